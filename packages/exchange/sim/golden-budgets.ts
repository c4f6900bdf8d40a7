import { lossBudgetEvents } from '../src/products/loss-budget/events.ts';
import type { GoldenWriter } from './golden-writer.ts';

/** What the world of spot and money doesn't bring about and this story does. */
export const budgetStoryEvents: readonly string[] = Object.keys(lossBudgetEvents);

const dayMs = 86_400_000;
const usd = 1_000_000n;

/** Lets somebody set a budget, lose more than a tighter one, widen it again and take a break; `lose`: what costs them at least 1 USDT. */
export function playBudgets(writer: GoldenWriter, customer: number, lose: () => void): void {
  writer.do({ type: 'SetLossBudget', customer, amount: 600n * usd, period: 'month' });
  lose();
  writer.do({ type: 'SetLossBudget', customer, amount: usd, period: 'month' });
  writer.do({ type: 'AdvanceTime' });
  writer.do({ type: 'SetLossBudget', customer, amount: 500n * usd, period: 'month' });
  writer.now += 2 * dayMs;
  writer.do({ type: 'AdvanceTime' });
  writer.do({ type: 'CoolOff', customer, days: 90 });
}
