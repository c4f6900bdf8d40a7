import type { ReadConvertState } from './state/records.ts';

/** A quote gives and gets something and costs the house nothing; a recurring buy has its next time before its end. */
export function brokenOf({ quotes, recurring }: ReadConvertState): string | null {
  const { quote, give, get, change, income } = quotes.columns;
  for (const slot of quotes.slots()) {
    const sound = give[slot]! > 0n && get[slot]! > 0n && change[slot]! >= 0n && income[slot]! >= 0n;
    if (!sound) return `convert_quote: ${quote[slot]}`;
  }
  const { plan, nextAt, lastAt } = recurring.columns;
  for (const slot of recurring.slots()) if (nextAt[slot]! > lastAt[slot]!) return `recurring_buy_over: ${plan[slot]}`;
  return null;
}
