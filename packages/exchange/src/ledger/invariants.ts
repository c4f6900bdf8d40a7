import type { Ledger } from './ledger.ts';
import { mayBeNegative } from './system-accounts.ts';

/** Adds up what products say they hold, by account and asset. */
export type Holds = Map<string, bigint>;

export function addHold(holds: Holds, customer: number, kind: string, asset: number, amount: bigint): void {
  if (amount === 0n) return;
  const key = `${customer} ${kind} ${asset}`;
  holds.set(key, (holds.get(key) ?? 0n) + amount);
}

/**
 * Per asset all accounts sum to zero; nothing is negative but what is available to the accounts that may be; what an account holds is
 * exactly what its orders and withdrawals say they hold. Returns the first breach in words, or null.
 */
export function brokenLedger(ledger: Ledger, holds: Holds): string | null {
  const sums = new Map<number, bigint>();
  let broken: string | null = null;
  let heldAccounts = 0;
  ledger.each((customer, kind, asset, available, held) => {
    sums.set(asset, (sums.get(asset) ?? 0n) + available + held);
    const account = `${customer} ${kind} ${asset}`;
    if (available < 0n && !mayBeNegative(customer)) broken ??= `available_negative: ${account} has ${available}`;
    if (held < 0n) broken ??= `held_negative: ${account} holds ${held}`;
    if (held !== 0n) heldAccounts++;
    if (held !== (holds.get(account) ?? 0n))
      broken ??= `holds_differ: ${account} holds ${held}, its records say ${holds.get(account) ?? 0n}`;
  });
  if (broken) return broken;
  for (const [asset, sum] of sums) if (sum !== 0n) return `not_conserved: asset ${asset} sums to ${sum}`;
  if (heldAccounts !== holds.size) return 'holds_differ: a record holds on an account without a balance';
  return null;
}
