import { type Lots, quantityMax, type Ticks, type Units } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { Side } from '../../../kernel/vocabulary.ts';
import { feeOf, lotsFor } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { type Desk, type Market, marketOf, notOpen } from './desk.ts';
import { tooLarge } from './place-order.ts';
import { collarOf, referenceOf } from './triggers.ts';

/**
 * A market order that is only thought of: of `lots` or, where they are 0, a buy of what `budget` (quote units) pays for.
 * `shunned` is whose orders it must not meet; `feePpm` what it pays at most.
 */
export interface PreviewWish {
  readonly market: number;
  readonly side: Side;
  readonly lots: Lots;
  readonly budget: bigint;
  readonly shunned: number;
  readonly feePpm: number;
}

/**
 * What it would come to now: `base` and `quote` change hands, `fee` of what is received at most. `end`: it fills, the book
 * is too short within the collar, or it meets an order of whom it shuns.
 */
export interface Preview {
  lots: Lots;
  base: Units;
  quote: Units;
  fee: Units;
  end: 'filled' | 'short' | 'own_order';
}

/** What a market order would come to if it were placed now by an account that has the funds; or its refusal. */
export function preview(desk: Desk, wish: PreviewWish, at: number): Preview | Rejection {
  const market = marketOf(desk, wish.market);
  if (!market) return refuse.marketNotFound;
  const closed = notOpen(desk, market, at);
  if (closed) return closed;
  if (wish.lots > quantityMax) return tooLarge(desk.state.markets.columns.maxNotional[market.slot]!);
  const sells = wish.side === 'sell';
  const misfit = sells
    ? notOfSize(desk, market, BigInt(referenceOf(desk, market)) * BigInt(wish.lots) * BigInt(market.unit))
    : null;
  if (misfit) return misfit;
  const found = walk(desk, market, wish);
  if (found.end !== 'filled' || sells) return found;
  return notOfSize(desk, market, BigInt(found.quote)) ?? found;
}

/** The filters that a market order meets by what it is worth, in quote units. */
function notOfSize(desk: Desk, market: Market, notional: bigint): Rejection | null {
  const { minNotional, maxNotional } = desk.state.markets.columns;
  if (notional < BigInt(minNotional[market.slot]!))
    return { ...refuse.notionalTooSmall, detail: { minNotional: minNotional[market.slot]! } };
  return notional > BigInt(maxNotional[market.slot]!) ? tooLarge(maxNotional[market.slot]!) : null;
}

/** Goes through the book as the order would, maker by maker, down to the collar. */
function walk(desk: Desk, market: Market, wish: PreviewWish): Preview {
  const { columns } = desk.state.orders.table;
  const buys = wish.side === 'buy';
  const opposite = buys ? market.book.asks : market.book.bids;
  const limit = collarOf(desk, market, wish.side);
  const found: Preview = { lots: 0, base: 0, quote: 0, fee: 0, end: 'short' };
  opposite.walk((level) => {
    const price = opposite.price[level]!;
    if (!opposite.reaches(price, limit)) return false;
    for (let maker = opposite.head[level]!; maker >= 0 && found.end === 'short'; maker = market.book.next(maker)) {
      const wanted = wantedOf(wish, found, price, market.unit);
      if (wanted === 0) found.end = 'filled';
      else if (columns.customer[maker] === wish.shunned) found.end = 'own_order';
      else {
        take(market, wish, found, price, Math.min(wanted, columns.quantity[maker]! - columns.filled[maker]!));
        if (wantedOf(wish, found, price, market.unit) === 0) found.end = 'filled';
      }
    }
    return found.end === 'short';
  });
  return found;
}

function wantedOf({ lots, budget }: PreviewWish, found: Preview, price: Ticks, unit: Units): Lots {
  return lots === 0 ? lotsFor(Number(budget) - found.quote, price, unit) : lots - found.lots;
}

function take(market: Market, { side, feePpm }: PreviewWish, found: Preview, price: Ticks, lots: Lots): void {
  const base = lots * market.lot;
  const quote = price * lots * market.unit;
  found.lots += lots;
  found.base += base;
  found.quote += quote;
  found.fee += feeOf(side === 'buy' ? base : quote, feePpm);
}
