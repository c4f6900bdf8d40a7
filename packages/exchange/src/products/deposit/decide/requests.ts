import { balanceMax, isWithin } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { CancelDepositRequest, ConfirmDepositRequest, RejectDepositRequest, RequestDeposit } from '../commands.ts';
import { isDigest } from '../../../kernel/digest.ts';
import { fiatWorthE6, isCurrency, requestsMax } from '../formulas.ts';
import { depositRejections as refuse } from '../rejections.ts';
import type { DepositsState } from '../state/state.ts';
import { type DepositContext, type DepositDesk, isOutOfRange } from './desk.ts';

/** Asks for what was paid by hand. In fiat it is no more than the shown rate gives, and within the limit of one's identity. */
export function requestDeposit(
  desk: DepositDesk,
  { emit, answer, at }: DepositContext,
  { type: _type, ...wish }: RequestDeposit,
): Rejection | null {
  const { state, ports } = desk;
  const { customer, asset, amount, voucher } = wish;
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > balanceMax) return refuse.amountOutOfRange;
  if (voucher !== '' && !isDigest(voucher)) return refuse.voucherInvalid;
  if (!isFiatSound(wish)) return refuse.fiatInvalid;
  if (ports.scaleOf(asset) < 0) return refuse.assetNotFound;
  if (!ports.isOpen(customer)) return refuse.customerNotFound;
  if (state.requestsOf.of(customer).size >= requestsMax) return refuse.requestsFull;
  const barred = wish.currency === '' ? null : fiatBarred(desk, wish, at);
  if (barred) return barred;

  const request = state.counters.lastRequest + 1;
  emit({ type: 'DepositRequested', request, ...wish });
  answer.id = request;
  return null;
}

export function cancelRequest(
  { state }: DepositDesk,
  { emit, answer }: DepositContext,
  { customer, request }: CancelDepositRequest,
): Rejection | null {
  if (requestSlot(state, customer, request) < 0) return refuse.requestNotFound;

  emit({ type: 'DepositRequestEnded', request, customer, end: 'canceled', act: 0 });
  answer.id = request;
  return null;
}

export function rejectRequest(
  { state, ports }: DepositDesk,
  { emit, answer, at }: DepositContext,
  { customer, request, act }: RejectDepositRequest,
): Rejection | null {
  if (requestSlot(state, customer, request) < 0) return refuse.requestNotFound;
  if (!ports.saidBy(1, act, actOf('reject_deposit', request), at)) return refuse.actNotAgreed;

  emit({ type: 'DepositRequestEnded', request, customer, end: 'rejected', act });
  answer.id = request;
  return null;
}

/** What arrived counts, not what was declared (D22); one arrival at the bank pays one request (D19). */
export function confirmRequest(
  desk: DepositDesk,
  { emit, answer, at }: DepositContext,
  { customer, request, amount, reference, act }: ConfirmDepositRequest,
): Rejection | null {
  const { state, ports } = desk;
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (!isDigest(reference)) return refuse.referenceInvalid;
  const slot = requestSlot(state, customer, request);
  if (slot < 0) return refuse.requestNotFound;
  const asset = state.requests.columns.asset[slot]!;
  if (state.credited.has(reference) || ports.isCredited(reference)) return refuse.depositAlreadyCredited;
  if (amount > state.requests.columns.amount[slot]!) return refuse.amountAboveRequest;
  if (!ports.saidBy(2, act, actOf('confirm_deposit', request), at)) return refuse.actNotAgreed;
  if (isOutOfRange(desk, customer, asset, amount)) return refuse.balanceOutOfRange;

  emit({ type: 'DepositRequestConfirmed', request, customer, asset, amount, reference, act });
  answer.id = request;
  return null;
}

function isFiatSound({ currency, fiatE6, rateE8 }: Pick<RequestDeposit, 'currency' | 'fiatE6' | 'rateE8'>): boolean {
  if (currency === '') return fiatE6 === 0n && rateE8 === 0n;
  return isCurrency(currency) && fiatE6 > 0n && fiatE6 <= balanceMax && rateE8 > 0n && rateE8 <= balanceMax;
}

function fiatBarred(
  { ports }: DepositDesk,
  { customer, asset, amount, fiatE6, rateE8 }: Omit<RequestDeposit, 'type'>,
  at: number,
): Rejection | null {
  const worthE6 = ports.worthE6(asset, amount);
  if (worthE6 === null) return refuse.indexUnavailable;
  const paidE6 = fiatWorthE6(fiatE6, rateE8);
  if (worthE6 > paidE6) return { ...refuse.fiatTooLittle, detail: { worth: `${worthE6}`, paid: `${paidE6}` } };
  const limit = ports.fiatLimitE6(customer, at);
  return paidE6 > limit ? { ...refuse.fiatLimit, detail: { limit: `${limit}` } } : null;
}

function requestSlot({ requests, requestSlots }: DepositsState, customer: number, request: number): number {
  const slot = isWithin(request, 1, Number.MAX_SAFE_INTEGER) ? requestSlots.get(request) : -1;
  return slot >= 0 && requests.columns.customer[slot] === customer ? slot : -1;
}

function actOf(action: string, request: number) {
  return { action, subjectKind: 'deposit_request', subject: `${request}` };
}
