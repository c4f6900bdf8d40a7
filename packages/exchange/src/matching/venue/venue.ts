/**
 * The venue: one central limit order book a market, price-time priority, trades at the maker's price. What an order
 * holds and what a match moves is the settlement's of the product that the market belongs to.
 */
import {
  hashOfNumbers,
  type Product,
  type ProductDefinition,
  type Services,
  type Touch,
  type Touches,
} from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { type AccountKind, accountKinds, marketStates, type Side } from '../../kernel/vocabulary.ts';
import type { ReadLevels } from '../price-levels.ts';
import type { AuctionView, DepthView, MarketView, OrderView } from '../../views.ts';
import { venueAnswers } from './answer.ts';
import { venueBills, venueBillTypes } from './bills.ts';
import type { VenueCommand } from './commands.ts';
import { priceAuctions } from './decide/auction.ts';
import { auctionViews } from './decide/auction-view.ts';
import { decidersOf, timersOf } from './decide/decide.ts';
import { preview, type Preview, type PreviewWish } from './decide/preview.ts';
import { type PositionDesk, positionDeskOf } from './decide/position-desk.ts';
import { type SessionDesk, sessionDeskOf } from './decide/session-desk.ts';
import { startPace } from './decide/triggers.ts';
import { type Desk, marketOf, type VenueContext, type VenuePorts } from './decide/desk.ts';
import { type VenueEvent, venueEvents } from './events.ts';
import type { FeeSharing } from './fee-sharing.ts';
import { addHoldsOf, brokenOf } from './invariants.ts';
import { venueRejections } from './rejections.ts';
import type { Fill } from './settlement.ts';
import { enterBook, evolversOf } from './state/evolve.ts';
import { venuePostings } from './state/postings.ts';
import {
  initialState,
  openMarket,
  quoterKey,
  type ReadVenueState,
  type Settlements,
  type VenueState,
} from './state/records.ts';
import { viewOf } from './state/view.ts';

/** The venue as the exchange sees it, with what may be read of it. */
export interface Venue extends Product<VenueCommand, VenueEvent> {
  order(id: number): OrderView | null;
  /**
   * The oldest market of two assets that settles in an account kind, the side of it that gives the first, and its lot in
   * units of its base; null for none.
   */
  between(from: number, to: number, kind: AccountKind): MarketBetween | null;
  /** Whether an asset is what a market trades that settles in an account kind. */
  isBaseIn(asset: number, kind: AccountKind): boolean;
  /** What a market order would come to now, for products that trade within their own commands; or its refusal. */
  preview(wish: PreviewWish, at: number): Preview | Rejection;
  /** What a product with positions asks of the venue. */
  readonly positionDesk: PositionDesk;
  /** What a product with sessions asks of the venue. */
  readonly sessionDesk: SessionDesk;
  /** The index was published: the auctions that wait for it are priced in its frame. */
  ticked(context: unknown): void;
  readonly queries: {
    markets(): MarketView[];
    /** Up to `limit` levels a side, best first; null for an unknown market. */
    depth(query: { market: number; limit: number }): DepthView | null;
    /** A customer's own order while it is open, or when the last frame closed it; null for any other. */
    order(query: { customer: number; order: number }): OrderView | null;
    /** A customer's open orders, oldest first; `market` 0 or absent for all. */
    openOrders(query: { customer: number; market?: number | undefined }): OrderView[];
    /** How many orders and quote levels are open. */
    openOrderCount(): number;
    /** How far the markets with sessions are in their day, and what their opening would come to now. */
    auctions(): AuctionView[];
  };
}

export interface MarketBetween {
  readonly market: number;
  readonly side: Side;
  readonly lot: number;
}

/** What the venue asks of its neighbours, and how the products settle whose markets it runs. */
export interface VenueNeighbours extends VenuePorts {
  readonly settlements: Settlements;
  /** Who has a share of the fees. */
  readonly sharing: FeeSharing;
}

