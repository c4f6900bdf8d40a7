import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ReleaseItem, ReleaseText, ReleaseTexts } from './release-texts.ts';
import { addRevision } from './revisions.ts';

interface Load {
  readonly trx: Transaction<Database>;
  readonly release: string;
  readonly now: number;
}

/**
 * Brings in what the release has to say. A text that is new becomes a revision, and so does one that changed, where nobody
 * but releases has written it. What the console has written stays: the changed text is kept beside it as a proposal.
 */
export async function loadRelease(
  db: Kysely<Database>,
  texts: ReleaseTexts,
  { release, now }: { release: string; now: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const load = { trx, release, now };
    for (const [place, item] of texts.items.entries()) {
      const id = await itemOf(load, item, place);
      for (const text of texts.of(item)) await bring(load, id, text);
    }
  });
}

async function itemOf({ trx, now }: Load, item: ReleaseItem, place: number): Promise<number> {
  const { key, kind, section = '', path = '', mode = '', day } = item;
  const known = await trx.selectFrom('content.item').select('id').where('key', '=', key).executeTakeFirst();
  if (known !== undefined) return known.id;
  const publishedAt = day === undefined ? now : Date.parse(day);
  const values = { key, kind, section, path, mode, place, published_at: publishedAt };
  const { id } = await trx.insertInto('content.item').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function bring({ trx, release, now }: Load, item: number, text: ReleaseText): Promise<void> {
  const { lang, hash, title, summary, body } = text;
  const known = await trx
    .selectFrom('content.release_text')
    .select('hash')
    .where('item', '=', item)
    .where('lang', '=', lang)
    .executeTakeFirst();
  if (known?.hash.equals(hash) === true) return;
  const proposed = await isWrittenByConsole(trx, item, lang);
  const row = { item, lang, hash, release, title, summary, body, proposed };
  await trx
    .insertInto('content.release_text')
    .values(row)
    .onConflict((conflict) => conflict.columns(['item', 'lang']).doUpdateSet(row))
    .execute();
  if (proposed) return;
  await addRevision(trx, {
    item,
    lang,
    title,
    summary,
    body,
    origin: 'release',
    author: release,
    effectiveAt: now,
    now,
  });
}

async function isWrittenByConsole(
  trx: Transaction<Database>,
  item: number,
  lang: ReleaseText['lang'],
): Promise<boolean> {
  const newest = await trx
    .selectFrom('content.revision')
    .select('origin')
    .where('item', '=', item)
    .where('lang', '=', lang)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.origin === 'console';
}
