import type { Rejection } from '../../../kernel/rejection.ts';
import { type Side, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { MarketBetween } from '../../../matching/venue/venue.ts';
import type { PreviewWish, Preview } from '../../../matching/venue/decide/preview.ts';
import { budgetOf, chargedFor, type Cuts, costWithin, paidFor, spreadOf, worthIn, worthInUp } from '../formulas.ts';
import { convertRejections as refuse } from '../rejections.ts';
import { type ConvertDesk, worthOf } from './desk.ts';

/** What somebody wants to convert. */
export interface Wish {
  readonly customer: number;
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
}

/** How a conversion goes through the books, as the events have it. */
export interface Plan {
  readonly give: bigint;
  readonly get: bigint;
  readonly quoteAsset: number;
  readonly change: bigint;
  readonly income: bigint;
  readonly turnover: bigint;
  readonly firstMarket: number;
  readonly firstSide: Side;
  readonly firstLots: number;
  readonly secondMarket: number;
  readonly secondLots: number;
}

export function isRefused<T extends object>(value: T | Rejection): value is Rejection {
  return 'code' in value;
}

/** The markets between two assets: one of both, else a sale for USDT and a purchase. */
export interface Route {
  readonly first: MarketBetween;
  readonly second: MarketBetween | null;
}

/** The route from one asset to another; null where there is none. */
export function routeOf({ ports }: ConvertDesk, from: number, to: number): Route | null {
  const direct = ports.between(from, to);
  if (direct) return { first: direct, second: null };
  const [sale, purchase] = [ports.between(from, usdtAsset), ports.between(usdtAsset, to)];
  return sale?.side === 'sell' && purchase?.side === 'buy' ? { first: sale, second: purchase } : null;
}

/**
 * What a wish comes to by the books and the index of now: the worse of both for who converts, less the spread and the
 * fees. Whole lots only; what they leave of the wish is not taken.
 */
export function planOf(desk: ConvertDesk, wish: Wish, route: Route, at: number): Plan | Rejection {
  const { state, ports } = desk;
  const cuts = { spreadPpm: state.terms.spreadPpm, feePpm: ports.takerPpmMost() };
  const plan =
    route.second === null
      ? route.first.side === 'sell'
        ? saleOf(desk, wish, route, cuts, at)
        : purchaseOf(desk, wish, route, cuts, at)
      : throughTwo(desk, wish, route, cuts, at);
  if (isRefused(plan)) return plan;
  if (plan.get <= 0n) return refuse.notionalTooSmall;
  return spreadOfPlan(desk, wish, plan) > state.terms.spreadMostPpm ? refuse.spreadTooWide : plan;
}

/** How far a plan lies below the index, in ppm, spread and fees included. */
export function spreadOfPlan(desk: ConvertDesk, { from, to }: Wish, { give, get, quoteAsset, change }: Plan): number {
  return spreadOf(give, worthOf(desk, from), [
    [get, worthOf(desk, to)],
    [change, worthOf(desk, quoteAsset)],
  ]);
}

function saleOf(desk: ConvertDesk, wish: Wish, { first }: Route, cuts: Cuts, at: number): Plan | Rejection {
  const sale = sell(desk, wish, first, wish.to, cuts, at);
  if (isRefused(sale)) return sale;
  const net = BigInt(sale.quote - sale.fee);
  const paid = paidFor(sale.gross, cuts);
  const get = paid < net ? paid : net;
  const traded = { give: BigInt(sale.base), get, quoteAsset: wish.to, change: 0n, income: net - get };
  return { ...traded, turnover: BigInt(sale.quote), ...legs(first, sale.lots) };
}

function purchaseOf(desk: ConvertDesk, wish: Wish, { first }: Route, cuts: Cuts, at: number): Plan | Rejection {
  const purchase = buy(desk, wish, first, wish.from, costWithin(wish.amount, cuts), cuts, at);
  if (isRefused(purchase)) return purchase;
  const give = chargedFor(purchase.gross, cuts);
  const income = give - BigInt(purchase.quote);
  const traded = { give, get: BigInt(purchase.base - purchase.fee), quoteAsset: wish.from, change: 0n, income };
  return { ...traded, turnover: BigInt(purchase.quote), ...legs(first, purchase.lots) };
}

function throughTwo(desk: ConvertDesk, wish: Wish, { first, second }: Route, cuts: Cuts, at: number): Plan | Rejection {
  const sale = sell(desk, wish, first, usdtAsset, cuts, at);
  if (isRefused(sale)) return sale;
  const net = BigInt(sale.quote - sale.fee);
  const share = budgetOf(sale.gross, cuts);
  const budget = share < net ? share : net;
  const purchase = buy(desk, wish, second!, usdtAsset, budget, cuts, at);
  if (isRefused(purchase)) return purchase;
  const change = budget - purchase.gross;
  return {
    give: BigInt(sale.base),
    get: BigInt(purchase.base - purchase.fee),
    quoteAsset: usdtAsset,
    change,
    income: net - BigInt(purchase.quote) - change,
    turnover: BigInt(sale.quote),
    ...legs(first, sale.lots),
    secondMarket: second!.market,
    secondLots: purchase.lots,
  };
}

function legs(first: Route['first'], lots: number) {
  return {
    firstMarket: first.market,
    firstSide: first.side,
    firstLots: lots,
    secondMarket: 0,
    secondLots: 0,
  };
}

/** A leg with what it is worth by the books or the index, the worse for who converts: `gross` in the quote asset. */
type Leg = Preview & { readonly gross: bigint };

function sell(
  desk: ConvertDesk,
  wish: Wish,
  { market, lot }: MarketBetween,
  quote: number,
  cuts: Cuts,
  at: number,
): Leg | Rejection {
  const lots = Number(wish.amount / BigInt(lot));
  const found = previewed(desk, { market, side: 'sell', lots, budget: 0n, shunned: wish.customer, ...cuts }, at);
  if (isRefused(found)) return found;
  const fair = worthIn(BigInt(found.base), worthOf(desk, wish.from), worthOf(desk, quote));
  const gross = BigInt(found.quote);
  return { ...found, gross: fair < gross ? fair : gross };
}

function buy(
  desk: ConvertDesk,
  wish: Wish,
  { market, lot }: MarketBetween,
  quote: number,
  budget: bigint,
  cuts: Cuts,
  at: number,
): Leg | Rejection {
  const asked = { market, side: 'buy', lots: 0, budget, shunned: wish.customer, ...cuts } as const;
  const wide = previewed(desk, asked, at);
  if (isRefused(wide)) return wide;
  const [base, other] = [worthOf(desk, wish.to), worthOf(desk, quote)];
  const lots = Math.min(wide.lots, Number(worthIn(budget, other, base) / BigInt(lot)));
  if (lots === 0) return refuse.notionalTooSmall;
  const found = lots === wide.lots ? wide : previewed(desk, { ...asked, lots }, at);
  if (isRefused(found)) return found;
  const [gross, fair] = [BigInt(found.quote), worthInUp(BigInt(found.base), base, other)];
  return { ...found, gross: fair > gross ? fair : gross };
}

/** A preview that fills; what is less than a lot is too small for any market. */
export function previewed(desk: ConvertDesk, wish: PreviewWish, at: number): Preview | Rejection {
  if (wish.lots === 0 && wish.budget === 0n) return refuse.notionalTooSmall;
  const found = desk.ports.preview(wish, at);
  if (isRefused(found)) return found;
  if (found.end === 'own_order') return refuse.ownOrder;
  return found.end === 'short' ? refuse.liquidityShort : found;
}