function createVenue({ ledger, timers }: Services, { settlements, ...ports }: VenueNeighbours): Venue {
  const state = initialState(settlements);
  const desk: Desk = {
    state,
    ledger,
    ports,
    prints: [],
    protectedFills: [],
    pace: { triggers: 0, activations: 0 },
    fill: newFill(),
    block: null,
  };
  const forget = (order: number): void => {
    state.protections.drop(order);
    state.terms.drop(order);
  };
  const tables = [
    state.markets,
    state.quoters,
    state.protections.table,
    state.terms.table,
    state.phases.table,
    state.scheduledRules.table,
    state.orders.table,
  ];
  return {
    decide: decidersOf(desk),
    evolve: evolversOf(state, timers, ports.sharing),
    timers: timersOf(desk),
    tables,
    startFrame() {
      state.orders.sweep(forget);
      startPace(desk.pace);
    },
    hasOpen: (customer) => hasOpenOrders(state, customer),
    addHolds: (holds) => addHoldsOf(state, holds),
    broken: () => brokenOf(state),
    hash() {
      settleExtremes(state);
      return tables.reduce((sum, table) => sum + table.hash(), hashOfNumbers(state.counters));
    },
    save(writer) {
      settleExtremes(state);
      writer.json({ counters: state.counters });
      for (const table of tables.slice(0, -1)) table.save(writer);
      state.orders.save(writer);
    },
    load(reader) {
      const head = reader.json() as Pick<VenueState, 'counters'>;
      Object.assign(state.counters, head.counters);
      for (const table of tables.slice(0, -1)) table.load(reader);
      state.orders.load(reader);
      indexRecords(state);
    },
    touches: touchesOf(state),
    order: (id) => orderOf(state, id),
    isBaseIn: (asset, kind) =>
      state.marketUnits.some(({ base, settlement }) => base === asset && settlement.account === kind),
    between: (from, to, kind) => marketBetween(state, from, to, kind),
    preview: (wish, at) => preview(desk, wish, at),
    positionDesk: positionDeskOf(desk),
    sessionDesk: sessionDeskOf(desk),
    ticked: (context) => priceAuctions(desk, context as VenueContext),
    queries: queriesOf(desk),
  };
}

/** Whether a customer has an order or a level of a quote in any market. */
function hasOpenOrders({ orders, markets }: VenueState, customer: number): boolean {
  for (const slot of markets.slots()) {
    const market = markets.columns.market[slot]!;
    if (orders.slotsOf(customer, market).length > 0 || orders.slotsOf(customer, market, true).length > 0) return true;
  }
  return false;
}

export const venue = {
  name: 'venue',
  events: venueEvents,
  rejections: venueRejections,
  postings: venuePostings,
  alwaysTaken: ['CancelOrder', 'CancelAllOrders', 'SetMarketState'],
  answers: venueAnswers,
  billTypes: venueBillTypes,
  bills: venueBills,
  create: createVenue,
} as const satisfies ProductDefinition<VenueCommand, typeof venueEvents, VenueNeighbours, Venue>;

function queriesOf(desk: Desk): Venue['queries'] {
  const { state } = desk;
  return {
    markets: () =>
      state.marketUnits.toSorted((left, right) => left.id - right.id).map(({ slot }) => marketView(desk, slot)),
    depth({ market: id, limit }) {
      const market = marketOf(desk, id);
      if (!market) return null;
      return { market: id, bids: levelsOf(market.book.bids, limit), asks: levelsOf(market.book.asks, limit) };
    },
    order({ customer, order: id }) {
      const order = orderOf(state, id);
      return order?.customer === customer ? order : null;
    },
    openOrders({ customer, market: only = 0 }) {
      const markets = only === 0 ? state.marketUnits.map(({ id }) => id) : [only];
      const slots = markets.flatMap((id) => state.orders.slotsOf(customer, id));
      return slots.map((slot) => viewOf(state, slot)).toSorted((left, right) => left.id - right.id);
    },
    openOrderCount: () => state.orders.size,
    auctions: () => auctionViews(desk),
  };
}

/** Brings the records of trailing stops up to date: while they wait their groups know more. */
function settleExtremes(state: VenueState): void {
  for (const { trailingSells, trailingBuys } of state.books) {
    trailingSells.settle();
    trailingBuys.settle();
  }
}

