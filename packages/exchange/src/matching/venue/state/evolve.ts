import { requireNew } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { accountKinds, closeReasons, marketStates, orderStates } from '../../../kernel/vocabulary.ts';
import type { OrderBook } from '../../order-book.ts';
import type { MarketRules } from '../commands.ts';
import { changesHands, type TradingAccount, type VenueEvent, worthUnsaid } from '../events.ts';
import type { FeeSharing } from '../fee-sharing.ts';
import { buy, isResting, risesToTrigger, stateIndex, trailingStop } from './order-codes.ts';
import { amendOrder } from './amended-order.ts';
import { addOrder } from './new-order.ts';
import { evolveQuotes, quoterSlotOf } from './quotes.ts';
import { auctionTimerKind } from './trading-phases.ts';
import { knownMarket, openMarket, settlementOf, type VenueState } from './records.ts';

const openState = marketStates.indexOf('open');

/** The kind of the timer that activates the triggered orders that a frame had no room for. */
export const drainTimerKind = 'venue.drain';

export function evolversOf(
  state: VenueState,
  timers: Timers,
  sharing: Pick<FeeSharing, 'shared'>,
): Evolvers<VenueEvent> {
  const { orders, markets } = state;
  return {
    MarketListed(event) {
      requireNew(state.marketSlots, event.market, 'market');
      const slot = markets.add();
      const { columns } = markets;
      columns.market[slot] = event.market;
      columns.base[slot] = event.base;
      columns.quote[slot] = event.quote;
      columns.symbol[slot] = event.symbol;
      columns.priceDecimals[slot] = event.priceDecimals;
      columns.quantityDecimals[slot] = event.quantityDecimals;
      columns.unit[slot] = event.unit;
      columns.lot[slot] = event.lot;
      setRules(state, slot, event);
      columns.settlement[slot] = accountKinds.indexOf(event.settlement);
      columns.state[slot] = 0;
      columns.lastPrice[slot] = 0;
      columns.drainTimer[slot] = 0;
      columns.prints[slot] = [];
      openMarket(state, slot);
      if (settlementOf(state, slot).hasSessions) state.phases.add(event.market);
    },

    MarketRulesScheduled(event) {
      knownMarket(state, event.market);
      state.scheduledRules.add(event.schedule, event.effectiveAt, event, timers);
      state.counters.lastSchedule = event.schedule;
    },

    MarketRulesSet(event) {
      const slot = knownMarket(state, event.market);
      if (event.schedule !== 0) state.scheduledRules.remove(event.schedule, timers);
      setRules(state, slot, event);
      markets.touch(slot);
    },

    MarketStateSet(event, at) {
      const slot = knownMarket(state, event.market);
      markets.columns.state[slot] = marketStates.indexOf(event.state);
      markets.touch(slot);
      scheduleDrain(state, timers, slot, at);
    },

    OrderPlaced(event, at) {
      knownMarket(state, event.market);
      if (event.order <= state.counters.lastOrder) throw new Error(`Order ${event.order} was placed before.`);
      enterBook(state, addOrder(state, event, at));
      noteOrders(state, event);
    },

    OrderTermsSet(event) {
      if (event.order <= state.counters.lastOrder) throw new Error(`Order ${event.order} was placed before its terms.`);
      state.terms.set(event);
    },

    OrderHeld(event) {
      const slot = orders.openSlotOf(event.order);
      orders.table.columns.held[slot]! += Number(event.held);
      orders.table.columns.cap[slot] = event.cap;
      orders.table.touch(slot);
    },

    OrdersTraded(event, at) {
      const market = knownMarket(state, event.market);
      state.counters.lastTrade = event.trade;
      markets.columns.lastPrice[market] = event.price;
      markets.touch(market);
      const quoteAmount = Number(event.quoteAmount);
      const baseAmount = Number(event.baseAmount);
      const atOnce = changesHands(event.account);
      const buying = event.side === 'buy';
      const takerUsed = atOnce
        ? (buying ? quoteAmount : baseAmount) + Number(event.takerReleased)
        : Number(event.takerUsed);
      const makerUsed = atOnce ? (buying ? baseAmount : quoteAmount) : Number(event.makerUsed);
      fill(state, event.taker, event.quantity, quoteAmount, takerUsed, event.takerFee, at);
      fill(state, event.maker, event.quantity, quoteAmount, makerUsed, event.makerFee, at);
      settlementOf(state, market).traded(event, at);
      state.protections.receive(event);
      if (event.worth === worthUnsaid) follow(state.books[market]!, event.price);
    },

    BlockFilled(event, at) {
      knownMarket(state, event.market);
      const { order, lots, value, used, fee } = event;
      if (order > state.counters.lastOrder) state.counters.lastOrder = order;
      else fill(state, order, lots, Number(value), Number(used), fee, at);
      state.settlements.perpetual?.positions?.ordersChanged(event.customer);
    },

    FeeShared(event, at) {
      sharing.shared(event, at);
    },

    OrderClosed(event, at) {
      const slot = orders.openSlotOf(event.order);
      const { columns } = orders.table;
      const given = Number(event.released) + Number(event.moved);
      if (columns.held[slot] !== given)
        throw new Error(`Order ${event.order} holds ${columns.held[slot]} and would end with ${given}.`);
      leaveBook(state, slot);
      columns.held[slot] = 0;
      if (event.moved !== 0n) {
        const partner = orders.openSlotOf(partnerOf(event.order, columns.oco[slot]!));
        columns.held[partner]! += Number(event.moved);
        orders.table.touch(partner);
      }
      columns.state[slot] = orderStates.indexOf(event.state);
      columns.reason[slot] = closeReasons.indexOf(event.reason);
      columns.updatedAt[slot] = at;
      orders.close(slot);
      noteOrders(state, event);
      scheduleDrain(state, timers, knownMarket(state, event.market), at);
    },

    OrderAmended(event, at) {
      const slot = orders.openSlotOf(event.order);
      const { columns } = orders.table;
      knownMarket(state, event.market);
      amendOrder(state, slot, event.price, event.quantity, at);
      if (event.cap !== 0) columns.cap[slot] = event.cap;
      else if (columns.side[slot] === buy && event.price !== 0) columns.cap[slot] = event.price;
      columns.held[slot]! += Number(event.held);
      if (!(columns.held[slot]! >= 0)) throw new Error(`Order ${event.order} would hold ${columns.held[slot]}.`);
      noteOrders(state, event);
    },

    OrderTriggered(event, at) {
      const slot = orders.openSlotOf(event.order);
      const { columns } = orders.table;
      leaveBook(state, slot);
      columns.state[slot] = stateIndex.triggered;
      columns.priority[slot] = ++state.counters.lastPriority;
      columns.updatedAt[slot] = at;
      orders.table.touch(slot);
      const market = knownMarket(state, event.market);
      state.books[market]!.queue.push(slot);
      scheduleDrain(state, timers, market, at);
    },

    OrderActivated(event, at) {
      const slot = orders.openSlotOf(event.order);
      const { columns } = orders.table;
      leaveBook(state, slot);
      columns.state[slot] = stateIndex.new;
      columns.priority[slot] = ++state.counters.lastPriority;
      columns.updatedAt[slot] = at;
      orders.table.touch(slot);
      enterBook(state, slot);
      scheduleDrain(state, timers, knownMarket(state, event.market), at);
    },

    ProtectionAttached({ order, takeProfit, stopLoss }) {
      orders.openSlotOf(order);
      state.protections.attach(order, takeProfit, stopLoss);
    },

    FillsCovered(event) {
      state.protections.cover(event);
      if (event.limit !== 0) orders.exempt(orders.openSlotOf(event.limit));
      if (event.stop !== 0) orders.exempt(orders.openSlotOf(event.stop));
    },

    ProtectionEnded({ order }) {
      state.protections.end(order);
    },

    PrintWatched(event) {
      follow(state.books[knownMarket(state, event.market)]!, event.price);
    },

    PrintsLeft(event, at) {
      const market = knownMarket(state, event.market);
      markets.columns.prints[market] = event.prices;
      markets.touch(market);
      scheduleDrain(state, timers, market, at);
    },

    TriggersPaused(event) {
      const market = knownMarket(state, event.market);
      const { drainTimer } = markets.columns;
      if (drainTimer[market] === 0) throw new Error(`Nothing of market ${event.market} could pause.`);
      timers.cancel(drainTimer[market]!);
      drainTimer[market] = timers.set(drainTimerKind, event.market, event.until);
      markets.touch(market);
    },

    TradingPhaseSet(event, at) {
      const market = knownMarket(state, event.market);
      state.phases.set(event, timers);
      scheduleDrain(state, timers, market, at);
    },

    AuctionPriced({ market, price, lots }, at) {
      state.phases.price(market, price, lots, () => timers.set(auctionTimerKind, market, at));
    },

    LastCloseSet({ market, price }) {
      const slot = knownMarket(state, market);
      markets.columns.lastPrice[slot] = price;
      markets.touch(slot);
    },

    QuotesReplaced(event, at) {
      evolveQuotes(state, event, at);
      noteOrders(state, event);
    },
  };
}

