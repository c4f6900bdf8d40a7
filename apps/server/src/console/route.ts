import type { ConsoleEndpoints, ConsoleMessage, ConsolePath, ConsolePayload } from '@auric/api/console';
import type { CsvFile } from '../edge/csv-answer.ts';
import type { ActRecord, ActSubject } from './acts.ts';
import type { Operator } from './operator.ts';

type Method<P extends ConsolePath> = ConsoleEndpoints[P]['method'];
type AnswerOf<P extends ConsolePath> = ConsoleEndpoints[P] extends { file: true }
  ? CsvFile<ConsoleMessage<P>>
  : ConsoleMessage<P>;

/** Reads, and changes nothing. */
export interface ReadRoute<P extends ConsolePath> {
  read(payload: ConsolePayload<P>, operator: Operator): Promise<AnswerOf<P>> | AnswerOf<P>;
  /** What is looked at, where the look itself is an act that the journal keeps, such as one at papers. */
  look?(payload: ConsolePayload<P>): { act: string; subject: ActSubject };
}

/** What is written down of a call before it is run. */
export type About<P extends ConsolePath> = (
  payload: ConsolePayload<P>,
  operator: Operator,
) => Pick<ActRecord, 'subject' | 'reason'> & Partial<Pick<ActRecord, 'details'>>;

/** Changes something: the frame journals the act first, then runs it. What it needs is checked within `run`. */
export interface ActRoute<P extends ConsolePath> {
  act: string;
  /** `details` are the payload unless it says otherwise. */
  about: About<P>;
  run(payload: ConsolePayload<P>, operator: Operator, act: number): Promise<AnswerOf<P>>;
}

/** Changes something that two people have to agree on: the call proposes, another operator confirms in the queue `proposals`. */
export interface ProposalRoute<P extends ConsolePath> {
  act: string;
  about: About<P>;
  /** Refuses what can't be done as things are, so that nobody is asked to confirm it. */
  check(payload: ConsolePayload<P>, operator: Operator): Promise<void>;
  /** Happens when the second has confirmed. */
  confirmed(payload: ConsolePayload<P>, by: { first: number; second: number }, act: number): Promise<void>;
  /** Whose case it is, if a customer's. */
  customerOf?(payload: ConsolePayload<P>): number;
}

/** A call that changes something can only be an act or a proposal: there is no way around the journal. */
export type ConsoleRoute<P extends ConsolePath> =
  Method<P> extends 'GET'
    ? ReadRoute<P>
    : ConsoleMessage<P> extends { proposal: number }
      ? ProposalRoute<P>
      : ActRoute<P>;

export type ConsoleRoutesOf<P extends ConsolePath> = { readonly [K in P]: ConsoleRoute<K> };