function marketBetween(state: ReadVenueState, from: number, to: number, kind: AccountKind): MarketBetween | null {
  let found: MarketBetween | null = null;
  for (const { id, base, quote, lot, settlement } of state.marketUnits) {
    if (settlement.account !== kind || (found && found.market < id)) continue;
    if (base === from && quote === to) found = { market: id, side: 'sell', lot };
    else if (base === to && quote === from) found = { market: id, side: 'buy', lot };
  }
  return found;
}

function touchesOf(state: ReadVenueState): Touches<VenueEvent> {
  const own = (event: { customer: number; order: number }, touch: Touch): void => touch(event.customer, event.order);
  const known = ({ order }: { order: number }, touch: Touch): void =>
    touch(state.orders.table.columns.customer[state.orders.slotOf(order)]!, order);
  return {
    OrdersTraded(event, touch) {
      touch(event.takerCustomer, event.taker);
      touch(event.makerCustomer, event.maker);
    },
    OrderPlaced: own,
    OrderClosed: own,
    OrderAmended: own,
    OrderTriggered: known,
    OrderActivated: known,
  };
}

function orderOf(state: ReadVenueState, id: number): OrderView | null {
  const slot = Number.isSafeInteger(id) && id > 0 ? state.orders.slotOf(id) : -1;
  return slot < 0 ? null : viewOf(state, slot);
}

/** Makes the indexes and books again from the records that a snapshot brought. */
function indexRecords(state: VenueState): void {
  for (const slot of state.markets.slots()) openMarket(state, slot);
  const quoters = state.quoters.columns;
  for (const slot of state.quoters.slots())
    state.quoterSlots.set(quoterKey(quoters.customer[slot]!, quoters.market[slot]!), slot);
  state.protections.index();
  state.terms.index();
  state.scheduledRules.index();
  state.phases.index();
  const { priority } = state.orders.table.columns;
  const orders = [...state.orders.table.slots()].toSorted((left, right) => priority[left]! - priority[right]!);
  for (const slot of orders) enterBook(state, slot);
}

function marketView(desk: Desk, slot: number): MarketView {
  const { columns } = desk.state.markets;
  return {
    market: columns.market[slot]!,
    settlement: accountKinds[columns.settlement[slot]!]!,
    base: columns.base[slot]!,
    quote: columns.quote[slot]!,
    symbol: columns.symbol[slot]!,
    priceDecimals: columns.priceDecimals[slot]!,
    quantityDecimals: columns.quantityDecimals[slot]!,
    minNotional: BigInt(columns.minNotional[slot]!),
    maxNotional: BigInt(columns.maxNotional[slot]!),
    priceBandPpm: columns.priceBandPpm[slot]!,
    collarPpm: columns.collarPpm[slot]!,
    referenceClampPpm: columns.referenceClampPpm[slot]!,
    maxOpenOrders: columns.maxOpenOrders[slot]!,
    state: marketStates[columns.state[slot]!]!,
    lastPrice: columns.lastPrice[slot]!,
    indexE8: desk.ports.priceE8(columns.base[slot]!),
  };
}

function levelsOf(levels: ReadLevels, limit: number): number[] {
  const pairs: number[] = [];
  levels.walk((level) => {
    if (pairs.length >= limit * 2) return false;
    pairs.push(levels.price[level]!, levels.quantity[level]!);
    return true;
  });
  return pairs;
}

function newFill(): Fill {
  return {
    buying: true,
    price: 0,
    lots: 0,
    cap: 0,
    at: 0,
    taker: 0,
    maker: 0,
    takerCustomer: 0,
    makerCustomer: 0,
    takerUsed: 0,
    makerUsed: 0,
    base: 0,
    quote: 0,
    takerFee: 0,
    makerFee: 0,
    takerPpm: 0,
    makerPpm: 0,
    takerShareable: 0,
    makerShareable: 0,
    takerReleased: 0,
    isAuction: false,
    worth: 0n,
  };
}
