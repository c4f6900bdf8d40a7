import { amountMax } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { sides } from '../../../kernel/vocabulary.ts';
import type { AcceptConvertQuote, RequestConvertQuote } from '../commands.ts';
import { convertRejections as refuse } from '../rejections.ts';
import { type ConvertContext, type ConvertDesk, notEntitled } from './desk.ts';
import { convertBy } from './fill.ts';
import { isRefused, type Plan, planOf, type Route, routeOf, spreadOfPlan, type Wish } from './plan.ts';

export function requestQuote(
  desk: ConvertDesk,
  context: ConvertContext,
  { customer, from, to, amount }: RequestConvertQuote,
): Rejection | null {
  const misformed = formOf(from, to, amount);
  if (misformed) return misformed;
  const route = offeredRoute(desk, from, to);
  if (isRefused(route)) return route;
  return notEntitled(desk, customer) ?? quote(desk, context, { customer, from, to, amount }, route, 0);
}

/** The refusals of form of whoever wants to convert. */
export function formOf(from: number, to: number, amount: bigint): Rejection | null {
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > BigInt(amountMax)) return refuse.amountOutOfRange;
  return from === to ? refuse.sameAsset : null;
}

/** The books between two listed assets, or why there are none. */
export function offeredRoute(desk: ConvertDesk, from: number, to: number): Route | Rejection {
  if (desk.ports.scaleOf(from) < 0) return { ...refuse.assetNotFound, field: 'from' };
  if (desk.ports.scaleOf(to) < 0) return { ...refuse.assetNotFound, field: 'to' };
  return routeOf(desk, from, to) ?? refuse.pairNotOffered;
}

/** Quotes what a wish comes to now; `replaces`: the quote that the books have left behind. */
function quote(
  desk: ConvertDesk,
  { emit, answer, at }: ConvertContext,
  wish: Wish,
  route: Route,
  replaces: number,
): Rejection | null {
  const plan = planOf(desk, wish, route, at);
  if (isRefused(plan)) return plan;

  const { counters, terms } = desk.state;
  const id = counters.lastQuote + 1;
  const spreadPpm = spreadOfPlan(desk, wish, plan);
  const validUntil = at + terms.validMs;
  emit({ type: 'ConvertQuoted', quote: id, replaces, ...wish, ...plan, spreadPpm, validUntil });
  if (replaces === 0) answer.id = id;
  return null;
}

export function acceptQuote(
  desk: ConvertDesk,
  context: ConvertContext,
  { customer, quote: id }: AcceptConvertQuote,
): Rejection | null {
  const quoted = quoteOf(desk, customer);
  if (quoted === null || quoted.quote !== id) return refuse.quoteNotFound;
  if (context.at > quoted.validUntil) return refuse.quoteExpired;
  const barred = notEntitled(desk, customer);
  if (barred) return barred;
  const { wish, plan } = quoted;
  if (desk.ledger.available(customer, 'funding', wish.from) < plan.give) return refuse.insufficientBalance;

  const conversion = convertBy(desk, context, wish, plan, { quote: id, plan: 0 });
  context.answer.id = conversion;
  if (conversion !== 0) return null;
  const route = offeredRoute(desk, wish.from, wish.to);
  return isRefused(route) ? route : quote(desk, context, wish, route, id);
}

/** A customer's last quote; null where it was accepted or there is none. */
export function quoteOf(
  { state }: Pick<ConvertDesk, 'state'>,
  customer: number,
): { quote: number; validUntil: number; spreadPpm: number; wish: Wish; plan: Plan } | null {
  const slot = state.quoteSlots.get(customer);
  if (slot < 0) return null;
  const { columns } = state.quotes;
  const wish = { customer, from: columns.from[slot]!, to: columns.to[slot]!, amount: columns.amount[slot]! };
  const plan = {
    give: columns.give[slot]!,
    get: columns.get[slot]!,
    quoteAsset: columns.quoteAsset[slot]!,
    change: columns.change[slot]!,
    income: columns.income[slot]!,
    turnover: columns.turnover[slot]!,
    firstMarket: columns.firstMarket[slot]!,
    firstSide: sides[columns.firstSide[slot]!]!,
    firstLots: columns.firstLots[slot]!,
    secondMarket: columns.secondMarket[slot]!,
    secondLots: columns.secondLots[slot]!,
  };
  const { quote: id, validUntil, spreadPpm } = columns;
  return { quote: id[slot]!, validUntil: validUntil[slot]!, spreadPpm: spreadPpm[slot]!, wish, plan };
}
