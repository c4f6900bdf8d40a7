import type { Role } from '@auric/api/console/values';
import type { CaseState, WholeCase } from '@auric/api/console/cases';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `renew`: the password was given by somebody else and has to be changed first. */
export interface OperatorTable {
  id: Generated<number>;
  name: string;
  password_hash: string;
  roles: Role[];
  active: Generated<boolean>;
  renew: Generated<boolean>;
  created_at: number;
  created_by: number | null;
  last_login_at: number | null;
}

/** `token_hash` is SHA-256 of the token in the cookie. `begun`: the second factor is still missing. */
export interface ConsoleSessionTable {
  id: string;
  token_hash: Buffer;
  operator: number;
  begun: Generated<boolean>;
  locked: Generated<boolean>;
  address: string;
  device: string;
  created_at: number;
  /** When the operator last did something. */
  active_at: number;
  ends_at: number;
}

/** A decision as a case keeps it. */
export interface KeptDecision {
  operator: number;
  second: number;
  decision: string;
  reason: string;
  values: Record<string, string | number | boolean>;
  act: number;
  at: number;
}

type Decided = JSONColumnType<KeptDecision | null, string | null, string | null>;

/** `call`: of a proposal, the call that is proposed. `settled`: what was decided has been brought to its end. */
export interface CaseTable {
  id: Generated<number>;
  queue: string;
  ref: string;
  call: Generated<string>;
  customer: number | null;
  opened_by: number | null;
  state: Generated<CaseState>;
  flags: Generated<string[]>;
  opened_at: number;
  since: number;
  claimed_by: number | null;
  claim_until: number | null;
  first: Decided;
  decided: Decided;
  settled: Generated<boolean>;
}

export type CaseEntryKind = WholeCase['history'][number]['what'];

export interface CaseEntryTable {
  id: Generated<number>;
  case: number;
  at: number;
  operator: number | null;
  what: CaseEntryKind;
  text: string;
}

/** An act that waits for a second person: the call and what it was called with. */
export interface ProposalTable {
  id: Generated<number>;
  call: string;
  payload: ColumnType<Record<string, unknown>, string, never>;
  operator: number;
  reason: string;
  at: number;
}

/** What an act was asked to do, in the very text whose digest the journal has. */
export interface ActDetailTable {
  act: number;
  details: string;
}

/** An act of the command line on an operator, until the server has journaled it. */
export interface UnjournaledActTable {
  id: Generated<number>;
  action: string;
  subject: string;
  details: ColumnType<Record<string, unknown>, string, never>;
  at: number;
}

export interface ConsoleTables {
  'console.operator': OperatorTable;
  'console.session': ConsoleSessionTable;
  'console.case': CaseTable;
  'console.case_entry': CaseEntryTable;
  'console.proposal': ProposalTable;
  'console.act_detail': ActDetailTable;
  'console.unjournaled_act': UnjournaledActTable;
}
