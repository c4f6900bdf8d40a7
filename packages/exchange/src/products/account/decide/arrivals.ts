import { balanceMax } from '../../../kernel/amounts.ts';
import { isDigest } from '../../../kernel/digest.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { ReadState } from '../../../kernel/table.ts';
import { accountKinds } from '../../../kernel/vocabulary.ts';
import type { ClaimTestFunds, Deposit } from '../commands.ts';
import { testFundsWindowMs } from '../formulas.ts';
import { accountRejections as refuse } from '../rejections.ts';
import type { AccountState } from '../state.ts';
import {
  type AccountContext,
  type AccountDesk,
  closedOrUnknown,
  isCredited,
  isMisplaced,
  isOutOfRange,
  worthOf,
} from './desk.ts';

/** Funds from outside, each arrival once. What comes for a closed account isn't taken: it goes back where it came from. */
export function deposit(desk: AccountDesk, { emit, answer }: AccountContext, command: Deposit): Rejection | null {
  const { customer, kind, asset, amount, reference } = command;
  const { state } = desk;
  if (!accountKinds.includes(kind)) return refuse.kindInvalid;
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > balanceMax) return refuse.amountOutOfRange;
  if (!isDigest(reference)) return refuse.referenceInvalid;
  if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
  if (isMisplaced(desk, asset, kind)) return refuse.sharesElsewhere;
  if (desk.ports.isMoving(asset)) return refuse.sharesMoving;
  const barred = closedOrUnknown(state, customer);
  if (barred) return barred;
  if (isCredited(desk, reference)) return refuse.depositAlreadyCredited;
  if (isOutOfRange(desk, customer, kind, asset, amount)) return refuse.balanceOutOfRange;

  const id = state.counters.lastDeposit + 1;
  emit({ type: 'Deposited', deposit: id, customer, kind, asset, amount, reference });
  answer.id = id;
  return null;
}

/** Test funds of a sandbox, as many as the limit leaves. */
export function claimTestFunds(
  desk: AccountDesk,
  { emit, answer, at }: AccountContext,
  { customer, asset, amount, limitE6 }: ClaimTestFunds,
): Rejection | null {
  const { state } = desk;
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > balanceMax) return refuse.amountOutOfRange;
  if (state.assetSlots.get(asset) < 0) return refuse.assetNotFound;
  if (isMisplaced(desk, asset, 'funding')) return refuse.sharesElsewhere;
  const barred = closedOrUnknown(state, customer);
  if (barred) return barred;
  const worth = worthOf(desk, asset, amount);
  if (worth === null) return refuse.indexUnavailable;
  if (claimedE6(state, customer, at) + worth > limitE6) return refuse.faucetLimit;
  if (isOutOfRange(desk, customer, 'funding', asset, amount)) return refuse.balanceOutOfRange;

  const id = state.counters.lastDeposit + 1;
  emit({ type: 'TestFundsClaimed', deposit: id, customer, asset, amount, worthE6: worth });
  answer.id = id;
  return null;
}

/** What of a customer's claims of test funds still counts, in 1e-6 USDT. */
function claimedE6(state: ReadState<AccountState>, customer: number, at: number): bigint {
  const slot = state.testFundsSlots.get(customer);
  if (slot < 0) return 0n;
  const { worthE6, lastAt } = state.testFunds.columns;
  return at - lastAt[slot]! < testFundsWindowMs ? worthE6[slot]! : 0n;
}
