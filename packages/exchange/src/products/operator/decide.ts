import { isWithin } from '../../kernel/amounts.ts';
import type { Deciders } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import type { ReadState } from '../../kernel/table.ts';
import type { OperatorCommand, RecordOperatorAct } from './commands.ts';
import type { OperatorEvent } from './events.ts';
import { isDigest } from '../../kernel/digest.ts';
import { actLifeMs, isReason, isSubject, isWord } from './formulas.ts';
import { operatorRejections as refuse } from './rejections.ts';
import type { OperatorState } from './state.ts';

export function decidersOf(state: ReadState<OperatorState>): Deciders<OperatorCommand, OperatorEvent> {
  return {
    RecordOperatorAct({ emit, answer }, command) {
      const malformed = formOf(command);
      if (malformed) return malformed;

      const { type: _type, ...said } = command;
      const act = state.counters.lastAct + 1;
      emit({ type: 'OperatorActRecorded', act, ...said });
      answer.id = act;
      return null;
    },

    RecordOperatorActFailure({ emit, answer, at }, { act, code }) {
      if (!isWord(code)) return refuse.failureInvalid;
      const slot = keptSlot(state, act, at);
      if (slot < 0) return refuse.actNotFound;
      if (state.acts.columns.failed[slot] === 1) return refuse.actAlreadyFailed;

      emit({ type: 'OperatorActFailed', act, code });
      answer.id = act;
      return null;
    },
  };
}

/** The slot of an act that is not older than an hour, -1 for none. */
export function keptSlot(state: ReadState<OperatorState>, act: number, at: number): number {
  const slot = isWithin(act, 1, Number.MAX_SAFE_INTEGER) ? state.slots.get(act) : -1;
  return slot >= 0 && at - state.acts.columns.recordedAt[slot]! < actLifeMs ? slot : -1;
}

/** Somebody who agrees with nobody, or with themselves, is no second person. */
function formOf({ operator, second, ...said }: RecordOperatorAct): Rejection | null {
  if (!isWithin(operator, 0, Number.MAX_SAFE_INTEGER)) return refuse.operatorInvalid;
  if (!isWithin(second, 0, Number.MAX_SAFE_INTEGER)) return refuse.secondInvalid;
  if (second !== 0 && (operator === 0 || second === operator)) return refuse.secondInvalid;
  if (!isWord(said.action)) return refuse.actionInvalid;
  if (!isWord(said.subjectKind) || !isSubject(said.subject)) return refuse.subjectInvalid;
  if (!isReason(said.reason)) return refuse.reasonInvalid;
  return isDigest(said.digest) ? null : refuse.digestInvalid;
}
