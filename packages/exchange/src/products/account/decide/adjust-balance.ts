import { balanceMax } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { ReadState } from '../../../kernel/table.ts';
import { accountKinds } from '../../../kernel/vocabulary.ts';
import { isSystemAccount, mayBeNegative } from '../../../ledger/system-accounts.ts';
import type { AdjustBalance } from '../commands.ts';
import { adjustmentWindowMs } from '../formulas.ts';
import { accountRejections as refuse } from '../rejections.ts';
import type { AccountState } from '../state.ts';
import { type AccountContext, type AccountDesk, isAgreed, isMisplaced, worthOf } from './desk.ts';

/** A correction: two operators, both sides booked, bounded, and never more than is there. */
export function adjustBalance(desk: AccountDesk, context: AccountContext, command: AdjustBalance): Rejection | null {
  const { customer, kind, asset, amount, account, act, limitE6 } = command;
  const { state } = desk;
  const malformed = formOf(command);
  if (malformed) return malformed;
  if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
  if (amount > 0n && isMisplaced(desk, asset, kind)) return refuse.sharesElsewhere;
  if (desk.ports.isMoving(asset)) return refuse.sharesMoving;
  const slot = state.customerSlots.get(customer);
  if (slot < 0 || isSystemAccount(customer)) return refuse.customerNotFound;
  if (state.customers.columns.closedAt[slot] !== 0) return refuse.accountClosed;
  const what = { action: 'adjust_balance', subjectKind: 'customer', subject: String(customer) };
  if (!isAgreed(desk, act, what, context.at)) return refuse.actNotAgreed;
  const worth = worthOf(desk, asset, amount < 0n ? -amount : amount);
  if (worth === null) return refuse.indexUnavailable;
  if (adjustedE6(state, context.at) + worth > limitE6) return refuse.adjustmentLimit;
  const short = shortOf(desk, command);
  if (short) return short;

  const adjustment = state.counters.lastAdjustment + 1;
  context.emit({ type: 'BalanceAdjusted', adjustment, customer, kind, asset, amount, account, act, worthE6: worth });
  context.answer.id = adjustment;
  return null;
}

function formOf({ kind, amount, account, limitE6 }: AdjustBalance): Rejection | null {
  if (!isSystemAccount(account) || mayBeNegative(account)) return refuse.accountInvalid;
  if (!accountKinds.includes(kind)) return refuse.kindInvalid;
  if (amount === 0n) return refuse.amountZero;
  if (amount > balanceMax || amount < -balanceMax) return refuse.amountOutOfRange;
  return limitE6 < 0n ? refuse.limitInvalid : null;
}

/** What all corrections of the last 24 hours were worth, in 1e-6 USDT. */
function adjustedE6({ doneActs }: Pick<ReadState<AccountState>, 'doneActs'>, now: number): bigint {
  const { worthE6, at } = doneActs.columns;
  let sum = 0n;
  for (const slot of doneActs.slots()) if (now - at[slot]! < adjustmentWindowMs) sum += worthE6[slot]!;
  return sum;
}

/** Why the side that gives can't, or the other can't take it; what is held stays held. */
function shortOf({ ledger }: AccountDesk, { customer, kind, asset, amount, account }: AdjustBalance): Rejection | null {
  const [own, house] = [ledger.available(customer, kind, asset), ledger.available(account, 'funding', asset)];
  if (own + amount < 0n) return refuse.insufficientBalance;
  if (house - amount < 0n) return refuse.houseFundsInsufficient;
  return own + amount > balanceMax || house - amount > balanceMax ? refuse.balanceOutOfRange : null;
}
