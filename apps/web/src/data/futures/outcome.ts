import type { Message } from '@auric/api';
import type { ActEnd, FuturesActPath } from '../acts/money-act.ts';

/** What has become of an act on futures, in a word. */
export type FuturesOutcome =
  | 'submitted'
  | 'amended'
  | 'canceled'
  | 'closed'
  | 'reversed'
  | 'onlyClosed'
  | 'stopsSet'
  | 'marginMoved';

const outcomes: Readonly<Record<FuturesActPath, FuturesOutcome>> = {
  'lever/submit': 'submitted',
  'lever/amend': 'amended',
  'lever/cancel': 'canceled',
  'lever/close': 'closed',
  'lever/batch_close': 'closed',
  'lever/reverse': 'reversed',
  'lever/setstop': 'stopsSet',
  'lever/margin': 'marginMoved',
};

type Done = Extract<ActEnd, { became: 'done' }>;
type FuturesDone = Done & { act: { path: FuturesActPath } };

/** Whether an act that is done was one on futures. */
export function isFuturesDone(end: Done): end is FuturesDone {
  return end.act.path in outcomes;
}

/** A position may be closed while its other side can't be opened, as when the balance is too small. */
export function outcomeOf(end: FuturesDone): FuturesOutcome {
  const { path } = end.act;
  const nothingOpened = path === 'lever/reverse' && (end.answer as Message<'lever/reverse'>).position === null;
  return nothingOpened ? 'onlyClosed' : outcomes[path];
}
