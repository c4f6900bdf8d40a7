import { type ContentKind, defaultLanguage, type Language } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { WrittenForm } from './text-form.ts';

/** An item as customers see it, with what is in force of it by language. */
export interface ShelvedItem {
  readonly id: number;
  readonly key: string;
  readonly kind: ContentKind;
  readonly section: string;
  readonly path: string;
  readonly publishedAt: number;
  readonly texts: ReadonlyMap<Language, ShelvedText>;
}

export interface ShelvedText extends WrittenForm {
  readonly lang: Language;
  readonly revision: number;
  readonly since: number;
}

/** All that is in force, and when that ends by itself; null: not before somebody writes. */
interface Shelf {
  readonly items: readonly ShelvedItem[];
  readonly until: number | null;
}

/**
 * What customers read, held in memory: a few hundred texts. It is read anew after `forget`, and when a text takes effect
 * that was written for later.
 */
export class Shelves {
  readonly #db: Kysely<Database>;
  readonly #mode: string;
  readonly #now: () => number;
  #shelf: Promise<Shelf> | null = null;

  constructor(db: Kysely<Database>, mode: string, now: () => number) {
    this.#db = db;
    this.#mode = mode;
    this.#now = now;
  }

  /** What of a kind is shown, in its order. */
  async ofKind(kind: ContentKind): Promise<ShelvedItem[]> {
    return (await this.#items()).filter((item) => item.kind === kind);
  }

  /** The first that is shown and fits. */
  async find(fits: (item: ShelvedItem) => boolean): Promise<ShelvedItem | undefined> {
    return (await this.#items()).find(fits);
  }

  /** Reads all anew before the next answer. */
  forget(): void {
    this.#shelf = null;
  }

  async #items(): Promise<readonly ShelvedItem[]> {
    const reading = (this.#shelf ??= this.#read());
    try {
      const { items, until } = await reading;
      if (until === null || this.#now() < until) return items;
    } catch (error) {
      // What could not be read is asked for again by the next who comes.
      if (this.#shelf === reading) this.#shelf = null;
      throw error;
    }
    if (this.#shelf === reading) this.#shelf = null;
    return this.#items();
  }

  async #read(): Promise<Shelf> {
    const now = this.#now();
    const [items, texts, next] = await Promise.all([this.#shownItems(), this.#inForce(now), this.#nextAfter(now)]);
    const byItem = Map.groupBy(texts, ({ item }) => item);
    const shelved = items.map(({ id, published_at: publishedAt, ...item }) => ({
      ...item,
      id,
      publishedAt,
      texts: new Map((byItem.get(id) ?? []).map((text) => [text.lang, text])),
    }));
    return { items: shelved.filter(({ texts: { size } }) => size > 0), until: next };
  }

  #shownItems() {
    return this.#db
      .selectFrom('content.item')
      .select(['id', 'key', 'kind', 'section', 'path', 'published_at'])
      .where('shown', '=', true)
      .where('mode', 'in', ['', this.#mode])
      .orderBy('place')
      .orderBy('id')
      .execute();
  }

  #inForce(now: number) {
    return this.#db
      .selectFrom('content.revision')
      .distinctOn(['item', 'lang'])
      .select(['item', 'lang', 'number as revision', 'title', 'summary', 'body', 'effective_at as since'])
      .where('effective_at', '<=', now)
      .orderBy('item')
      .orderBy('lang')
      .orderBy('effective_at', 'desc')
      .orderBy('number', 'desc')
      .execute();
  }

  async #nextAfter(now: number): Promise<number | null> {
    const found = await this.#db
      .selectFrom('content.revision')
      .select(sql<number | null>`min(effective_at)`.as('next'))
      .where('effective_at', '>', now)
      .executeTakeFirst();
    return found?.next ?? null;
  }
}

/** What an item says to a reader of a language: in English where it lacks that one, and else in any that it has. */
export function textFor({ texts }: ShelvedItem, lang: Language): ShelvedText {
  const text = texts.get(lang) ?? texts.get(defaultLanguage) ?? texts.values().next().value;
  if (text === undefined) throw new Error('An item without a text is not shown.');
  return text;
}
