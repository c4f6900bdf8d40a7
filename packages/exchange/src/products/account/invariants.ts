import { accountKinds } from '../../kernel/vocabulary.ts';
import { addHold, type Holds } from '../../ledger/invariants.ts';
import type { ReadState } from '../../kernel/table.ts';
import type { AccountState } from './state.ts';

export function addHoldsOf(state: ReadState<AccountState>, holds: Holds): void {
  const { customer, kind, asset, amount } = state.withdrawals.columns;
  for (const slot of state.withdrawals.slots())
    addHold(holds, customer[slot]!, accountKinds[kind[slot]!]!, asset[slot]!, amount[slot]!);
}

/** Every open withdrawal belongs to a known customer and its fee leaves something to send. */
export function brokenOf(state: ReadState<AccountState>): string | null {
  const { withdrawal, customer, amount, fee } = state.withdrawals.columns;
  for (const slot of state.withdrawals.slots()) {
    if (state.customerSlots.get(customer[slot]!) < 0) return `withdrawal_of_nobody: ${withdrawal[slot]}`;
    if (fee[slot]! < 0n || fee[slot]! >= amount[slot]!) return `withdrawal_fee: ${withdrawal[slot]}`;
  }
  for (const slot of state.testFunds.slots()) {
    const { customer: claimant, worthE6 } = state.testFunds.columns;
    if (state.customerSlots.get(claimant[slot]!) < 0 || worthE6[slot]! <= 0n) return `test_funds: ${claimant[slot]}`;
  }
  return null;
}
