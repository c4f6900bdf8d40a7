import type { Ledger } from '../../ledger/ledger.ts';
import type { ReadState } from '../../kernel/table.ts';
import type { AccountState } from './state.ts';

/** What is closed is empty; an act of operators has moved money once. */
export function brokenOf(state: ReadState<AccountState>, ledger: Pick<Ledger, 'each'>): string | null {
  for (const slot of state.testFunds.slots()) {
    const { customer: claimant, worthE6 } = state.testFunds.columns;
    if (state.customerSlots.get(claimant[slot]!) < 0 || worthE6[slot]! <= 0n) return `test_funds: ${claimant[slot]}`;
  }
  return actUsedTwice(state) ?? leftInClosed(state, ledger);
}

function actUsedTwice({ doneActs }: ReadState<AccountState>): string | null {
  const seen = new Set<number>();
  for (const slot of doneActs.slots()) {
    const act = doneActs.columns.act[slot]!;
    if (seen.has(act)) return `act_used_twice: ${act}`;
    seen.add(act);
  }
  return null;
}

function leftInClosed({ customers }: ReadState<AccountState>, ledger: Pick<Ledger, 'each'>): string | null {
  const closed = new Set<number>();
  const { customer: id, closedAt } = customers.columns;
  for (const slot of customers.slots()) if (closedAt[slot] !== 0) closed.add(id[slot]!);
  if (closed.size === 0) return null;
  let left: string | null = null;
  ledger.each((customer, _kind, asset, available, held) => {
    if (closed.has(customer) && (available !== 0n || held !== 0n)) left = `closed_account_owns: ${customer} ${asset}`;
  });
  return left;
}