/** The orders of a customer on positions have changed, which their product follows. */
function noteOrders(state: VenueState, { account, customer }: { account: TradingAccount; customer: number }): void {
  if (account !== '') state.settlements[account]?.positions?.ordersChanged(customer);
}

function setRules(state: VenueState, slot: number, rules: MarketRules): void {
  const { columns } = state.markets;
  columns.minNotional[slot] = Number(rules.minNotional);
  columns.maxNotional[slot] = Number(rules.maxNotional);
  columns.priceBandPpm[slot] = rules.priceBandPpm;
  columns.collarPpm[slot] = rules.collarPpm;
  columns.referenceClampPpm[slot] = rules.referenceClampPpm;
  columns.priceMovedPpm[slot] = rules.priceMovedPpm;
  columns.maxOpenOrders[slot] = rules.maxOpenOrders;
  columns.stopCapPpm[slot] = rules.stopCapPpm;
  columns.triggerPrintPpm[slot] = rules.triggerPrintPpm;
  columns.trailingMinBasisPoints[slot] = rules.trailingMinBasisPoints;
  columns.trailingMaxBasisPoints[slot] = rules.trailingMaxBasisPoints;
  columns.indexAgeMaxMs[slot] = rules.indexAgeMaxMs;
  columns.indexSourcesMin[slot] = rules.indexSourcesMin;
}

