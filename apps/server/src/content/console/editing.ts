import type { ConsolePayload } from '@auric/api/console';
import type { Kysely, Transaction } from 'kysely';
import { linkKind } from '@auric/api';
import { ConsoleRefusal } from '../../console/edge/console-refusal.ts';
import type { Database } from '../../db/database.ts';
import { addRevision } from '../revisions.ts';
import { faultOf } from '../text-form.ts';

/** What operators do to texts. Revisions are only ever added. */
export class Editing {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly #changed: () => void;

  /** `changed` is told whenever what customers read may be another. */
  constructor(db: Kysely<Database>, now: () => number, changed: () => void) {
    this.#db = db;
    this.#now = now;
    this.#changed = changed;
  }

  /** Makes a text at the end of its kind; refuses a key that is taken. */
  async create({ kind, key, section, path = '' }: ConsolePayload<'content/create'>): Promise<number> {
    if (path !== '' && linkKind(path) !== 'page') throw new ConsoleRefusal('content_form', 'path');
    const { last } = await this.#db
      .selectFrom('content.item')
      .select(({ fn }) => fn.max('place').as('last'))
      .$castTo<{ last: number | null }>()
      .executeTakeFirstOrThrow();
    const values = { kind, key, section: section ?? '', path, place: (last ?? 0) + 1, published_at: this.#now() };
    const made = await this.#db
      .insertInto('content.item')
      .values(values)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw new ConsoleRefusal('content_key_taken', 'key');
    return made.id;
  }

  /** Writes a text; refuses one without form, and one that was written on a text that is no longer the newest. */
  async publish(payload: ConsolePayload<'content/publish'>, author: string): Promise<number> {
    const { id, lang, title, summary, body, newest, effective_at: effectiveAt } = payload;
    const fault = faultOf({ title, summary, body });
    if (fault !== null) throw new ConsoleRefusal('content_form', fault.field);
    const now = this.#now();
    if (effectiveAt !== undefined && effectiveAt <= now)
      throw new ConsoleRefusal('effective_time_past', 'effective_at');
    const number = await this.#db.transaction().execute(async (trx) => {
      await requireItem(trx, id);
      const text = { item: id, lang, title, summary, body: body.trim() };
      const revision = { ...text, origin: 'console', author, effectiveAt: effectiveAt ?? now, now } as const;
      const written = await addRevision(trx, revision);
      if (written !== newest + 1) throw new ConsoleRefusal('content_changed');
      await settle(trx, id, lang);
      return written;
    });
    this.#changed();
    return number;
  }

  /** Shows or hides a text. */
  async show({ id, shown }: ConsolePayload<'content/show'>): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      if ((await requireItem(trx, id)).shown === shown) throw new ConsoleRefusal('nothing_to_change');
      await trx.updateTable('content.item').set({ shown }).where('id', '=', id).execute();
    });
    this.#changed();
  }

  /** Lets what a release has brought rest. */
  async decline({ id, lang }: ConsolePayload<'content/decline'>): Promise<void> {
    const settled = await this.#db.transaction().execute((trx) => settle(trx, id, lang));
    if (!settled) throw new ConsoleRefusal('content_not_proposed');
  }
}

type Lang = ConsolePayload<'content/decline'>['lang'];

async function requireItem(trx: Transaction<Database>, id: number): Promise<{ shown: boolean }> {
  const item = await trx.selectFrom('content.item').select('shown').where('id', '=', id).forUpdate().executeTakeFirst();
  if (item === undefined) throw new ConsoleRefusal('content_unknown', 'id');
  return item;
}

/** Whoever has written or kept a text has decided about what a release proposed. */
async function settle(trx: Transaction<Database>, id: number, lang: Lang): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('content.release_text')
    .set({ proposed: false })
    .where('item', '=', id)
    .where('lang', '=', lang)
    .where('proposed', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
