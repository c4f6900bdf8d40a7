import type { Language } from '@auric/api';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { WrittenForm } from './text-form.ts';

export interface NewRevision extends WrittenForm {
  readonly item: number;
  readonly lang: Language;
  readonly origin: 'release' | 'console';
  readonly author: string;
  readonly effectiveAt: number;
  readonly now: number;
}

/** Writes the next text of an item in a language; answers its number. Two at once get two numbers. */
export async function addRevision(trx: Transaction<Database>, revision: NewRevision): Promise<number> {
  const { item, lang, title, summary, body, origin, author, effectiveAt, now } = revision;
  // Who writes an item waits for whoever is writing it, so that no number is taken twice.
  await trx.selectFrom('content.item').select('id').where('id', '=', item).forUpdate().executeTakeFirstOrThrow();
  const { newest } = await trx
    .selectFrom('content.revision')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('item', '=', item)
    .where('lang', '=', lang)
    .$castTo<{ newest: number | null }>()
    .executeTakeFirstOrThrow();
  const number = (newest ?? 0) + 1;
  const written = { title, summary, body, origin, author, effective_at: effectiveAt, created_at: now };
  await trx
    .insertInto('content.revision')
    .values({ item, lang, number, ...written })
    .execute();
  return number;
}
