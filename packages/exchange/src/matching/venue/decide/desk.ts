import type { Ticks } from '../../../kernel/amounts.ts';
import type { Context } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { marketStates, type Offer, type Side, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { VenueEvent } from '../events.ts';
import type { FeeSharing } from '../fee-sharing.ts';
import { crossIndexTicks, indexTicks } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import type { Fill } from '../settlement.ts';
import type { MarketUnits, ReadVenueState } from '../state/records.ts';

/** What the venue asks of its neighbours. */
export interface VenuePorts {
  /** Whether somebody has opened a customer: who may not trade any more may still take back what they began. */
  knows(customer: number): boolean;
  /** Why a customer may not begin something that the house offers, or null. */
  barred(customer: number, offer: Offer): Rejection | null;
  /** The index of an asset in 1e-8 USDT, 0 before the first tick. */
  priceE8(asset: number): number;
  /** When the oldest quote behind the index of an asset was made, in ms, and how many sources it stands on. */
  index(asset: number): { readonly at: number; readonly sources: number };
  /** The decimals of an asset, -1 for an unknown one. */
  scaleOf(asset: number): number;
  /** Who has a share of the fees. */
  readonly sharing: Pick<FeeSharing, 'sharesOf'>;
}

/** What every decision works with. */
export interface Desk {
  readonly state: ReadVenueState;
  readonly ledger: Pick<Ledger, 'available'>;
  readonly ports: VenuePorts;
  /** The trades that triggers have yet to watch, in ticks, each change of price once; empty between commands. */
  prints: number[];
  /** Orders that carry a take profit or a stop loss and have filled, not covered yet; empty between commands. */
  protectedFills: number[];
  readonly pace: Pace;
  readonly fill: Fill;
  /** The block that is being traded: for whom, and whom it has met so far; null between blocks. */
  block: { readonly members: ReadonlySet<number>; readonly makers: Set<number> } | null;
}

/** How much of what one frame may do is left, so that a cascade can't make a frame of any size (D9). */
export interface Pace {
  triggers: number;
  activations: number;
}

export type VenueContext = Context<VenueEvent>;

export type Market = MarketUnits;

/** One USDT, as the index counts it. */
const oneE8 = 100_000_000;

export function marketOf(desk: Desk, id: number): Market | null {
  const slot = Number.isSafeInteger(id) && id > 0 ? desk.state.marketSlots.get(id) : -1;
  if (slot < 0) return null;
  return desk.state.marketUnits[slot]!;
}

/**
 * Why a market takes no new orders at `at` (ms), or null: the state that it was set to, and an index that is missing, too
 * old or of too few sources, in base or quote (D10). A cancel, of the whole or of a part, is taken in any of them, and what only
 * `closes` a position is taken while the index isn't sound. Between two sessions orders rest by the last index that there was.
 */
export function notOpen(desk: Desk, market: Market, at: number, closes = false): Rejection | null {
  const refused = stateRefusal(desk, market);
  if (refused) return refused;
  const phase = desk.state.phases.of(market.id);
  if (phase === 'matching') return refuse.marketCancelOnly;
  if (indexOf(desk, market) === 0) return refuse.indexUnavailable;
  return closes || phase !== 'continuous' ? null : unsoundOf(desk, market, at);
}

/** Why a market that is halted, or was left to cancels alone, takes nothing else; or null. */
export function stateRefusal(desk: Desk, market: Market): Rejection | null {
  const state = marketStates[desk.state.markets.columns.state[market.slot]!];
  if (state === 'halted') return refuse.marketHalted;
  return state === 'cancel_only' ? refuse.marketCancelOnly : null;
}

/** Whether an order trades when it comes: outside of its sessions a market only gathers orders, for the next opening. */
export function isContinuous(desk: Desk, market: Market): boolean {
  return desk.state.phases.of(market.id) === 'continuous';
}

/** Why the index isn't sound at `at` (ms), in base or quote, or null. */
export function unsoundOf(desk: Desk, market: Market, at: number): Rejection | null {
  return unsound(desk, market, market.base, at) ?? unsound(desk, market, market.quote, at);
}

function unsound(desk: Desk, { slot }: Market, asset: number, at: number): Rejection | null {
  if (asset === usdtAsset) return null;
  const index = desk.ports.index(asset);
  const { indexAgeMaxMs, indexSourcesMin } = desk.state.markets.columns;
  const ageMs = at - index.at;
  if (ageMs > indexAgeMaxMs[slot]!) return { ...refuse.indexUnsound, detail: { ageMs } };
  if (index.sources < indexSourcesMin[slot]!) return { ...refuse.indexUnsound, detail: { sources: index.sources } };
  return null;
}

/** Why a customer may not trade in a market, or null. Nothing but a freeze keeps anybody from closing a position. */
export function notEntitled(desk: Desk, market: Market, customer: number, closes = false): Rejection | null {
  const barred = desk.ports.barred(customer, market.settlement.offer);
  return closes && barred?.code !== refuse.accountFrozen.code ? null : barred;
}

/** The index in ticks of the market's own quote, 0 where there is none. */
export function indexOf(desk: Desk, market: Market): Ticks {
  const priceE8 = worthE8(desk, market.base);
  const priceDecimals = desk.state.markets.columns.priceDecimals[market.slot]!;
  if (priceE8 === 0) return 0;
  if (market.quote === usdtAsset) return indexTicks(priceE8, priceDecimals);
  const quoteE8 = worthE8(desk, market.quote);
  return quoteE8 === 0 ? 0 : crossIndexTicks(priceE8, quoteE8, priceDecimals);
}

/** The index in 1e-8 USDT, 0 before the first tick; USDT needs none. */
function worthE8(desk: Desk, asset: number): number {
  return asset === usdtAsset ? oneE8 : desk.ports.priceE8(asset);
}

/** What triggers watch: the last trade, the index before the first. In ticks, 0 where there is neither. */
export function lastPriceOf(desk: Desk, market: Market): Ticks {
  return desk.state.markets.columns.lastPrice[market.slot]! || indexOf(desk, market);
}

/**
 * The highest (or lowest) price that triggers have reached or are about to: the last one, and the prints that are left
 * to watch, so that no stop is triggered by a trade from before it was placed. In ticks.
 */
export function furthestPrice(desk: Desk, market: Market, rising: boolean): Ticks {
  const lastPrice = lastPriceOf(desk, market);
  const left = desk.state.markets.columns.prints[market.slot]!;
  if (left.length === 0) return lastPrice;
  return rising ? Math.max(lastPrice, ...left) : Math.min(lastPrice, ...left);
}

/** Whether a limit order at this price would trade at once. */
export function wouldTake(market: Market, side: Side, price: Ticks): boolean {
  const opposite = side === 'buy' ? market.book.asks : market.book.bids;
  return opposite.best >= 0 && opposite.reaches(opposite.bestPrice, price);
}

/** Whether an id is one that the exchange could have given out. */
export function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}
