import { balanceMax, isWithin } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { type DepositState, depositStates } from '../../../kernel/vocabulary.ts';
import type { AssignDeposit, ConfirmDeposit, RecordDeposit, UndoDeposit } from '../commands.ts';
import { arrivalKey, decimalsMax, isChain, isOutput, isTransaction, splitDelivered } from '../formulas.ts';
import { depositRejections as refuse } from '../rejections.ts';
import type { DepositsState } from '../state/state.ts';
import { type DepositContext, type DepositDesk, isOutOfRange } from './desk.ts';

/** What has arrived is never refused for whom it came: for nobody, or somebody who is gone, it waits for operators. */
export function recordDeposit(
  { state, ports }: DepositDesk,
  { emit, answer }: DepositContext,
  { customer, chain, transaction, output, asset, delivered, decimals }: RecordDeposit,
): Rejection | null {
  if (!isChain(chain)) return refuse.chainInvalid;
  if (!isTransaction(transaction)) return refuse.transactionInvalid;
  if (!isOutput(output)) return refuse.outputInvalid;
  if (!isWithin(decimals, 0, decimalsMax)) return refuse.decimalsInvalid;
  if (!(delivered > 0n)) return refuse.amountNotPositive;
  const scale = ports.scaleOf(asset);
  if (scale < 0) return refuse.assetNotFound;
  const key = arrivalKey(chain, transaction, output);
  if (state.credited.has(key)) return refuse.depositAlreadyCredited;
  const open = state.openKeys.get(key);
  if (open !== undefined)
    return { ...refuse.depositAlreadySeen, detail: { deposit: state.deposits.columns.deposit[open]! } };
  const { amount, dust } = splitDelivered(delivered, decimals, scale);
  if (amount === 0n) return refuse.belowUnit;
  if (amount > balanceMax) return refuse.balanceOutOfRange;

  const deposit = state.counters.lastDeposit + 1;
  const owner = ports.isOpen(customer) ? customer : 0;
  const named = { chain, transaction, output } as const;
  emit({ type: 'DepositSeen', deposit, customer: owner, ...named, asset, amount, dust, decimals });
  answer.id = deposit;
  return null;
}

/** Final: what has an owner is theirs, what has none waits for one (D22). */
export function confirmDeposit(
  desk: DepositDesk,
  { emit, answer }: DepositContext,
  { deposit }: ConfirmDeposit,
): Rejection | null {
  const found = openDeposit(desk.state, deposit);
  if (found === null) return refuse.depositNotFound;
  if (found.state !== 'seen') return inState(found.state);
  const { customer, asset, amount } = found;
  if (customer !== 0 && isOutOfRange(desk, customer, asset, amount)) return refuse.balanceOutOfRange;

  if (customer === 0) emit({ type: 'DepositUnassigned', deposit });
  else emit({ type: 'DepositCredited', deposit, customer, asset, amount });
  answer.id = deposit;
  return null;
}

/** Only what isn't final goes away again; its name is free for the block in which it comes back. */
export function undoDeposit(
  { state }: DepositDesk,
  { emit, answer }: DepositContext,
  { deposit }: UndoDeposit,
): Rejection | null {
  const found = openDeposit(state, deposit);
  if (found === null) return refuse.depositNotFound;
  if (found.state !== 'seen') return inState(found.state);

  emit({ type: 'DepositUndone', deposit, customer: found.customer });
  answer.id = deposit;
  return null;
}

/** Two operators say whose it is; where it is final already, it is credited at once. */
export function assignDeposit(
  desk: DepositDesk,
  { emit, answer, at }: DepositContext,
  { deposit, customer, act }: AssignDeposit,
): Rejection | null {
  const { state, ports } = desk;
  const found = openDeposit(state, deposit);
  if (found === null) return refuse.depositNotFound;
  if (found.customer !== 0) return inState(found.state);
  if (!ports.isOpen(customer)) return refuse.customerNotFound;
  const what = { action: 'assign_deposit', subjectKind: 'deposit', subject: `${deposit}` };
  if (!ports.saidBy(2, act, what, at)) return refuse.actNotAgreed;
  const { asset, amount } = found;
  const isFinal = found.state === 'unassigned';
  if (isFinal && isOutOfRange(desk, customer, asset, amount)) return refuse.balanceOutOfRange;

  emit({ type: 'DepositAssigned', deposit, customer, act });
  if (isFinal) emit({ type: 'DepositCredited', deposit, customer, asset, amount });
  answer.id = deposit;
  return null;
}

function openDeposit({ deposits, depositSlots }: DepositsState, deposit: number) {
  const slot = isWithin(deposit, 1, Number.MAX_SAFE_INTEGER) ? depositSlots.get(deposit) : -1;
  if (slot < 0) return null;
  const { customer, asset, amount, state } = deposits.columns;
  return {
    customer: customer[slot]!,
    asset: asset[slot]!,
    amount: amount[slot]!,
    state: depositStates[state[slot]!]!,
  };
}

function inState(state: DepositState): Rejection {
  return { ...refuse.depositState, detail: { state } };
}
