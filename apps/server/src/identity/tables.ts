import type { PaperFault, IdentityFlag } from '@auric/api/console/identity';
import type { Generated } from 'kysely';

export type Verdict = 'approved' | 'refused';

/** An application for a level; `details` is sealed, `settled` once the verdict has come to its end. */
export interface ApplicationTable {
  id: Generated<number>;
  customer: number;
  level: number;
  id_type: number;
  country: string;
  details: Buffer;
  number_digest: Buffer;
  /** Ids of files. */
  front: string | null;
  reverse: string | null;
  flags: IdentityFlag[];
  screening: string[];
  submitted_at: number;
  verdict: Verdict | null;
  fault: Generated<PaperFault | ''>;
  reason: Generated<string>;
  /** Who decided: an operator, or 0 where a rule did. */
  operator: Generated<number>;
  act: Generated<number>;
  decided_at: number | null;
  settled: Generated<boolean>;
}

export interface IdentityTables {
  'identity.application': ApplicationTable;
}
