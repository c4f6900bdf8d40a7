import { defaultLanguage, languages } from '@auric/api';
import type { ContentInLanguage, ListedContent, WholeContent, WrittenRevision } from '@auric/api/console/content';
import type { Language } from '@auric/api';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ItemTable, ReleaseTextTable, RevisionTable } from '../tables.ts';

type Item = Selectable<ItemTable>;
type Revision = Selectable<RevisionTable>;

/** Every text with what it lacks, in the order in which customers meet them. */
export async function listContent(db: Kysely<Database>, now: number): Promise<ListedContent[]> {
  const items = await db
    .selectFrom('content.item')
    .selectAll()
    .orderBy('kind')
    .orderBy('place')
    .orderBy('id')
    .execute();
  const revisions = await db
    .selectFrom('content.revision')
    .select(['item', 'lang', 'number', 'title', 'effective_at'])
    .orderBy('effective_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const proposals = await db
    .selectFrom('content.release_text')
    .select(['item', 'lang'])
    .where('proposed', '=', true)
    .execute();
  return items.map((item) => {
    const own = revisions.filter((revision) => revision.item === item.id);
    const inForce = own.filter(({ effective_at: at }) => at <= now);
    const has = new Set(inForce.map(({ lang }) => lang));
    const titled = inForce.find(({ lang }) => lang === defaultLanguage) ?? inForce[0] ?? own[0];
    return {
      ...shown(item),
      title: titled?.title ?? item.key,
      lacking: languages.filter((lang) => !has.has(lang)),
      upcoming: own.length - inForce.length,
      proposed: proposals.filter((row) => row.item === item.id).map(({ lang }) => lang),
    };
  });
}

/** A text in all languages; undefined where there is none of this id. */
export async function wholeContent(db: Kysely<Database>, id: number, now: number): Promise<WholeContent | undefined> {
  const item = await db.selectFrom('content.item').selectAll().where('id', '=', id).executeTakeFirst();
  if (item === undefined) return undefined;
  const revisions = await db
    .selectFrom('content.revision')
    .selectAll()
    .where('item', '=', id)
    .orderBy('effective_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const proposals = await db
    .selectFrom('content.release_text')
    .selectAll()
    .where('item', '=', id)
    .where('proposed', '=', true)
    .execute();
  return { ...shown(item), texts: languages.map((lang) => inLanguage(lang, revisions, proposals, now)) };
}

/** The revisions of a text in a language, the newest first. */
export async function historyOf(db: Kysely<Database>, id: number, lang: Language): Promise<WrittenRevision[]> {
  const rows = await db
    .selectFrom('content.revision')
    .selectAll()
    .where('item', '=', id)
    .where('lang', '=', lang)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(written);
}

function inLanguage(
  lang: Language,
  revisions: readonly Revision[],
  proposals: readonly Selectable<ReleaseTextTable>[],
  now: number,
): ContentInLanguage {
  const own = revisions.filter((revision) => revision.lang === lang);
  const current = own.find(({ effective_at: at }) => at <= now);
  const proposal = proposals.find((row) => row.lang === lang);
  return {
    lang,
    current: current === undefined ? null : written(current),
    upcoming: own.filter(({ effective_at: at }) => at > now).map(written),
    proposed: proposal === undefined ? null : proposed(proposal),
    newest: Math.max(0, ...own.map(({ number }) => number)),
  };
}

function shown({ id, key, kind, section, path, mode, shown: visible, published_at: publishedAt }: Item) {
  return { id, key, kind, section, path, mode, shown: visible, published_at: publishedAt };
}

function written({ number, title, summary, body, origin, author, ...times }: Revision): WrittenRevision {
  const { effective_at: effectiveAt, created_at: createdAt } = times;
  return { revision: number, title, summary, body, origin, author, effective_at: effectiveAt, created_at: createdAt };
}

function proposed({ release, title, summary, body }: Selectable<ReleaseTextTable>) {
  return { release, title, summary, body };
}
