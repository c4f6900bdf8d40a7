import { balanceMax } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { ReadState } from '../../../kernel/table.ts';
import { accountKinds } from '../../../kernel/vocabulary.ts';
import type { HoldWithdrawal, ReleaseWithdrawal, SettleWithdrawal } from '../commands.ts';
import { accountRejections as refuse } from '../rejections.ts';
import type { AccountState } from '../state.ts';
import type { AccountContext, AccountDesk } from './desk.ts';

/** Holds what is to leave, if the exit guard lets it. */
export function holdWithdrawal(
  { state, ledger, ports: { exits } }: AccountDesk,
  { emit, answer, at }: AccountContext,
  { customer, kind, asset, amount, fee }: HoldWithdrawal,
): Rejection | null {
  if (!accountKinds.includes(kind)) return refuse.kindInvalid;
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > balanceMax) return refuse.amountOutOfRange;
  if (!(fee >= 0n && fee < amount)) return refuse.feeOutOfRange;
  if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
  const barred = exits.exitBarred({ customer, asset, amount, at });
  if (barred) return barred;
  const valueE8 = exits.valueE8(asset, amount)!;
  if (ledger.available(customer, kind, asset) < amount) return refuse.insufficientBalance;

  const withdrawal = state.counters.lastWithdrawal + 1;
  emit({ type: 'WithdrawalHeld', withdrawal, customer, kind, asset, amount, fee, valueE8 });
  answer.id = withdrawal;
  return null;
}

/** What was held has left. */
export function settleWithdrawal(
  { state }: AccountDesk,
  { emit, answer }: AccountContext,
  { customer, withdrawal }: SettleWithdrawal,
): Rejection | null {
  const held = withdrawalOf(state, customer, withdrawal);
  if (!held) return refuse.withdrawalNotFound;

  emit({ type: 'WithdrawalSettled', withdrawal, customer, ...held });
  answer.id = withdrawal;
  return null;
}

/** What was held stays after all. */
export function releaseWithdrawal(
  { state }: AccountDesk,
  { emit, answer }: AccountContext,
  { customer, withdrawal }: ReleaseWithdrawal,
): Rejection | null {
  const held = withdrawalOf(state, customer, withdrawal);
  if (!held) return refuse.withdrawalNotFound;

  const { kind, asset, amount } = held;
  emit({ type: 'WithdrawalReleased', withdrawal, customer, kind, asset, amount });
  answer.id = withdrawal;
  return null;
}

/** The open withdrawal of this customer; null when there is none, also when it is another customer's. */
function withdrawalOf(state: ReadState<AccountState>, customer: number, withdrawal: number) {
  const slot = Number.isSafeInteger(withdrawal) && withdrawal > 0 ? state.withdrawalSlots.get(withdrawal) : -1;
  if (slot < 0) return null;
  const { columns } = state.withdrawals;
  if (columns.customer[slot] !== customer) return null;
  return {
    kind: accountKinds[columns.kind[slot]!]!,
    asset: columns.asset[slot]!,
    amount: columns.amount[slot]!,
    fee: columns.fee[slot]!,
  };
}
