import { accountKinds } from '../../kernel/vocabulary.ts';
import { addHold, type Holds } from '../../ledger/invariants.ts';
import type { WithdrawalsState } from './state/state.ts';

export function addHoldsOf({ withdrawals }: Pick<WithdrawalsState, 'withdrawals'>, holds: Holds): void {
  const { customer, kind, asset, amount } = withdrawals.columns;
  for (const slot of withdrawals.slots())
    addHold(holds, customer[slot]!, accountKinds[kind[slot]!]!, asset[slot]!, amount[slot]!);
}

/** The fee of every open withdrawal leaves something to send, and its states have come one after the other. */
export function brokenOf({ withdrawals }: Pick<WithdrawalsState, 'withdrawals'>): string | null {
  const { withdrawal, amount, fee, state, steps } = withdrawals.columns;
  for (const slot of withdrawals.slots()) {
    if (fee[slot]! < 0n || fee[slot]! >= amount[slot]!) return `withdrawal_fee: ${withdrawal[slot]}`;
    const times = steps[slot]!.filter((_, place) => place % 2 === 1);
    const isOrdered = times.every((at, place) => place === 0 || times[place - 1]! <= at);
    if (!isOrdered || steps[slot]!.at(-2) !== state[slot]) return `withdrawal_steps: ${withdrawal[slot]}`;
  }
  return null;
}
