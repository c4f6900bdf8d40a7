import { scaledDown, scaledUp, type Ticks } from '../../../kernel/amounts.ts';
import type { AccountKind } from '../../../kernel/vocabulary.ts';
import type { ReadLevels } from '../../price-levels.ts';
import { type AuctionBook, type Opening, openingPrice } from '../opening-price.ts';
import { type Desk, indexOf, lastPriceOf, type Market, stateRefusal, unsoundOf, type VenueContext } from './desk.ts';
import { coverFills } from './protect.ts';
import { takeLevelsBack } from './quote-levels.ts';
import { close, trade } from './trade.ts';
import { settleTriggers } from './triggers.ts';

/** How far from the index an opening may be, in ppm: rules section 3. */
export const auctionBoundPpm = 20_000;

/** How many matches of an auction, and orders beyond its bound, one frame takes; the rest follow in frames of their own. */
export const matchesPerFrame = 128;

/** The session of the markets of an account begins, `since` ms: each opens by the first index that is made from then on. */
export function openSession(desk: Desk, { emit }: VenueContext, account: AccountKind, since: number): void {
  for (const { id } of marketsOf(desk, account)) emit({ type: 'TradingPhaseSet', market: id, phase: 'opening', since });
}

/** The session is over: what is open rests until the next one. */
export function closeSession(desk: Desk, { emit }: VenueContext, account: AccountKind): void {
  for (const { id } of marketsOf(desk, account))
    emit({ type: 'TradingPhaseSet', market: id, phase: 'closed', since: 0 });
}

/** The index was published: the markets that wait for it are priced, unless they are halted. */
export function priceAuctions(desk: Desk, context: VenueContext): void {
  const { table } = desk.state.phases;
  if (table.size === 0) return;
  for (const market of desk.state.marketUnits) {
    if (desk.state.phases.of(market.id) !== 'opening' || !isPriceable(desk, market, context.at)) continue;
    const book = auctionBookOf(desk, market);
    const opening = openingPrice(book) ?? nobodyMet;
    const { bids, asks, low, high, lastClose } = book;
    context.emit({
      type: 'AuctionPriced',
      market: market.id,
      ...opening,
      index: indexOf(desk, market),
      low,
      high,
      lastClose,
      bids: Object.freeze([...bids]),
      asks: Object.freeze([...asks]),
    });
  }
}

const nobodyMet: Opening = { price: 0, lots: 0, surplus: 0 };

/**
 * The book of a market as its auction sees it, as it is now. Within the bounds each price stands by itself; what lies beyond one
 * takes part at any price, so it stands at the bound; what can't take part is left out.
 */
export function auctionBookOf(desk: Desk, market: Market): AuctionBook {
  const index = indexOf(desk, market);
  const low = scaledUp(index, -auctionBoundPpm);
  const high = scaledDown(index, auctionBoundPpm);
  const { bids, asks } = market.book;
  return {
    bids: levelsWithin(bids, low, high),
    asks: levelsWithin(asks, high, low),
    low,
    high,
    lastClose: lastPriceOf(desk, market),
  };
}

/** The levels of a side down to `end`, those before `start` gathered there. In ticks. */
function levelsWithin(levels: ReadLevels, end: Ticks, start: Ticks): number[] {
  const pairs: number[] = [];
  levels.walk((level) => {
    const price = levels.price[level]!;
    if (!levels.reaches(price, end)) return false;
    const stands = levels.reaches(price, start) ? start : price;
    if (pairs.at(-2) === stands) pairs[pairs.length - 1]! += levels.quantity[level]!;
    else pairs.push(stands, levels.quantity[level]!);
    return true;
  });
  return pairs;
}

/** Whether the index is sound and was made since the session began. */
function isPriceable(desk: Desk, market: Market, at: number): boolean {
  if (stateRefusal(desk, market) || unsoundOf(desk, market, at)) return false;
  const { phases } = desk.state;
  return desk.ports.index(market.base).at >= phases.table.columns.since[phases.slotOf(market.id)]!;
}

/**
 * Fills a part of what meets in an auction, by price and age on both sides; the last part opens the market. What was canceled
 * since the auction was priced isn't there any more.
 */
export function fillAuction(desk: Desk, context: VenueContext, market: Market): void {
  const { phases, markets } = desk.state;
  const slot = phases.slotOf(market.id);
  const price = phases.table.columns.price[slot]!;
  const left = matchAt(desk, context, market, price, matchesPerFrame);
  coverFills(desk, context, market);
  desk.prints = [];
  if (left === 0 || !uncross(desk, context, market, left)) return;
  const hasTraded = price !== 0 && markets.columns.lastPrice[market.slot] === price;
  context.emit({ type: 'TradingPhaseSet', market: market.id, phase: 'continuous', since: 0 });
  if (hasTraded) desk.prints.push(price);
  settleTriggers(desk, context, market);
}

/** Matches the best of both sides at one price, the buyer as the taker; gives how many matches are left to the frame. */
function matchAt(desk: Desk, context: VenueContext, market: Market, price: Ticks, most: number): number {
  const { bids, asks } = market.book;
  const { quantity, filled } = desk.state.orders.table.columns;
  let left = most;
  for (; left > 0 && price !== 0 && meetsAt(market, price); left--) {
    const [buyer, seller] = [bids.head[bids.best]!, asks.head[asks.best]!];
    const lots = Math.min(quantity[buyer]! - filled[buyer]!, quantity[seller]! - filled[seller]!);
    trade(desk, context, market, buyer, seller, price, lots);
  }
  return left;
}

function meetsAt({ book: { bids, asks } }: Market, price: Ticks): boolean {
  return bids.best >= 0 && asks.best >= 0 && bids.bestPrice >= price && asks.bestPrice <= price;
}

/**
 * Gives back what would still trade beyond the bound of the auction, the younger of each two: continuous trading starts with a
 * book that isn't crossed. False where the frame had no room for all of it.
 */
function uncross(desk: Desk, context: VenueContext, market: Market, most: number): boolean {
  const { bids, asks } = market.book;
  const { priority, isQuote, customer } = desk.state.orders.table.columns;
  for (let left = most; bids.best >= 0 && asks.best >= 0 && bids.bestPrice >= asks.bestPrice; left--) {
    if (left === 0) return false;
    const [bid, ask] = [bids.head[bids.best]!, asks.head[asks.best]!];
    const younger = priority[bid]! > priority[ask]! ? bid : ask;
    if (isQuote[younger] === 1) takeLevelsBack(desk, context, market, customer[younger]!, [younger]);
    else close(desk, context, market, younger, 'canceled', 'price_out_of_band');
  }
  return true;
}

function marketsOf(desk: Desk, account: AccountKind): readonly Market[] {
  return desk.state.marketUnits.filter(({ settlement }) => settlement.account === account);
}
