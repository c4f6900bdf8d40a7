import { type PaperFault, paperFaults } from '@auric/api/console/identity';
import type { Kysely } from 'kysely';
import { belowPlace } from '../console/customers/below-place.ts';
import { ConsoleRefusal } from '../console/edge/console-refusal.ts';
import type { ConsolePart, Decision } from '../console/part.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Files } from '../files/files.ts';
import type { Application } from './applications.ts';
import { caseViewOf } from './case-view.ts';
import type { IdentityServices } from './open-identity.ts';

export interface IdentityPartLent {
  readonly db: Kysely<Database>;
  readonly files: Files;
  readonly identityServices: IdentityServices;
  readonly now: () => number;
}

const faults: ReadonlySet<string> = new Set(paperFaults);

/** What of identities operators see and decide. Photos are seen through a link of a minute, and each look is an act. */
export function identityConsolePart({ db, files, identityServices, now }: IdentityPartLent): ConsolePart {
  const { documents, verdicts, fourEyes } = identityServices;

  /** Refuses (`case_unknown`) what there isn't. */
  async function applicationOf(id: number): Promise<Application> {
    const row = await db.selectFrom('identity.application').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new ConsoleRefusal('case_unknown', 'application');
    return row;
  }

  return {
    name: 'identity',

    routes: {
      'identity/paper': {
        look: ({ application, side }) => ({
          act: 'identity.look',
          subject: { kind: 'identity', id: `${application} ${side}` },
        }),
        read: async ({ application, side }) => {
          const row = await applicationOf(application);
          const file = side === 'front' ? row.front : row.reverse;
          if (file === null) throw new ConsoleRefusal('case_unknown', 'side');
          const { address, expiresAt } = files.operatorLink(file);
          return { address, expires_at: expiresAt };
        },
      },
    },

    queues: [
      {
        name: 'identity',
        decisions: ['approve', 'refuse'],
        fourEyes,
        describe: async (ref) => ({
          ...(await caseViewOf({ db, documents, now: now() }, await applicationOf(Number(ref)))),
        }),
        check: (decision) => {
          faultOf(decision);
          return Promise.resolve();
        },
        decide: async (decision) => {
          const { ref, operator, act, reason } = decision;
          const id = Number(ref);
          const fault = faultOf(decision);
          const verdict = fault === '' ? 'approved' : 'refused';
          await db.transaction().execute((trx) => verdicts.write(trx, id, { verdict, fault, reason, operator, act }));
          await verdicts.settle(id);
        },
      },
    ],

    timeline: async (customer, before, limit) => {
      const rows = await belowPlace(
        db.selectFrom('identity.application').select(['id', 'level', 'submitted_at']).where('customer', '=', customer),
        { at: 'submitted_at', id: 'id' },
        before,
        limit,
      );
      return rows.map(({ id, level, submitted_at }) => ({
        at: submitted_at,
        id: String(id),
        kind: 'applied',
        values: { level },
      }));
    },
  };
}

/** Why papers are refused, in a word that the customer reads a sentence of; refuses (`parameter_error`) a refusal without one. */
function faultOf({ decision, values }: Pick<Decision, 'decision' | 'values'>): PaperFault | '' {
  if (decision === 'approve') return '';
  const fault = String(values['fault'] ?? '');
  if (!faults.has(fault)) throw new Refusal('parameter_error', 'fault');
  return fault as PaperFault;
}
