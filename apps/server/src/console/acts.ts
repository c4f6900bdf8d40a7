import type { Operator } from './operator.ts';

/** What an act is done to: `{ kind: 'customer', id: '10017' }`. */
export interface ActSubject {
  readonly kind: string;
  readonly id: string;
}

/** What the journal keeps of an act. */
export interface ActRecord {
  /** A short stable word, which the audit is searched by: `freeze_customer`. */
  readonly act: string;
  readonly subject: ActSubject;
  /** In the operator's words; empty for acts that need none, such as claiming a case. */
  readonly reason: string;
  /** What was asked for, without secrets. The journal has its digest, so that it can't be changed afterwards. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The operator who confirmed it, where two are needed. */
  readonly second?: Operator;
}
