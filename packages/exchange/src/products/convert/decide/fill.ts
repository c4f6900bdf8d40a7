import { partUp } from '../../../kernel/amounts.ts';
import { type Side, systemAccounts } from '../../../kernel/vocabulary.ts';
import type { PlaceOrder } from '../../../matching/venue/commands.ts';
import type { Preview } from '../../../matching/venue/decide/preview.ts';
import type { ConvertContext, ConvertDesk } from './desk.ts';
import { isRefused, type Plan, previewed, type Wish } from './plan.ts';

/** What both legs of a plan would cost or bring now. */
interface Legs {
  readonly first: Preview;
  readonly second: Preview | null;
}

/** The legs of a plan by the books of now; null where one of them can't be done. */
function legsNow(desk: ConvertDesk, customer: number, plan: Plan, at: number): Legs | null {
  const feePpm = desk.ports.takerPpmMost();
  const leg = (market: number, side: Side, lots: number) =>
    previewed(desk, { market, side, lots, budget: 0n, shunned: customer, feePpm }, at);
  const first = leg(plan.firstMarket, plan.firstSide, plan.firstLots);
  if (isRefused(first)) return null;
  if (plan.secondMarket === 0) return { first, second: null };
  const second = leg(plan.secondMarket, 'buy', plan.secondLots);
  return isRefused(second) ? null : { first, second };
}

/** What a plan leaves to the house, in its quote asset, where the customer gets what it says; below zero it can't be done. */
function incomeOf({ first, second }: Legs, { firstSide, give, get, change }: Plan): bigint {
  if (firstSide === 'buy') return BigInt(first.base - first.fee) < get ? -1n : give - BigInt(first.quote);
  const net = BigInt(first.quote - first.fee);
  if (second === null) return net - get;
  return BigInt(second.base - second.fee) < get ? -1n : net - BigInt(second.quote) - change;
}

/**
 * The legs of a plan where the books still give what it says: the house loses nothing by it, and the books have moved against
 * it by no more than `tolerancePpm` of what they move, so that a quote is no free option.
 */
function fitting(desk: ConvertDesk, customer: number, plan: Plan, at: number): Legs | null {
  const legs = legsNow(desk, customer, plan, at);
  if (legs === null) return null;
  const income = incomeOf(legs, plan);
  const tolerated = partUp(plan.turnover, desk.state.terms.tolerancePpm);
  return income >= 0n && plan.income - income <= tolerated ? legs : null;
}

/** Says for whom, and by what, a conversion is made: a quote or a recurring buy, 0 for the other. */
export interface Cause {
  readonly quote: number;
  readonly plan: number;
}

/**
 * Converts by a plan within this frame and gives the number of the conversion; 0, with nothing changed, where the books don't
 * give it any more. The customer has what the plan gives.
 */
export function convertBy(desk: ConvertDesk, context: ConvertContext, wish: Wish, plan: Plan, cause: Cause): number {
  const { customer, from, to } = wish;
  const legs = fitting(desk, customer, plan, context.at);
  if (legs === null) return 0;
  const conversion = desk.state.counters.lastConversion + 1;
  const { give, get, quoteAsset, change } = plan;
  const own = (asset: number): bigint => desk.ledger.available(systemAccounts.convert, 'spot', asset);
  const [ownQuote, ownTo] = [own(quoteAsset), own(to)];
  context.emit({ type: 'ConversionFunded', conversion, customer, asset: from, amount: give });
  trade(context, plan.firstMarket, plan.firstSide, legs.first);
  if (legs.second) trade(context, plan.secondMarket, 'buy', legs.second);
  const left = own(quoteAsset) - ownQuote;
  const income = to === quoteAsset ? left - get : left - change;
  const rest = to === quoteAsset ? 0n : own(to) - ownTo - get;
  context.emit({
    type: 'Converted',
    conversion,
    ...cause,
    customer,
    from,
    to,
    give,
    get,
    quoteAsset,
    change,
    income,
    rest,
  });
  return conversion;
}

const blank = {
  type: 'PlaceOrder',
  customer: systemAccounts.convert,
  orderType: 'market',
  timeInForce: 'ioc',
  postOnly: false,
  price: 0,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  quotedPrice: 0,
} as const;

/** Takes from the book what was previewed: nothing has come in between, so it fills to the unit. */
function trade(context: ConvertContext, market: number, side: Side, { lots, quote }: Preview): void {
  const size = side === 'sell' ? { quantity: lots, quoteAmount: 0n } : { quantity: 0, quoteAmount: BigInt(quote) };
  const order: PlaceOrder = { ...blank, market, side, ...size };
  const { rejection } = context.run(order);
  if (rejection) throw new Error(`The leg of a conversion was refused: ${rejection.code}.`);
}
