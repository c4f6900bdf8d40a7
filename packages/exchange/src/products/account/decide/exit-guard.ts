import type { Rejection } from '../../../kernel/rejection.ts';
import type { ReadState } from '../../../kernel/table.ts';
import { freezeReasons } from '../../../kernel/vocabulary.ts';
import { accountRejections as refuse } from '../rejections.ts';
import type { AccountState } from '../state.ts';

/** Funds that want to leave a known customer's accounts now, by whatever exit. */
export interface Exit {
  readonly customer: number;
  readonly at: number;
}

/** One reason why funds may not leave; null where it doesn't bar this exit. */
type ExitRule = (state: ReadState<AccountState>, exit: Exit, slot: number) => Rejection | null;

/** Who a customer is has to be known before funds leave: the first level. */
const identityNeeded = 1;

/**
 * In the order in which they are checked. A new rule for all exits is a row here, as the limits of 24 hours will be. No
 * country bars an exit: what somebody owns they may take with them.
 */
const rules: readonly ExitRule[] = [
  function closed(state, _exit, slot) {
    return state.customers.columns.closedAt[slot] === 0 ? null : refuse.accountClosed;
  },
  function frozen(state, _exit, slot) {
    const reason = state.customers.columns.withdrawalFreeze[slot]!;
    return reason === 0 ? null : { ...refuse.accountFrozen, detail: { reason: freezeReasons[reason]! } };
  },
  function held(state, { at }, slot) {
    const until = state.customers.columns.holdUntil[slot]!;
    return until > at ? { ...refuse.securityHold, detail: { until } } : null;
  },
  function unidentified(state, _exit, slot) {
    const level = state.customers.columns.identityLevel[slot]!;
    return level < identityNeeded ? { ...refuse.identityRequired, detail: { level, needed: identityNeeded } } : null;
  },
];

/**
 * The one guard of every exit: a withdrawal, a transfer to another customer, a sale or purchase that carries value out.
 * Says why funds may not leave, or null.
 */
export function exitBarred(state: ReadState<AccountState>, exit: Exit): Rejection | null {
  const slot = state.customerSlots.get(exit.customer);
  if (slot < 0) return refuse.customerNotFound;
  for (const rule of rules) {
    const barred = rule(state, exit, slot);
    if (barred) return barred;
  }
  return null;
}
