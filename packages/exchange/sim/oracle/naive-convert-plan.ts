import { collarOf, referenceOf } from './naive-bounds.ts';
import { otherSide } from './naive-book.ts';
import { requireOpenMarket } from './naive-markets.ts';
import { ceilDivide, feeOf, maxQuantity, usdtAsset } from './naive-amounts.ts';
import { require } from './naive-refusal.ts';
import { baseAmountOf, type NaiveMarket, notionalOf } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';

const million = 1_000_000n;

/** Somebody's wish to convert `amount` of one asset into another. */
export interface NaiveWish {
  customer: number;
  from: number;
  to: number;
  amount: bigint;
}

/** One book that a conversion goes through, and how much of it. */
export interface NaiveLeg {
  market: NaiveMarket;
  side: 'buy' | 'sell';
  lots: bigint;
}

export interface NaivePlan {
  legs: NaiveLeg[];
  give: bigint;
  get: bigint;
  quoteAsset: number;
  change: bigint;
  income: bigint;
  turnover: bigint;
}

/** What a market order would come to: the whole of both sides and what of it is a fee at most. */
interface Sweep {
  lots: bigint;
  base: bigint;
  quote: bigint;
  fee: bigint;
}

/** No trade costs the convert account more than the dearest tier. */
export function takerPpm(w: NaiveWorld): bigint {
  const rates = w.tiers.length === 0 ? [1000n] : w.tiers.map((tier) => tier.takerPpm);
  return rates.reduce((most, rate) => (rate > most ? rate : most));
}

function marketOf(w: NaiveWorld, one: number, other: number): NaiveMarket | undefined {
  return w
    .spotMarkets()
    .filter(({ base, quote }) => (base === one && quote === other) || (base === other && quote === one))
    .toSorted((left, right) => left.id - right.id)[0];
}

/** "BTC → ETH goes through two books": where no market has both, by way of USDT. */
export function routeOf(w: NaiveWorld, from: number, to: number): Omit<NaiveLeg, 'lots'>[] {
  const direct = marketOf(w, from, to);
  if (direct !== undefined) return [{ market: direct, side: direct.base === from ? 'sell' : 'buy' }];
  const [sale, purchase] = [marketOf(w, from, usdtAsset), marketOf(w, usdtAsset, to)];
  require(sale?.base === from && purchase?.base === to, 'convert_pair_not_offered');
  return [
    { market: sale, side: 'sell' },
    { market: purchase, side: 'buy' },
  ];
}

/**
 * Takes in thought what a market order would: so many lots, or as many as the money pays for. It stops at the collar, and at
 * an order of the one who converts: nobody trades with themselves (D17).
 */
function sweep(
  w: NaiveWorld,
  { market, side }: Omit<NaiveLeg, 'lots'>,
  customer: number,
  size: { lots: bigint } | { money: bigint },
): Sweep {
  const done: Sweep = { lots: 0n, base: 0n, quote: 0n, fee: 0n };
  const worst = collarOf(w, market, side);
  const rest = (price: bigint): bigint =>
    'lots' in size ? size.lots - done.lots : (size.money - done.quote) / notionalOf(market, price, 1n);
  for (const maker of market.book.orders(otherSide(side))) {
    if (side === 'buy' ? maker.price > worst : maker.price < worst) break;
    if (rest(maker.price) === 0n) return done;
    require(maker.customer !== customer, 'convert_own_order');
    const lots = rest(maker.price) < maker.remaining ? rest(maker.price) : maker.remaining;
    const [base, quote] = [baseAmountOf(market, lots), notionalOf(market, maker.price, lots)];
    done.lots += lots;
    done.base += base;
    done.quote += quote;
    done.fee += feeOf(side === 'buy' ? base : quote, takerPpm(w));
    if (rest(maker.price) === 0n) return done;
  }
  require(false, 'convert_liquidity_short');
}

/** Filters, "published and enforced": the minimum and the maximum that a market takes. */
function requireSize(market: NaiveMarket, notional: bigint): void {
  require(notional >= market.minNotional, 'notional_too_small');
  require(notional <= market.maxNotional, 'quantity_too_large');
}

/** What an order of the convert account would come to now, with what the venue asks of it. */
export function orderNow(
  w: NaiveWorld,
  leg: Omit<NaiveLeg, 'lots'>,
  customer: number,
  size: { lots: bigint } | { money: bigint },
): Sweep {
  const { market, side } = leg;
  require(('lots' in size ? size.lots : size.money) > 0n, 'notional_too_small');
  requireOpenMarket(w, market);
  if ('lots' in size) require(size.lots <= BigInt(maxQuantity), 'quantity_too_large');
  if (side === 'sell' && 'lots' in size) requireSize(market, notionalOf(market, referenceOf(w, market), size.lots));
  const done = sweep(w, leg, customer, size);
  if (side === 'buy') requireSize(market, done.quote);
  return done;
}

