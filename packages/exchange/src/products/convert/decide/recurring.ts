import { isWithin } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { StartRecurringBuy, StopRecurringBuy } from '../commands.ts';
import { convertRejections as refuse } from '../rejections.ts';
import { type ConvertContext, type ConvertDesk, notEntitled } from './desk.ts';
import { convertBy } from './fill.ts';
import { isRefused, planOf } from './plan.ts';
import { formOf, offeredRoute } from './quotes.ts';

const dayMs = 86_400_000;
const everyDaysMost = 31;
const timesMost = 1000;
const plansMost = 20;
/** A first time lies within a year. */
const aheadMostMs = 366 * dayMs;
const timeMost = 8_000_000_000_000_000;

export function startRecurringBuy(
  desk: ConvertDesk,
  { emit, answer, at }: ConvertContext,
  { customer, from, to, amount, everyDays, firstAt, times }: StartRecurringBuy,
): Rejection | null {
  const misformed = formOf(from, to, amount);
  if (misformed) return misformed;
  const isSound =
    isWithin(everyDays, 1, everyDaysMost) && isWithin(times, 1, timesMost) && isWithin(firstAt, 1, timeMost);
  if (!isSound) return refuse.recurringFormInvalid;
  const route = offeredRoute(desk, from, to);
  if (isRefused(route)) return route;
  if (firstAt <= at || firstAt > at + aheadMostMs) return refuse.recurringTimeInvalid;
  const barred = notEntitled(desk, customer);
  if (barred) return barred;
  if (desk.state.recurringOf.of(customer).size >= plansMost)
    return { ...refuse.recurringTooMany, detail: { limit: plansMost } };

  const plan = desk.state.counters.lastPlan + 1;
  const lastAt = firstAt + (times - 1) * everyDays * dayMs;
  emit({ type: 'RecurringBuyStarted', plan, customer, from, to, amount, everyDays, firstAt, lastAt });
  answer.id = plan;
  return null;
}

export function stopRecurringBuy(
  { state }: ConvertDesk,
  { emit, answer }: ConvertContext,
  { customer, plan }: StopRecurringBuy,
): Rejection | null {
  const slot = isWithin(plan, 1, Number.MAX_SAFE_INTEGER) ? state.recurringSlots.get(plan) : -1;
  if (slot < 0 || state.recurring.columns.customer[slot] !== customer) return refuse.recurringNotFound;

  emit({ type: 'RecurringBuyStopped', plan, customer });
  answer.id = plan;
  return null;
}

/** A time has come: converts by the books of now, or says why not. Times that went by meanwhile are left out. */
export function runRecurringBuy(desk: ConvertDesk, context: ConvertContext, plan: number): void {
  const { columns } = desk.state.recurring;
  const slot = desk.state.recurringSlots.get(plan);
  const customer = columns.customer[slot]!;
  const every = columns.everyDays[slot]! * dayMs;
  const ahead = Math.floor((context.at - columns.nextAt[slot]!) / every) + 1;
  const next = columns.nextAt[slot]! + ahead * every;
  const nextAt = next > columns.lastAt[slot]! ? 0 : next;
  const wish = { customer, from: columns.from[slot]!, to: columns.to[slot]!, amount: columns.amount[slot]! };
  const made = turn(desk, context, wish, plan);
  const [conversion, reason] = typeof made === 'number' ? [made, ''] : [0, made.code];
  context.emit({ type: 'RecurringBuyRan', plan, customer, conversion, reason, nextAt });
}

function turn(
  desk: ConvertDesk,
  context: ConvertContext,
  wish: Parameters<typeof planOf>[1],
  plan: number,
): number | Rejection {
  const barred = notEntitled(desk, wish.customer);
  if (barred) return barred;
  const route = offeredRoute(desk, wish.from, wish.to);
  if (isRefused(route)) return route;
  const now = planOf(desk, wish, route, context.at);
  if (isRefused(now)) return now;
  if (desk.ledger.available(wish.customer, 'funding', wish.from) < now.give) return refuse.insufficientBalance;
  return convertBy(desk, context, wish, now, { quote: 0, plan });
}
