import type { Answers } from '../../kernel/product.ts';
import { ordersOf, type Subjects } from '../../matching/venue/answer.ts';
import type { VenueEvent } from '../../matching/venue/events.ts';
import type { PerpetualCommand } from './commands.ts';
import type { PerpetualEvent } from './events.ts';

/**
 * The orders that a command closed and opened positions with: no other that a frame places is a market order, since stops wait
 * first and liquidations have their limit.
 */
const atMarket: Subjects = (events) =>
  events.flatMap((event) => (event.type === 'OrderPlaced' && event.orderType === 'market' ? [event.order] : []));

const rendered = ordersOf(atMarket);
const orders: NonNullable<Answers<PerpetualCommand, PerpetualEvent>['ClosePosition']> = ({ at, events }, placedOrder) =>
  rendered({ at, events: events as readonly unknown[] as readonly VenueEvent[] }, placedOrder);

/** What is closed and reversed answers with its orders; other commands on positions with nothing but that they were taken. */
export const perpetualAnswers: Answers<PerpetualCommand, PerpetualEvent> = {
  ClosePosition: orders,
  ClosePositions: orders,
  ReversePosition: orders,
};
