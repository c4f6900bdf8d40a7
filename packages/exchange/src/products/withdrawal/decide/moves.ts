import { balanceMax } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { broadcastOutcomes, firstCustomerId, type WithdrawalState } from '../../../kernel/vocabulary.ts';
import type {
  ApproveWithdrawal,
  CancelWithdrawal,
  RecordBroadcast,
  RejectWithdrawal,
  RetryWithdrawal,
  ReviewWithdrawal,
  SettleWithdrawal,
  SettleWithdrawalInside,
  SignWithdrawal,
} from '../commands.ts';
import { isDigest } from '../../../kernel/digest.ts';
import { isDestination } from '../formulas.ts';
import { withdrawalRejections as refuse } from '../rejections.ts';
import { isStopped } from '../state/state.ts';
import { type OpenWithdrawal, type WithdrawalContext, type WithdrawalDesk, withdrawalOf } from './desk.ts';

interface Named {
  readonly customer: number;
  readonly withdrawal: number;
}

/** The rules have looked: clean and small goes on, else operators look; what is flagged is looked at by one at least. */
export function reviewWithdrawal(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: ReviewWithdrawal,
): Rejection | null {
  const found = inState(desk, command, ['requested']);
  if ('code' in found) return found;
  const operators = Math.max(found.operators, command.isFlagged ? 1 : 0);
  return move(context, command, operators > 0 ? 'under_review' : 'approved', operators);
}

/** As many operators as it needs have agreed, in an act that has moved nothing of it before. */
export function approveWithdrawal(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: ApproveWithdrawal,
): Rejection | null {
  const found = inState(desk, command, ['under_review']);
  if ('code' in found) return found;
  const { operators } = found;
  if (!isSaid(desk, context, found, operators >= 2 ? 2 : 1, 'approve_withdrawal', command.act))
    return refuse.actNotAgreed;
  return move(context, command, 'approved', operators, command.act);
}

/** By its customer, until it is approved: from then on it may be on its way (D23). */
export function cancelWithdrawal(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: CancelWithdrawal,
): Rejection | null {
  const found = inState(desk, command, ['requested', 'under_review']);
  if ('code' in found) return found;
  context.emit({ type: 'WithdrawalReleased', ...found.held, reason: 'canceled', act: 0 });
  return ended(context, command);
}

/** By an operator, until it is signed: what may be with the network is never given back. */
export function rejectWithdrawal(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: RejectWithdrawal,
): Rejection | null {
  const found = inState(desk, command, ['requested', 'under_review', 'approved']);
  if ('code' in found) return found;
  if (!isSaid(desk, context, found, 1, 'reject_withdrawal', command.act)) return refuse.actNotAgreed;
  context.emit({ type: 'WithdrawalReleased', ...found.held, reason: 'rejected', act: command.act });
  return ended(context, command);
}

export function signWithdrawal(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: SignWithdrawal,
): Rejection | null {
  if (!isDestination(command.transaction)) return refuse.transactionInvalid;
  const found = inState(desk, command, ['approved']);
  if ('code' in found) return found;
  if (isStopped(desk.state, found.held.asset)) return refuse.withdrawalsStopped;
  return move(context, command, 'signed', found.operators, 0, command.transaction);
}

/**
 * Unknown is a state (D21): from it only evidence leads away. What was sent is unknown again where its transaction can't be
 * mined any more, as one whose time ran out: another one needs two operators.
 */
export function recordBroadcast(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: RecordBroadcast,
): Rejection | null {
  if (!broadcastOutcomes.includes(command.outcome)) return refuse.outcomeInvalid;
  const isSent = command.outcome === 'sent';
  const found = inState(desk, command, isSent ? ['signed', 'broadcast_unknown'] : ['signed', 'sent']);
  if ('code' in found) return found;
  return move(context, command, isSent ? 'sent' : 'broadcast_unknown', found.operators);
}

/** Two operators have seen that its transaction can't be mined any more: another one may be made. */
export function retryWithdrawal(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: RetryWithdrawal,
): Rejection | null {
  if (!isDigest(command.evidence)) return refuse.evidenceInvalid;
  const found = inState(desk, command, ['broadcast_unknown']);
  if ('code' in found) return found;
  if (!isSaid(desk, context, found, 2, 'retry_withdrawal', command.act)) return refuse.actNotAgreed;
  return move(context, command, 'approved', found.operators, command.act, command.evidence);
}

/** It arrived, also where nobody knew whether it had been taken, and under whichever name (D20). */
export function settleWithdrawal(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: SettleWithdrawal,
): Rejection | null {
  const { transaction } = command;
  if (!isDestination(transaction)) return refuse.transactionInvalid;
  const found = inState(desk, command, ['signed', 'broadcast_unknown', 'sent']);
  if ('code' in found) return found;
  context.emit({ type: 'WithdrawalSettled', ...found.held, fee: found.fee, transaction });
  return ended(context, command);
}

export function settleInside(
  desk: WithdrawalDesk,
  context: WithdrawalContext,
  command: SettleWithdrawalInside,
): Rejection | null {
  const { recipient } = command;
  const found = inState(desk, command, ['approved']);
  if ('code' in found) return found;
  if (recipient === command.customer) return refuse.toOneself;
  if (recipient < firstCustomerId || !desk.ports.isOpen(recipient)) return refuse.recipientNotFound;
  const { held, fee } = found;
  if (desk.ledger.available(recipient, 'funding', held.asset) + held.amount - fee > balanceMax)
    return refuse.balanceOutOfRange;
  context.emit({ type: 'WithdrawalSettledInside', ...held, fee, recipient });
  return ended(context, command);
}

/** The open withdrawal of this customer where it is in one of these states, else why nothing can be done with it. */
function inState(
  { state }: WithdrawalDesk,
  { customer, withdrawal }: Named,
  states: readonly WithdrawalState[],
): OpenWithdrawal | Rejection {
  const found = withdrawalOf(state, customer, withdrawal);
  if (found === null) return refuse.withdrawalNotFound;
  return states.includes(found.state) ? found : { ...refuse.withdrawalState, detail: { state: found.state } };
}

function isSaid(
  { ports }: WithdrawalDesk,
  { at }: WithdrawalContext,
  { held, lastAct }: OpenWithdrawal,
  operators: 1 | 2,
  action: string,
  act: number,
): boolean {
  const what = { action, subjectKind: 'withdrawal', subject: `${held.withdrawal}` };
  return act > lastAct && ports.saidBy(operators, act, what, at);
}

function move(
  context: WithdrawalContext,
  { customer, withdrawal }: Named,
  state: WithdrawalState,
  operators: number,
  act = 0,
  evidence = '',
): null {
  context.emit({ type: 'WithdrawalMoved', withdrawal, customer, state, operators, act, evidence });
  return ended(context, { customer, withdrawal });
}

function ended({ answer }: WithdrawalContext, { withdrawal }: Named): null {
  answer.id = withdrawal;
  return null;
}
