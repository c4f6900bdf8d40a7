/**
 * Operators' acts: who of the house did what to whom, and why. They are written before they are done and only ever added.
 * What the house may not do on one person's word asks here whether two have agreed.
 */
import { hashOfNumbers, type Answers, type Product, type ProductDefinition } from '../../kernel/product.ts';
import type { OperatorCommand, RecordOperatorAct } from './commands.ts';
import { decidersOf, keptSlot } from './decide.ts';
import { type OperatorEvent, operatorEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { operatorRejections } from './rejections.ts';
import { evolversOf, initialState } from './state.ts';

export interface Operator extends Product<OperatorCommand, OperatorEvent> {
  /** Whether so many operators have said that they do an act of this kind within the last hour, which has not failed. */
  agreed(
    act: number,
    what: Pick<RecordOperatorAct, 'action' | 'subjectKind' | 'subject'>,
    at: number,
    operators?: 1 | 2,
  ): boolean;
  readonly queries: Record<never, never>;
}

function createOperator(): Operator {
  const state = initialState();
  const { acts, slots, counters } = state;
  return {
    decide: decidersOf(state),
    evolve: evolversOf(state),
    timers: {},
    queries: {},
    agreed(act, what, at, operators = 2) {
      const slot = keptSlot(state, act, at);
      if (slot < 0) return false;
      const { operator: first, second, failed, action, subjectKind, subject } = acts.columns;
      if (first[slot] === 0 || (operators === 2 && second[slot] === 0) || failed[slot] === 1) return false;
      return action[slot] === what.action && subjectKind[slot] === what.subjectKind && subject[slot] === what.subject;
    },
    tables: [acts],
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => acts.hash() + hashOfNumbers(counters),
    save(writer) {
      writer.json(counters);
      acts.save(writer);
    },
    load(reader) {
      Object.assign(counters, reader.json());
      acts.load(reader);
      for (const slot of acts.slots()) slots.set(acts.columns.act[slot]!, slot);
    },
  };
}

/** The number of the act that a frame recorded or let fail. */
const answers: Answers<OperatorCommand, OperatorEvent> = {
  RecordOperatorAct: ({ events }) => actIn(events),
  RecordOperatorActFailure: ({ events }) => actIn(events),
};

function actIn(events: readonly OperatorEvent[]): { id?: number } {
  const event = events.find(({ type }) => type === 'OperatorActRecorded' || type === 'OperatorActFailed');
  return event === undefined ? {} : { id: event.act };
}

export const operator = {
  name: 'operator',
  events: operatorEvents,
  rejections: operatorRejections,
  postings: {},
  alwaysTaken: ['RecordOperatorAct', 'RecordOperatorActFailure'],
  answers,
  billTypes: [],
  bills: {},
  create: createOperator,
} as const satisfies ProductDefinition<OperatorCommand, typeof operatorEvents, object, Operator>;
