import type { Deciders, TimerDeciders } from '../../../kernel/product.ts';
import type { VenueCommand } from '../commands.ts';
import type { VenueEvent } from '../events.ts';
import { drainTimerKind } from '../state/evolve.ts';
import { rulesTimerKind } from '../state/market-rules.ts';
import { auctionTimerKind } from '../state/trading-phases.ts';
import { fillAuction } from './auction.ts';
import { amendOrder } from './amend-order.ts';
import { cancelAllOrders, cancelOrder } from './cancel.ts';
import { type Desk, marketOf } from './desk.ts';
import { applyMarketRules, listMarket, scheduleMarketRules, setMarketState } from './markets.ts';
import { massQuote } from './mass-quote.ts';
import { placeOco } from './place-oco.ts';
import { placeOrder } from './place-order.ts';
import { drain } from './triggers.ts';

export function decidersOf(desk: Desk): Deciders<VenueCommand, VenueEvent> {
  return {
    ListMarket: (context, command) => listMarket(desk, context, command),
    ScheduleMarketRules: (context, command) => scheduleMarketRules(desk, context, command),
    SetMarketState: (context, command) => setMarketState(desk, context, command),
    PlaceOrder: (context, command) => placeOrder(desk, context, command),
    PlaceOco: (context, command) => placeOco(desk, context, command),
    CancelOrder: (context, command) => cancelOrder(desk, context, command),
    CancelAllOrders: (context, command) => cancelAllOrders(desk, context, command),
    AmendOrder: (context, command) => amendOrder(desk, context, command),
    MassQuote: (context, command) => massQuote(desk, context, command),
  };
}

export function timersOf(desk: Desk): TimerDeciders<VenueEvent> {
  return {
    [rulesTimerKind]: (context, { subject }) => applyMarketRules(desk, context, subject),
    [auctionTimerKind]: (context, { subject }) => fillAuction(desk, context, marketOf(desk, subject)!),
    [drainTimerKind]: (context, { subject }) => drain(desk, context, marketOf(desk, subject)!),
  };
}
