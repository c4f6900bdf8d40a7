import type { Command, EventRecord } from '../../src/index.ts';
import { routeOf, type NaivePlan, type NaiveWish, orderNow, planOf, spreadOf, takerPpm } from './naive-convert-plan.ts';
import { placeOrder } from './naive-orders.ts';
import { requireRights } from './naive-rights.ts';
import { ceilDivide, isWithin, maxOrderAmount, usdtAsset } from './naive-amounts.ts';
import { Refusal, require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const [convertAccount, treasury] = [4, 3];
const million = 1_000_000n;
const dayMs = 86_400_000;

export interface NaiveConvertTerms {
  spreadPpm: number;
  tolerancePpm: number;
  validMs: number;
  spreadMostPpm: number;
  dustMostE6: number;
  dustPauseMs: number;
}

export interface NaiveQuote {
  id: number;
  wish: NaiveWish;
  plan: NaivePlan;
  validUntil: number;
}

export interface NaiveRecurring {
  wish: NaiveWish;
  everyDays: number;
  nextAt: number;
  lastAt: number;
  timer: number;
}

function requireWish(from: number, to: number, amount: bigint): void {
  requireSound(amount > 0n, 'amount_not_positive');
  requireSound(amount <= maxOrderAmount, 'amount_out_of_range');
  requireSound(from !== to, 'convert_same_asset');
}

function requirePair(w: NaiveWorld, from: number, to: number): void {
  require(w.assets.has(from) && w.assets.has(to), 'asset_not_found');
  routeOf(w, from, to);
}

/** Customers convert, the house doesn't. */
function requireConverter(w: NaiveWorld, customer: number): void {
  require(customer >= 1000, 'customer_not_found');
  requireRights(w, customer, 'convert');
}

export function requestQuote(w: NaiveWorld, { customer, from, to, amount }: Of<'RequestConvertQuote'>): void {
  requireWish(from, to, amount);
  requirePair(w, from, to);
  requireConverter(w, customer);
  quote(w, { customer, from, to, amount }, 0);
}

/** "A quote valid 8 s": it takes the place of the customer's earlier one. */
function quote(w: NaiveWorld, wish: NaiveWish, replaces: number): void {
  const plan = planOf(w, wish);
  const validUntil = w.at + w.convertTerms.validMs;
  const id = ++w.lastQuote;
  w.quotes.set(wish.customer, { id, wish, plan, validUntil });
  const { legs, ...amounts } = plan;
  const event: EventRecord = {
    type: 'ConvertQuoted',
    quote: id,
    replaces,
    ...wish,
    ...amounts,
    firstMarket: legs[0]!.market.id,
    firstSide: legs[0]!.side,
    firstLots: Number(legs[0]!.lots),
    secondMarket: legs[1]?.market.id ?? 0,
    secondLots: Number(legs[1]?.lots ?? 0n),
    spreadPpm: spreadOf(w, wish, plan),
    validUntil,
  };
  w.emit(event);
}

/**
 * "Accepting fills it on the book through the convert account in the same command; if it can't within 0.1 % of the quote:
 * quote_moved with a new one."
 */
export function acceptQuote(w: NaiveWorld, c: Of<'AcceptConvertQuote'>): void {
  const quoted = w.quotes.get(c.customer);
  require(quoted?.id === c.quote, 'quote_not_found');
  require(w.at <= quoted.validUntil, 'quote_expired');
  requireConverter(w, c.customer);
  const { wish, plan } = quoted;
  require(w.ledger.available(c.customer, 'funding', wish.from) >= plan.give, 'insufficient_balance');
  if (!holds(w, wish, plan)) return quote(w, wish, quoted.id);
  convert(w, wish, plan, { quote: quoted.id, plan: 0 });
  w.quotes.delete(c.customer);
}

/** Whether the books still give what was quoted, the house loses nothing, and no more than the tolerance has gone. */
function holds(
  w: NaiveWorld,
  { customer }: NaiveWish,
  { legs, give, get, change, income, turnover }: NaivePlan,
): boolean {
  try {
    const [first, second] = legs.map((leg) => orderNow(w, leg, customer, { lots: leg.lots }));
    const buys = legs[0]!.side === 'buy';
    const bought = second ?? (buys ? first : undefined);
    if (bought !== undefined && bought.base - bought.fee < get) return false;
    const net = first!.quote - first!.fee;
    const now = second !== undefined ? net - second.quote - change : buys ? give - first!.quote : net - get;
    return now >= 0n && income - now <= ceilDivide(turnover * BigInt(w.convertTerms.tolerancePpm), million);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** All or nothing in one command: the customer's funds go to the convert account, through the books, and back. */
function convert(w: NaiveWorld, wish: NaiveWish, plan: NaivePlan, cause: { quote: number; plan: number }): number {
  const { customer, from, to } = wish;
  const { legs, give, get, quoteAsset, change } = plan;
  const conversion = ++w.lastConversion;
  const costs = legs.map((leg) => orderNow(w, leg, customer, { lots: leg.lots }).quote);
  w.ledger.post(customer, 'funding', from, -give, 0n);
  w.ledger.post(convertAccount, 'spot', from, give, 0n);
  w.emit({ type: 'ConversionFunded', conversion, customer, asset: from, amount: give });
  legs.forEach(({ market, side, lots }, at) => {
    placeOrder(w, {
      type: 'PlaceOrder',
      customer: convertAccount,
      market: market.id,
      side,
      orderType: 'market',
      timeInForce: 'ioc',
      postOnly: false,
      price: 0,
      quantity: side === 'sell' ? Number(lots) : 0,
      quoteAmount: side === 'sell' ? 0n : costs[at]!,
      triggerPrice: 0,
      trailingBasisPoints: 0,
      quotedPrice: 0,
    });
  });
  // The convert account owns nothing in spot between two conversions: what is there now came out of this one.
  const inHand = (asset: number): bigint => w.ledger.available(convertAccount, 'spot', asset);
  const income = inHand(quoteAsset) - (to === quoteAsset ? get : change);
  const rest = to === quoteAsset ? 0n : inHand(to) - get;
  w.ledger.post(convertAccount, 'spot', to, -get - rest, 0n);
  w.ledger.post(customer, 'funding', to, get, 0n);
  w.ledger.post(convertAccount, 'funding', to, rest, 0n);
  w.ledger.post(convertAccount, 'spot', quoteAsset, -change - income, 0n);
  w.ledger.post(customer, 'funding', quoteAsset, change, 0n);
  w.ledger.post(convertAccount, 'funding', quoteAsset, income, 0n);
  w.emit({ type: 'Converted', conversion, ...cause, ...wishOf(wish), give, get, quoteAsset, change, income, rest });
  return conversion;
}

const wishOf = ({ customer, from, to }: NaiveWish): Omit<NaiveWish, 'amount'> => ({ customer, from, to });

/** "Dust in one go": worth so much at most, once in so long, bought by the treasury at the index less the same parts. */
export function convertDust(w: NaiveWorld, { customer, assets }: Of<'ConvertDust'>): void {
  const listed = [...new Set(assets)];
  requireSound(listed.length === assets.length && assets.length >= 1 && assets.length <= 50, 'dust_form_invalid');
  for (const asset of assets) requireSound(isWithin(asset, 1, 1023) && asset !== usdtAsset, 'dust_form_invalid');
  for (const asset of assets) require(w.assets.has(asset), 'asset_not_found');
  requireConverter(w, customer);
  require(w.at >= (w.dustAt.get(customer) ?? -Infinity) + w.convertTerms.dustPauseMs, 'dust_too_soon');
  const parts = million - BigInt(w.convertTerms.spreadPpm) - takerPpm(w);
  const crumbs = assets.map((asset) => {
    const amount = w.ledger.available(customer, 'funding', asset);
    if (amount === 0n) return { asset, amount, paid: 0n };
    const index = w.index.get(asset);
    require(index !== undefined, 'index_unavailable');
    require(w.at - index.at <= 10_000 && index.sources >= 2, 'index_unsound');
    const worth = (amount * index.priceE8) / 10n ** BigInt(w.assets.get(asset)!.scale + 2);
    require(worth <= BigInt(w.convertTerms.dustMostE6), 'dust_too_large');
    return { asset, amount, paid: (worth * parts) / million };
  });
  const sold = crumbs.filter(({ paid }) => paid > 0n);
  require(sold.length > 0, 'dust_nothing');
  const sum = sold.reduce((total, { paid }) => total + paid, 0n);
  require(w.ledger.available(treasury, 'funding', usdtAsset) >= sum, 'dust_unavailable');
  const conversion = ++w.lastConversion;
  w.dustAt.set(customer, w.at);
  for (const { asset, amount, paid } of sold) {
    w.ledger.post(customer, 'funding', asset, -amount, 0n);
    w.ledger.post(treasury, 'funding', asset, amount, 0n);
    w.ledger.post(treasury, 'funding', usdtAsset, -paid, 0n);
    w.ledger.post(customer, 'funding', usdtAsset, paid, 0n);
    w.emit({ type: 'DustConverted', conversion, customer, asset, amount, paid });
  }
}

export function startRecurring(w: NaiveWorld, c: Of<'StartRecurringBuy'>): void {
  const { customer, from, to, amount, everyDays, firstAt, times } = c;
  requireWish(from, to, amount);
  const sound = isWithin(everyDays, 1, 31) && isWithin(times, 1, 1000) && isWithin(firstAt, 1, 8e15);
  requireSound(sound, 'recurring_form_invalid');
  requirePair(w, from, to);
  require(firstAt > w.at && firstAt <= w.at + 366 * dayMs, 'recurring_time_invalid');
  requireConverter(w, customer);
  const own = [...w.recurring.values()].filter(({ wish }) => wish.customer === customer);
  require(own.length < 20, 'recurring_too_many');
  const plan = ++w.lastPlan;
  const lastAt = firstAt + (times - 1) * everyDays * dayMs;
  const wish = { customer, from, to, amount };
  w.recurring.set(plan, { wish, everyDays, nextAt: firstAt, lastAt, timer: ++w.lastTimer });
  w.emit({ type: 'RecurringBuyStarted', plan, ...wish, everyDays, firstAt, lastAt });
}

export function stopRecurring(w: NaiveWorld, { customer, plan }: Of<'StopRecurringBuy'>): void {
  require(w.recurring.get(plan)?.wish.customer === customer, 'recurring_not_found');
  w.recurring.delete(plan);
  w.emit({ type: 'RecurringBuyStopped', plan, customer });
}

/** A turn is taken at the books of its moment, or left out with the reason; turns that went by are no more. */
export function fireRecurring(w: NaiveWorld, plan: number): void {
  const recurring = w.recurring.get(plan)!;
  const { wish } = recurring;
  let conversion = 0;
  let reason = '';
  try {
    requireConverter(w, wish.customer);
    requirePair(w, wish.from, wish.to);
    const now = planOf(w, wish);
    require(w.ledger.available(wish.customer, 'funding', wish.from) >= now.give, 'insufficient_balance');
    conversion = convert(w, wish, now, { quote: 0, plan });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reason = error.code;
  }
  let nextAt = recurring.nextAt;
  while (nextAt <= w.at) nextAt += recurring.everyDays * dayMs;
  if (nextAt > recurring.lastAt) {
    nextAt = 0;
    w.recurring.delete(plan);
  } else w.recurring.set(plan, { ...recurring, nextAt, timer: ++w.lastTimer });
  w.emit({ type: 'RecurringBuyRan', plan, customer: wish.customer, conversion, reason, nextAt });
}

export function setTerms(w: NaiveWorld, c: Of<'SetConvertTerms'>): void {
  const { type: _type, effectiveAt, ...terms } = c;
  const rates = isWithin(c.spreadPpm, 1000, 100_000) && isWithin(c.tolerancePpm, 0, 100_000);
  const times = isWithin(c.validMs, 1, 60_000) && isWithin(c.dustPauseMs, 0, 30 * dayMs);
  const sizes = isWithin(c.spreadMostPpm, 0, 100_000) && isWithin(c.dustMostE6, 0, 1e9);
  requireSound(rates && times && sizes && isWithin(effectiveAt, 0, Number.MAX_SAFE_INTEGER), 'convert_terms_invalid');
  if (effectiveAt <= w.at) {
    w.convertTerms = terms;
    return w.emit({ type: 'ConvertTermsSet', ...terms, effectiveAt: 0 });
  }
  w.announcedConvertTerms = w.announcedConvertTerms.filter(({ due }) => due !== effectiveAt);
  w.announcedConvertTerms.push({ timer: ++w.lastTimer, due: effectiveAt, terms });
  w.emit({ type: 'ConvertTermsAnnounced', ...terms, effectiveAt });
}

export function fireTerms(w: NaiveWorld, announced: NaiveWorld['announcedConvertTerms'][number]): void {
  w.announcedConvertTerms = w.announcedConvertTerms.filter((other) => other !== announced);
  w.convertTerms = announced.terms;
  w.emit({ type: 'ConvertTermsSet', ...announced.terms, effectiveAt: announced.due });
}