/** An amount of one asset at the index in another, as a fraction. */
function atIndex(w: NaiveWorld, amount: bigint, from: number, to: number): [bigint, bigint] {
  const units = (asset: number): bigint => 10n ** BigInt(w.assets.get(asset)!.scale);
  return [amount * w.priceE8(from) * units(to), w.priceE8(to) * units(from)];
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** A sale of whole lots, worth what the book gives or the index says: the less, so that neither is an option. */
function sale(w: NaiveWorld, leg: Omit<NaiveLeg, 'lots'>, wish: NaiveWish): Sweep & { gross: bigint } {
  const { market } = leg;
  const done = orderNow(w, leg, wish.customer, { lots: wish.amount / baseAmountOf(market, 1n) });
  const [worth, per] = atIndex(w, done.base, market.base, market.quote);
  return { ...done, gross: least(done.quote, worth / per) };
}

/** A purchase of as many lots as the money pays for by the book and by the index: the fewer, and the dearer of both. */
function purchase(
  w: NaiveWorld,
  leg: Omit<NaiveLeg, 'lots'>,
  customer: number,
  money: bigint,
): Sweep & { gross: bigint } {
  const { market } = leg;
  let done = orderNow(w, leg, customer, { money });
  const [pays, per] = atIndex(w, money, market.quote, market.base);
  const fairLots = pays / per / baseAmountOf(market, 1n);
  require(fairLots > 0n && done.lots > 0n, 'notional_too_small');
  if (fairLots < done.lots) done = orderNow(w, leg, customer, { lots: fairLots });
  const [costs, each] = atIndex(w, done.base, market.base, market.quote);
  const fair = ceilDivide(costs, each);
  return { ...done, gross: fair > done.quote ? fair : done.quote };
}

/**
 * "A quote from book and index, spread shown, at least 0.1 % plus the taker fee": of what is given, spread and fee stay
 * with the house, two fees where it goes through two books. Every rounding is against who asked.
 */
export function planOf(w: NaiveWorld, wish: NaiveWish): NaivePlan {
  const [first, second] = routeOf(w, wish.from, wish.to);
  const [spread, fee] = [BigInt(w.convertTerms.spreadPpm), takerPpm(w)];
  const kept = million - spread - fee;
  const plan = ((): NaivePlan => {
    if (second !== undefined) return throughTwo(w, wish, first!, second);
    if (first!.side === 'sell') {
      const sold = sale(w, first!, wish);
      const net = sold.quote - sold.fee;
      const get = least((sold.gross * kept) / million, net);
      const legs = [{ ...first!, lots: sold.lots }];
      return { legs, give: sold.base, get, quoteAsset: wish.to, change: 0n, income: net - get, turnover: sold.quote };
    }
    const bought = purchase(w, first!, wish.customer, (wish.amount * kept) / (million - fee));
    const give = ceilDivide(bought.gross * (million - fee), kept);
    const legs = [{ ...first!, lots: bought.lots }];
    const traded = { give, get: bought.base - bought.fee, quoteAsset: wish.from, change: 0n };
    return { legs, ...traded, income: give - bought.quote, turnover: bought.quote };
  })();
  require(plan.get > 0n, 'notional_too_small');
  require(spreadOf(w, wish, plan) <= w.convertTerms.spreadMostPpm, 'convert_spread_too_wide');
  return plan;
}

function throughTwo(
  w: NaiveWorld,
  wish: NaiveWish,
  first: Omit<NaiveLeg, 'lots'>,
  second: Omit<NaiveLeg, 'lots'>,
): NaivePlan {
  const [spread, fee] = [BigInt(w.convertTerms.spreadPpm), takerPpm(w)];
  const sold = sale(w, first, wish);
  const net = sold.quote - sold.fee;
  const money = least((sold.gross * (million - spread - 2n * fee)) / (million - fee), net);
  const bought = purchase(w, second, wish.customer, money);
  const change = money - bought.gross;
  return {
    legs: [
      { ...first, lots: sold.lots },
      { ...second, lots: bought.lots },
    ],
    give: sold.base,
    get: bought.base - bought.fee,
    quoteAsset: usdtAsset,
    change,
    income: net - bought.quote - change,
    turnover: sold.quote,
  };
}

/** How far below the index, in ppm, up: in 1e-8 USDT by whole units of 1e-12. */
export function spreadOf(w: NaiveWorld, { from, to }: NaiveWish, { give, get, quoteAsset, change }: NaivePlan): number {
  const value = (amount: bigint, asset: number): bigint =>
    amount * w.priceE8(asset) * 10n ** BigInt(12 - w.assets.get(asset)!.scale);
  const [given, got] = [value(give, from), value(get, to) + value(change, quoteAsset)];
  return Number(ceilDivide((given - got) * million, given));
}
