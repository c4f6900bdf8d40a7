import { billAccounts, type BillFilter } from './bill-filter.ts';
import type { Bill, BillEntry } from './use-bill-entries.ts';

/** The legs that a line shows: what it is mostly about, and what stands against it. */
export interface ShownLegs {
  main: Bill;
  under: Bill | null;
}

/**
 * Who looks for one coin, account or kind sees the leg that was looked for. Else a trade shows what came in over what was
 * given for it, and everything else its first leg.
 */
export function shownLegs({ legs, trade }: BillEntry, filter: BillFilter): ShownLegs {
  const [first] = legs;
  if (first === undefined) throw new Error('An entry has at least one leg.');
  const { account, asset, kind } = filter;
  if (account !== null || asset !== null || kind !== null) {
    const wanted = legs.find((leg) => isWanted(leg, filter)) ?? first;
    if (trade === undefined || kind !== null || asset !== null) return { main: wanted, under: null };
  }
  if (trade === undefined) return { main: first, under: null };
  const traded = legs.filter((leg) => leg.kind === 'trade');
  const received = traded.find(({ amount }) => !amount.startsWith('-')) ?? first;
  return { main: received, under: traded.find((leg) => leg !== received) ?? null };
}

function isWanted({ account, currency, kind }: Bill, filter: BillFilter): boolean {
  return (
    (filter.account === null || billAccounts[account - 1] === filter.account) &&
    (filter.asset === null || currency === filter.asset) &&
    (filter.kind === null || kind === filter.kind)
  );
}

/** Both sides of a transfer between own accounts, or null. */
export function transferOf({ legs }: BillEntry): { from: Bill; to: Bill } | null {
  const from = legs.find(({ kind }) => kind === 'transfer_out');
  const to = legs.find(({ kind }) => kind === 'transfer_in');
  return from === undefined || to === undefined ? null : { from, to };
}
