import type { Answers } from '../../kernel/product.ts';
import type { OrderView } from '../../views.ts';
import type { VenueCommand } from './commands.ts';
import { changesHands, heldUnsaid, type VenueEvent } from './events.ts';
import { trailingTrigger } from './formulas.ts';

type Placed = Extract<VenueEvent, { type: 'OrderPlaced' }>;
type TermsSet = Extract<VenueEvent, { type: 'OrderTermsSet' }>;
type Traded = Extract<VenueEvent, { type: 'OrdersTraded' }>;
type Amended = Extract<VenueEvent, { type: 'OrderAmended' }>;

export type Subjects = (events: readonly VenueEvent[]) => number[];

/** The orders that a command placed itself, which come first: not those that cover fills or stop a position. */
const placedIn =
  (count: number): Subjects =>
  (events) =>
    events.flatMap((event) => (event.type === 'OrderPlaced' ? [event.order] : [])).slice(0, count);

const amendedIn: Subjects = (events) =>
  events.flatMap((event) => (event.type === 'OrderAmended' ? [event.order] : [])).slice(0, 1);

const closedIn: Subjects = (events) => events.flatMap((event) => (event.type === 'OrderClosed' ? [event.order] : []));

/**
 * The orders that a frame's command answered with, in the answer's order: folded from the frame's own events, so that
 * a repeated request gets the first answer whatever has happened since.
 */
export function ordersOf(subjects: Subjects): NonNullable<Answers<VenueCommand, VenueEvent>['PlaceOrder']> {
  return ({ at, events }, placedOrder) => {
    const answered = subjects(events);
    const orders = new Map<number, OrderView>();
    for (const id of answered) {
      const known = placedOrder(id);
      if (known) orders.set(id, { ...known });
    }
    const terms = new Map(events.flatMap((event) => (event.type === 'OrderTermsSet' ? [[event.order, event]] : [])));
    for (const event of events) fold(orders, event, at);
    for (const [id, order] of orders) Object.assign(order, positionOf(terms.get(id)));
    return { orders: answered.map((id) => orders.get(id)).filter((order) => order !== undefined) };
  };
}

export const venueAnswers: Answers<VenueCommand, VenueEvent> = {
  PlaceOrder: ordersOf(placedIn(1)),
  PlaceOco: ordersOf(placedIn(2)),
  AmendOrder: ordersOf(amendedIn),
  CancelOrder: ordersOf(closedIn),
  CancelAllOrders: ordersOf(closedIn),
};

function fold(orders: Map<number, OrderView>, event: VenueEvent, at: number): void {
  switch (event.type) {
    case 'OrderPlaced':
      orders.set(event.order, placed(event, at));
      return;
    case 'OrdersTraded':
      foldTrade(orders.get(event.taker), event.quantity, event.quoteAmount, event.takerFee, at);
      foldTrade(orders.get(event.maker), event.quantity, event.quoteAmount, event.makerFee, at);
      foldHolds(orders, event);
      return;
    case 'BlockFilled': {
      const order = orders.get(event.order);
      foldTrade(order, event.lots, event.value, event.fee, at);
      if (order) order.held -= event.used;
      return;
    }
    case 'OrderHeld': {
      const order = orders.get(event.order);
      if (order) order.held += event.held;
      return;
    }
    case 'OrderAmended': {
      const order = orders.get(event.order);
      if (!order) return;
      const { price, quantity, filled, filledQuote, fee } = event;
      const { state, held } = afterAmend(order, event);
      Object.assign(order, { price, quantity, filled, filledQuote, fee, state, held, reason: 'none', updatedAt: at });
      return;
    }
    case 'OrderClosed': {
      const order = orders.get(event.order);
      if (!order) return;
      const { state, reason, filled, filledQuote, fee } = event;
      Object.assign(order, { state, reason, filled, filledQuote, fee, held: 0n, updatedAt: at });
      return;
    }
    case 'ProtectionAttached': {
      const order = orders.get(event.order);
      if (order) Object.assign(order, { takeProfit: event.takeProfit, stopLoss: event.stopLoss });
      return;
    }
    case 'OrderTriggered':
      setState(orders.get(event.order), 'triggered', at);
      return;
    case 'OrderActivated':
      setState(orders.get(event.order), 'new', at);
      return;
    default:
  }
}

/** The event says both since its second version; before it, they follow from what the order was. */
function afterAmend(order: OrderView, event: Amended): Pick<OrderView, 'state' | 'held'> {
  const atBook = event.filled > 0 ? 'partially_filled' : 'new';
  if (event.heldAfter === heldUnsaid) {
    const waits = order.triggerPrice !== 0 && order.state === 'pending';
    return { state: waits && event.filled === 0 ? 'pending' : atBook, held: order.held + event.held };
  }
  const stateOf = { '': atBook, trigger: 'pending', turn: 'triggered' } as const;
  return { state: stateOf[event.waitsFor], held: event.heldAfter };
}

function setState(order: OrderView | undefined, state: OrderView['state'], at: number): void {
  if (order) Object.assign(order, { state, updatedAt: at });
}

function foldTrade(order: OrderView | undefined, lots: number, quoteAmount: bigint, fee: bigint, at: number): void {
  if (!order) return;
  order.filled += lots;
  order.filledQuote += quoteAmount;
  order.fee += fee;
  order.state = order.filled === order.quantity ? 'filled' : 'partially_filled';
  order.reason = order.state === 'filled' ? 'filled' : 'none';
  order.updatedAt = at;
}

function positionOf(terms: TermsSet | undefined): Pick<OrderView, 'position'> {
  if (terms === undefined) return {};
  const { type: _type, order: _order, ...position } = terms;
  return { position };
}

function foldHolds(orders: ReadonlyMap<number, OrderView>, event: Traded): void {
  const [taker, maker] = [orders.get(event.taker), orders.get(event.maker)];
  if (!changesHands(event.account)) {
    if (taker) taker.held -= event.takerUsed;
    if (maker) maker.held -= event.makerUsed;
    return;
  }
  foldHold(taker, event.baseAmount, event.quoteAmount + event.takerReleased);
  foldHold(maker, event.baseAmount, event.quoteAmount);
}

function foldHold(order: OrderView | undefined, base: bigint, quote: bigint): void {
  if (order) order.held -= order.side === 'buy' ? quote : base;
}

function placed(event: Placed, at: number): OrderView {
  const trails = event.orderType === 'trailing_stop';
  return {
    id: event.order,
    customer: event.customer,
    market: event.market,
    side: event.side,
    orderType: event.orderType,
    timeInForce: event.timeInForce,
    postOnly: event.postOnly,
    price: event.price,
    quantity: event.quantity,
    quoteAmount: event.quoteAmount,
    triggerPrice: trails ? trailingTrigger(event.side, event.extreme, event.trailingBasisPoints) : event.triggerPrice,
    trailingBasisPoints: event.trailingBasisPoints,
    filled: 0,
    filledQuote: 0n,
    fee: 0n,
    held: event.held,
    state: event.orderType === 'limit' || event.orderType === 'market' ? 'new' : 'pending',
    reason: 'none',
    oco: event.oco,
    createdAt: at,
    updatedAt: at,
  };
}
