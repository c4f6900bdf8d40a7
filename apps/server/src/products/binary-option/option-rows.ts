import type { Payload } from '@auric/api';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';

interface Asked {
  readonly asset?: number | undefined;
  readonly outcome?: Payload<'microtrade/lists'>['outcome'];
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly before?: number | undefined;
}

type Filter = Pick<Payload<'microtrade/lists'>, 'status' | 'outcome' | 'from' | 'to' | 'before' | 'page' | 'limit'>;

function ownOptions(db: Kysely<Database>, customer: number, { asset, outcome, from, to, before }: Asked) {
  let found = db.selectFrom('view.options').where('customer', '=', customer);
  if (asset !== undefined) found = found.where('asset', '=', asset);
  if (outcome !== undefined) found = found.where('result', '=', outcome);
  if (from !== undefined) found = found.where('accepted_at', '>=', from);
  if (to !== undefined) found = found.where('accepted_at', '<', to);
  return before === undefined ? found : found.where('id', '<', before);
}

/** A page of a customer's options on some asset, or on all, the newest first. */
export function optionsOf(db: Kysely<Database>, customer: number, asset: number | undefined, filter: Filter) {
  const { status, ...asked } = filter;
  const own = ownOptions(db, customer, { ...asked, asset });
  const found = status === undefined ? own : own.where('result', status === 3 ? '!=' : '=', '');
  return countedPage(found, (wanted) => wanted.selectAll().orderBy('id', 'desc'), filter);
}

/** A customer's options that are over. */
export function endedOptions(db: Kysely<Database>, customer: number, asked: Asked) {
  return ownOptions(db, customer, asked).where('result', '!=', '');
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
