import { nextDues } from '../../../kernel/cursors.ts';
import { type AccountKind, firstCustomerId, systemAccounts } from '../../../kernel/vocabulary.ts';
import type { StockDesk } from './desk.ts';

/** What one account holds of a share, in its smallest unit. */
export interface Holding {
  readonly customer: number;
  readonly kind: AccountKind;
  readonly shares: bigint;
}

/** What all customers hold of a share, in its smallest unit. */
export function heldByCustomers({ ledger }: StockDesk, asset: number): bigint {
  let sum = 0n;
  ledger.each((customer, _kind, held, available, frozen) => {
    if (held === asset && customer >= firstCustomerId) sum += available + frozen;
  });
  return sum;
}

/** The holdings of the next holders above `after`, by their ids, as many as a frame has room for: the house's own too, but for the world's. */
export function nextHoldings({ ledger }: StockDesk, asset: number, after: number): Holding[] {
  const found: Holding[] = [];
  ledger.each((customer, kind, held, available, frozen) => {
    if (held !== asset || customer === systemAccounts.world || customer <= after) return;
    if (available + frozen > 0n) found.push({ customer, kind, shares: available + frozen });
  });
  const next = new Set(
    nextDues(
      found.map(({ customer }) => customer),
      after,
    ),
  );
  return found
    .filter(({ customer }) => next.has(customer))
    .toSorted((left, right) => left.customer - right.customer || (left.kind < right.kind ? -1 : 1));
}
