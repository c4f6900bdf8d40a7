import type { IdentityLimits } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import type { Telling } from '../messages/telling.ts';
import type { Standing } from '../people/standing.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { Documents } from './document.ts';
import { type CaseOpener, Identity } from './identity.ts';
import type { Screening } from './screening.ts';
import { Verdicts } from './verdicts.ts';

/** How persons are checked, which differs between the sandbox and live trading. */
export interface PersonChecks {
  readonly screening: Screening;
  /** Whether the basic level is given at once where nothing is suspicious. */
  readonly basicByRule: boolean;
}

export interface IdentityServices {
  readonly identity: Identity;
  readonly verdicts: Verdicts;
  readonly documents: Documents;
  /** Whether two operators have to decide alike. */
  readonly fourEyes: boolean;
}

/** Wires what knows who customers are. */
export function openIdentity(parts: {
  db: Kysely<Database>;
  sealing: Sealing;
  files: Files;
  cases: CaseOpener;
  standing: Pick<Standing, 'note' | 'publish'>;
  telling: Telling;
  checks: PersonChecks;
  rules: Pick<Config['identity'], 'fourEyes'>;
  limits: () => Promise<IdentityLimits>;
  now: () => number;
}): IdentityServices {
  const { db, sealing, files, cases, standing, telling, checks, rules, limits, now } = parts;
  const documents = new Documents(sealing);
  const verdicts = new Verdicts({ db, standing, telling, now });
  const identity = new Identity({ db, documents, files, cases, verdicts, ...checks, limits, now });
  return { identity, verdicts, documents, fourEyes: rules.fourEyes === 'yes' };
}
