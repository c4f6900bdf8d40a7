import type { ConsoleEndpoints, ConsoleMessage, ConsolePath, ConsolePayload } from '@auric/api/console';
import type { HandedOut } from '@auric/api/console/values';
import type { CsvFile } from '../edge/csv-answer.ts';
import type { ActRecord, ActSubject, Actor } from './acts.ts';
import type { Operator } from './operator.ts';

type Method<P extends ConsolePath> = ConsoleEndpoints[P]['method'];
/** What a call is run with: what was asked for and, of a call that takes a file, the file. */
type PayloadOf<P extends ConsolePath> = ConsoleEndpoints[P] extends { upload: true }
  ? ConsolePayload<P> & { readonly file: Buffer }
  : ConsolePayload<P>;
type AnswerOf<P extends ConsolePath> = ConsoleEndpoints[P] extends { file: true }
  ? CsvFile<ConsoleMessage<P>>
  : ConsoleMessage<P>;

/** Reads, and changes nothing. */
export interface ReadRoute<P extends ConsolePath> {
  read(payload: PayloadOf<P>, operator: Operator): Promise<AnswerOf<P>> | AnswerOf<P>;
  /** What is looked at, where the look itself is an act that the journal keeps, such as one at papers. */
  look?(payload: PayloadOf<P>): { act: string; subject: ActSubject };
}

/** What is written down of a call before it is run; `details` are the payload unless it says otherwise. */
type Told = Pick<ActRecord, 'subject' | 'reason'> & Partial<ActRecord> & { readonly actor?: Actor };

/**
 * Says what is written down. Refuses what can't be, so that only what was attempted is in the journal; `actor` is who
 * proposed what the caller confirms.
 */
export type About<P extends ConsolePath> = (payload: PayloadOf<P>, operator: Operator) => Told | Promise<Told>;

/** Changes something: the frame journals the act first, then runs it. */
export interface ActRoute<P extends ConsolePath> {
  act: string;
  about: About<P>;
  run(payload: PayloadOf<P>, operator: Operator, act: number): Promise<AnswerOf<P>>;
}

/** Who agreed: the ids of the two operators. */
export interface Agreed {
  readonly first: number;
  readonly second: number;
}

/** Changes something that two people have to agree on: the call proposes, another operator confirms in the queue `proposals`. */
export interface ProposalRoute<P extends ConsolePath> {
  act: string;
  about: About<P>;
  /** Refuses what can't be done as things are: when it is proposed, and again when it is confirmed. */
  check(payload: PayloadOf<P>): Promise<void>;
  /** What whoever confirms it is shown; the payload, unless it says otherwise. */
  describe?(payload: PayloadOf<P>): Promise<Readonly<Record<string, unknown>>>;
  /** Whether there is nobody whom a second person could be: then it happens at once, and the journal says that it did. */
  alone?(): Promise<boolean>;
  /**
   * Happens when the second has confirmed; once for each `act`, however often it is asked for. The second is 0 where
   * there is none. Gives what has to be handed to somebody.
   */
  confirmed(payload: PayloadOf<P>, by: Agreed, act: number): Promise<HandedOut | null | void>;
  /** Whose case it is, if a customer's. */
  customerOf?(payload: PayloadOf<P>): number;
}

/** The calls about the own session, which the frame answers itself. */
export type SessionPath = Extract<ConsolePath, `session/${string}`>;
/** All others, which somebody who is signed in makes. */
export type WorkPath = Exclude<ConsolePath, SessionPath>;

/** A call that changes something can only be an act or a proposal: there is no way around the journal. */
export type ConsoleRoute<P extends ConsolePath> =
  Method<P> extends 'GET'
    ? ReadRoute<P>
    : ConsoleMessage<P> extends { proposal: number | null }
      ? ProposalRoute<P>
      : ActRoute<P>;

export type ConsoleRoutesOf<P extends WorkPath> = { readonly [K in P]: ConsoleRoute<K> };

/** A route whose payload has been checked against its own call, but whose type the table has forgotten. */
export type AnyRoute = ReadRoute<never> | ActRoute<never> | ProposalRoute<never>;
