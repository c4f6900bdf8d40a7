import { IntMap } from '../../kernel/int-map.ts';
import { knownSlot, requireNext } from '../../kernel/known-slot.ts';
import type { Evolvers } from '../../kernel/product.ts';
import { Table } from '../../kernel/table.ts';
import type { OperatorEvent } from './events.ts';
import { actLifeMs } from './formulas.ts';

const actFields = {
  act: 'int',
  operator: 'int',
  second: 'int',
  action: 'text',
  subjectKind: 'text',
  subject: 'text',
  recordedAt: 'int',
  failed: 'small',
} as const;

/** The acts that may still fail or be done; all others are in the journal alone. Acts follow each other without a gap. */
export function initialState() {
  return { acts: new Table('operatorAct', actFields), slots: new IntMap(), counters: { lastAct: 0, firstKept: 1 } };
}

export type OperatorState = ReturnType<typeof initialState>;

export function evolversOf(state: OperatorState): Evolvers<OperatorEvent> {
  const { acts, slots, counters } = state;

  /** Every new act lets go of those whose time is over, so that what is kept is as much as an hour brings. */
  function forgetBefore(at: number): void {
    for (; counters.firstKept <= counters.lastAct; counters.firstKept++) {
      const slot = slots.get(counters.firstKept);
      if (at - acts.columns.recordedAt[slot]! < actLifeMs) return;
      acts.remove(slot);
      slots.delete(counters.firstKept);
    }
  }

  return {
    OperatorActRecorded(event, at) {
      requireNext(counters.lastAct, event.act, 'Act');
      forgetBefore(at);
      const slot = acts.add();
      const { columns } = acts;
      columns.act[slot] = event.act;
      columns.operator[slot] = event.operator;
      columns.second[slot] = event.second;
      columns.action[slot] = event.action;
      columns.subjectKind[slot] = event.subjectKind;
      columns.subject[slot] = event.subject;
      columns.recordedAt[slot] = at;
      columns.failed[slot] = 0;
      slots.set(event.act, slot);
      counters.lastAct = event.act;
    },
    OperatorActFailed({ act }) {
      const slot = knownSlot(slots, act, 'act');
      acts.columns.failed[slot] = 1;
      acts.touch(slot);
    },
  };
}
