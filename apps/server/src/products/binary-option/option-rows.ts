import type { Payload } from '@auric/api';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';

type Filter = Pick<Payload<'microtrade/lists'>, 'status' | 'outcome' | 'from' | 'to' | 'before' | 'page' | 'limit'>;

/** A page of a customer's options on some assets, the newest first. `asset` undefined: on all. */
export function optionsOf(db: Kysely<Database>, customer: number, asset: number | undefined, filter: Filter) {
  const { status, outcome, from, to, before } = filter;
  let found = db.selectFrom('view.options').where('customer', '=', customer);
  if (asset !== undefined) found = found.where('asset', '=', asset);
  if (status !== undefined) found = found.where('result', status === 3 ? '!=' : '=', '');
  if (outcome !== undefined) found = found.where('result', '=', outcome);
  if (from !== undefined) found = found.where('accepted_at', '>=', from);
  if (to !== undefined) found = found.where('accepted_at', '<', to);
  if (before !== undefined) found = found.where('id', '<', before);
  return countedPage(found, (wanted) => wanted.selectAll().orderBy('id', 'desc'), filter);
}

/** One of a customer's options; undefined for another's and for one that isn't there. */
export function optionOf(db: Kysely<Database>, customer: number, option: number) {
  return db
    .selectFrom('view.options')
    .selectAll()
    .where('customer', '=', customer)
    .where('id', '=', option)
    .executeTakeFirst();
}
