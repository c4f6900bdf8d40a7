import type { ConsolePayload } from '@auric/api/console';
import { type Kysely, sql } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import { pagesBelow } from '../../db/pages-below.ts';
import type { ExchangeClient } from '../../edge/exchange-client.ts';
import { nameOf, operatorNames } from '../cases/case-rows.ts';
import { freshViews } from '../fresh-views.ts';
import type { ConsoleRoutesOf } from '../route.ts';

type Search = ConsolePayload<'audit/csv'>;

/** The acts of all operators, as the journal has them. Nobody can change them, and reading them changes nothing. */
export function auditRoutes(
  db: Kysely<Database>,
  client: ExchangeClient,
  now: () => number,
): ConsoleRoutesOf<'audit' | 'audit/csv' | 'audit/acts'> {
  return {
    audit: {
      read: async ({ page, limit, before, ...search }) => {
        await freshViews(client);
        let found = actsOf(db, search);
        if (before !== undefined) found = found.where('a.act', '<', before);
        const names = await operatorNames(db);
        const { rows, total } = await countedPage(found, (all) => readActs(all).orderBy('a.act', 'desc'), {
          page,
          limit,
        });
        const data = rows.map(({ act, action, operator, second, failed, details, ...row }) => ({
          ...row,
          id: act,
          operator: nameOf(names, operator),
          second: second === 0 ? null : nameOf(names, second),
          act: action,
          failure: failed,
          details: details ?? '',
        }));
        return { data, page, limit, total, has_more: page * limit < total };
      },
    },

    'audit/csv': {
      // Who took the whole of it away is itself something to be found later.
      look: () => ({ act: 'audit.export', subject: { kind: 'audit', id: 'all' } }),
      read: async (search) => {
        await freshViews(client);
        const names = await operatorNames(db);
        return {
          of: 'audit',
          from: search.from ?? 0,
          to: search.to ?? now(),
          rows: csvRows(db, search, (id) => nameOf(names, id).name),
        };
      },
    },

    'audit/acts': {
      read: async () => {
        const rows = await db.selectFrom('view.operator_act').select('action').distinct().orderBy('action').execute();
        return rows.map(({ action }) => action);
      },
    },
  };
}

async function* csvRows(db: Kysely<Database>, search: Search, name: (id: number) => string) {
  const read = async (before: number | undefined, limit: number) => {
    let found = actsOf(db, search);
    if (before !== undefined) found = found.where('a.act', '<', before);
    const rows = await readActs(found).orderBy('a.act', 'desc').limit(limit).execute();
    return rows.map((row) => ({ ...row, id: row.act }));
  };
  for await (const page of pagesBelow(read))
    yield page.map((row) => ({
      act_id: row.act,
      at: new Date(row.at).toISOString(),
      operator: name(row.operator),
      second: row.second === 0 ? '' : name(row.second),
      act: row.action,
      subject_kind: row.subject_kind,
      subject: row.subject,
      reason: row.reason,
      failure: row.failed,
      digest: row.digest,
      seq: row.seq,
    }));
}

/** The acts that a search finds; who agreed to one is found by it too. */
function actsOf(db: Kysely<Database>, { operator, act, subject_kind, subject, words, from, to }: Search) {
  let found = db.selectFrom('view.operator_act as a').leftJoin('console.act_detail as d', 'd.act', 'a.act');
  if (operator !== undefined)
    found = found.where((eb) => eb.or([eb('a.operator', '=', operator), eb('a.second', '=', operator)]));
  if (act !== undefined) found = found.where('a.action', '=', act);
  if (subject_kind !== undefined) found = found.where('a.subject_kind', '=', subject_kind);
  if (subject !== undefined) found = found.where('a.subject', '=', subject);
  if (words !== undefined) found = found.where(sql<boolean>`position(lower(${words}) in lower(a.reason)) > 0`);
  if (from !== undefined) found = found.where('a.at', '>=', from);
  if (to !== undefined) found = found.where('a.at', '<=', to);
  return found;
}

function readActs(found: ReturnType<typeof actsOf>) {
  return found
    .select(['a.act', 'a.seq', 'a.at', 'a.operator', 'a.second', 'a.action', 'a.subject_kind', 'a.subject'])
    .select(['a.reason', 'a.digest', 'a.failed', 'd.details']);
}
