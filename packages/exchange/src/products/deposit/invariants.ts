import { depositStates } from '../../kernel/vocabulary.ts';
import { type DepositsState, keyAt } from './state/state.ts';

/** What is open brings something, is credited by no name that it has, and waits for an owner only while it has none (D19). */
export function brokenOf(state: DepositsState): string | null {
  const { deposits, requests } = state;
  const { deposit, customer, amount, dust, state: states } = deposits.columns;
  for (const slot of deposits.slots()) {
    if (amount[slot]! <= 0n || dust[slot]! < 0n) return `deposit_amount: ${deposit[slot]}`;
    if (state.credited.has(keyAt(state, slot))) return `deposit_credited_and_open: ${deposit[slot]}`;
    if (depositStates[states[slot]!] === 'unassigned' && customer[slot] !== 0)
      return `deposit_unassigned: ${deposit[slot]}`;
  }
  for (const slot of requests.slots())
    if (requests.columns.amount[slot]! <= 0n) return `deposit_request_amount: ${requests.columns.request[slot]}`;
  return null;
}