/** The id of the other leg of an OCO pair: the limit order gives the pair its id, the stop has the next one. */
export function partnerOf(order: number, oco: number): number {
  return order === oco ? order + 1 : oco;
}

/** Puts an order where its state says that it waits. */
export function enterBook(state: VenueState, slot: number): void {
  const { columns } = state.orders.table;
  const book = state.books[state.marketSlots.get(columns.market[slot]!)]!;
  if (columns.state[slot] === stateIndex.triggered) book.queue.push(slot);
  else if (columns.state[slot] === stateIndex.pending) {
    if (columns.orderType[slot] === trailingStop) book.trailingOf(slot).add(slot);
    else book.arm(slot, risesToTrigger(columns.orderType[slot]!, columns.side[slot]!), isByMark(state, slot));
  } else if (isResting(columns, slot)) book.rest(slot);
}

function leaveBook(state: VenueState, slot: number): void {
  const { columns } = state.orders.table;
  const book = state.books[state.marketSlots.get(columns.market[slot]!)]!;
  if (columns.state[slot] === stateIndex.triggered) book.queue.remove(slot);
  else if (columns.state[slot] === stateIndex.pending) {
    if (columns.orderType[slot] === trailingStop) book.trailingOf(slot).remove(slot);
    else book.disarm(slot, risesToTrigger(columns.orderType[slot]!, columns.side[slot]!), isByMark(state, slot));
  } else if (isResting(columns, slot)) book.unrest(slot);
}

function isByMark({ terms, orders }: VenueState, slot: number): boolean {
  return terms.isByMark(orders.table.columns.id[slot]!);
}

/** One order's part of a trade. `consumed`: what its hold gives up, in the unit of the held asset. */
function fill(
  state: VenueState,
  order: number,
  lots: number,
  quoteAmount: number,
  consumed: number,
  fee: bigint,
  at: number,
): void {
  const slot = state.orders.openSlotOf(order);
  const { columns } = state.orders.table;
  const rests = isResting(columns, slot);
  const book = state.books[state.marketSlots.get(columns.market[slot]!)]!;
  const filled = columns.filled[slot]! + lots;
  if (!(lots > 0) || (columns.quoteAmount[slot] === 0 && filled > columns.quantity[slot]!))
    throw new Error(`Order ${order} of ${columns.quantity[slot]} lots would be filled by ${filled}.`);
  if (rests) book.reduce(slot, lots);
  columns.filled[slot] = filled;
  columns.filledQuote[slot]! += quoteAmount;
  columns.fee[slot]! += Number(fee);
  columns.updatedAt[slot] = at;
  state.orders.table.touch(slot);
  if (columns.isQuote[slot] === 1) consumeQuoteHold(state, slot, consumed);
  else columns.held[slot]! -= consumed;
  if (columns.held[slot]! < 0) throw new Error(`Order ${order} would hold ${columns.held[slot]}.`);
  if (filled === columns.quantity[slot]) {
    if (rests) book.unrest(slot);
    columns.state[slot] = stateIndex.filled;
    columns.reason[slot] = closeReasons.indexOf('filled');
    state.orders.close(slot);
  } else columns.state[slot] = stateIndex.partially_filled;
}

function consumeQuoteHold(state: VenueState, slot: number, consumed: number): void {
  const { customer, market, side } = state.orders.table.columns;
  const quoter = quoterSlotOf(state, customer[slot]!, market[slot]!);
  const { bidHeld, askHeld } = state.quoters.columns;
  const held = side[slot] === buy ? bidHeld : askHeld;
  held[quoter]! -= consumed;
  if (held[quoter]! < 0) throw new Error(`The quote of ${customer[slot]} would hold ${held[quoter]}.`);
  state.quoters.touch(quoter);
}

/** Trailing stops count from the best price that was watched since they were placed. */
function follow(book: OrderBook, price: number): void {
  book.trailingSells.raise(price);
  book.trailingBuys.raise(price);
}

/** A market with triggered orders in its queue, or prints to watch, has a timer that is due at once while it trades. */
function scheduleDrain(state: VenueState, timers: Timers, market: number, at: number): void {
  const { drainTimer, state: marketState } = state.markets.columns;
  const hasWork = state.books[market]!.queue.size > 0 || state.markets.columns.prints[market]!.length > 0;
  const isContinuous = state.phases.of(state.markets.columns.market[market]!) === 'continuous';
  const wanted = hasWork && isContinuous && marketState[market] === openState;
  if (wanted === drainTimer[market]! > 0) return;
  if (wanted) drainTimer[market] = timers.set(drainTimerKind, state.markets.columns.market[market]!, at);
  else {
    timers.cancel(drainTimer[market]!);
    drainTimer[market] = 0;
  }
  state.markets.touch(market);
}
