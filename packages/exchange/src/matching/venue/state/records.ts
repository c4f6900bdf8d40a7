import type { Units } from '../../../kernel/amounts.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot } from '../../../kernel/known-slot.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import { type AccountKind, accountKinds, marketStates } from '../../../kernel/vocabulary.ts';
import { OrderBook, type ReadBook } from '../../order-book.ts';
import { OrderLinks } from '../../order-list.ts';
import { Orders, type ReadOrders } from '../../orders.ts';
import { trailingTrigger } from '../formulas.ts';
import { type TradingAccount, tradingAccountOf } from '../events.ts';
import type { ReadSettlement, Settlement } from '../settlement.ts';
import { type ReadScheduledRules, scheduledRules } from './market-rules.ts';
import { type ReadTradingPhases, TradingPhases } from './trading-phases.ts';
import { OrderTerms, type ReadOrderTerms } from './order-terms.ts';
import { Protections, type ReadProtections } from './protections.ts';

/**
 * `minNotional` and `maxNotional` in quote units. `lastPrice` in ticks, 0 before the first trade. `prints`: the prices
 * that triggers have yet to watch, in ticks, empty but for a cascade that a frame had no room for.
 */
export const marketFields = {
  market: 'int',
  base: 'int',
  quote: 'int',
  symbol: 'text',
  priceDecimals: 'int',
  quantityDecimals: 'int',
  unit: 'int',
  lot: 'int',
  minNotional: 'int',
  maxNotional: 'int',
  priceBandPpm: 'int',
  collarPpm: 'int',
  referenceClampPpm: 'int',
  priceMovedPpm: 'int',
  maxOpenOrders: 'int',
  settlement: accountKinds,
  stopCapPpm: 'int',
  triggerPrintPpm: 'int',
  trailingMinBasisPoints: 'int',
  trailingMaxBasisPoints: 'int',
  indexAgeMaxMs: 'int',
  indexSourcesMin: 'int',
  state: marketStates,
  lastPrice: 'int',
  drainTimer: 'int',
  prints: 'ints',
} as const;

/** A liquidity provider's one hold a side, in smallest units of quote and base. */
const quoterFields = {
  customer: 'int',
  market: 'int',
  quote: 'int',
  base: 'int',
  bidHeld: 'int',
  askHeld: 'int',
} as const;

/** One market as decisions need it. `unit`: one tick times one lot in quote units; `lot`: one lot in base units. */
export interface MarketUnits {
  readonly slot: number;
  readonly id: number;
  readonly base: number;
  readonly quote: number;
  readonly unit: Units;
  readonly lot: Units;
  readonly book: ReadBook;
  readonly settlement: ReadSettlement;
  /** The account that its orders hold in, as events say it. */
  readonly account: TradingAccount;
}

/** The settlements of the products that trade here, by the account kind that their orders hold in. */
export type Settlements = Readonly<Partial<Record<AccountKind, Settlement>>>;

export function initialState(settlements: Settlements) {
  const orders = new Orders();
  return {
    settlements,
    markets: new Table('market', marketFields),
    marketSlots: new IntMap(),
    /** By market slot. */
    books: [] as OrderBook[],
    /** By market slot: ids and units as decisions read them; derived, never hashed. */
    marketUnits: [] as MarketUnits[],
    orders,
    links: new OrderLinks(),
    protections: new Protections(),
    terms: new OrderTerms(),
    scheduledRules: scheduledRules(),
    phases: new TradingPhases(),
    quoters: new Table('quoter', quoterFields),
    quoterSlots: new IntMap(),
    counters: { lastOrder: 0, lastTrade: 0, lastPriority: 0, lastSchedule: 0 },
  };
}

export type VenueState = ReturnType<typeof initialState>;

/** The state outside of `evolve`. */
export type ReadVenueState = Omit<
  ReadState<VenueState>,
  'orders' | 'settlements' | 'books' | 'links' | 'marketUnits' | 'protections' | 'terms' | 'scheduledRules' | 'phases'
> & {
  readonly settlements: Readonly<Partial<Record<AccountKind, ReadSettlement>>>;
  readonly orders: ReadOrders;
  readonly marketUnits: readonly MarketUnits[];
  readonly protections: ReadProtections;
  readonly terms: ReadOrderTerms;
  readonly scheduledRules: ReadScheduledRules;
  readonly phases: ReadTradingPhases;
};

const marketMax = 4096;

export function quoterKey(customer: number, market: number): number {
  return customer * marketMax + market;
}

/** The slot of the market that an event names. Throws when there is none. */
export function knownMarket(state: VenueState, id: number): number {
  return knownSlot(state.marketSlots, id, 'market');
}

/** How the product settles that a market belongs to. */
export function settlementOf(state: VenueState, slot: number): Settlement {
  const kind = accountKinds[state.markets.columns.settlement[slot]!]!;
  const settlement = state.settlements[kind];
  if (!settlement) throw new Error(`No product settles ${kind} markets.`);
  return settlement;
}

/** Makes what decisions read of a market from its record. */
export function openMarket(state: VenueState, slot: number): void {
  const { market, base, quote, unit, lot } = state.markets.columns;
  const book = new OrderBook(state.orders, state.links, trailingTrigger);
  state.marketSlots.set(market[slot]!, slot);
  state.books[slot] = book;
  state.marketUnits[slot] = {
    slot,
    id: market[slot]!,
    base: base[slot]!,
    quote: quote[slot]!,
    unit: unit[slot]!,
    lot: lot[slot]!,
    book,
    settlement: settlementOf(state, slot),
    account: tradingAccountOf(settlementOf(state, slot).account),
  };
}
