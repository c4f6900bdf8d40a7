import { isLanguage, type Language } from '@auric/api';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Carriers, carryLetter, type Letter, Undeliverable } from './carriers/carrier.ts';
import { Lane } from './lane.ts';
import type { LetterState } from './tables.ts';
import { messageKindOf, toldOf } from './told.ts';
import { pathOf, wordsOf } from './wording.ts';

/** How many letters are under way at once: as many connections as a provider is glad to see. */
const atOnce = { push: 64, mail: 8, sms: 8 } as const;
/** A letter that is taken belongs to its taker for so long, which is longer than a carrier may need. */
const takenMs = 120_000;
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
/** About a day, with the pauses that grow between. */
const triesMax = 30;
const problemLength = 300;

export interface DeliveryParts {
  db: Kysely<Database>;
  carriers: Carriers;
  /** Tells the open sockets of a customer of a message. */
  push: (customer: number) => void;
  fallback: Language;
  failed: (error: unknown) => void;
  now: () => number;
}

interface TakenLetter {
  id: number;
  message: number;
  medium: 'mail' | 'sms' | 'push';
  recipient: string;
  tries: number;
  customer: number;
  kind: string;
  vals: unknown;
  freeze_path: string;
  anti_phishing: string;
  lang: string;
}

/**
 * Takes letters that are due and hands them on, each medium in a lane of its own. A letter is taken by one statement
 * that passes over what another sender has taken; whoever dies with one leaves it to be taken again, under the same id.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #lanes: readonly Lane<TakenLetter>[];

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#lanes = (['push', 'mail', 'sms'] as const).map(
      (medium) =>
        new Lane<TakenLetter>({
          atOnce: atOnce[medium],
          take: (most) => this.#take(medium, most),
          deliver: (letter) => this.#deliver(letter),
          failed: parts.failed,
        }),
    );
  }

  /** Takes what is due; a medium that is slow keeps no other waiting. */
  async look(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.look()));
  }

  /** Delivers all that is due. */
  async empty(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.empty()));
  }

  /** Takes nothing more; what is under way may end. */
  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  async #take(medium: TakenLetter['medium'], most: number): Promise<TakenLetter[]> {
    const now = this.#parts.now();
    const taken = await sql<TakenLetter>`
      with due as (
        select id from messages.letter where state = 'waiting' and medium = ${medium} and due_at <= ${now}
        order by due_at, id limit ${most} for update skip locked
      ), taken as (
        update messages.letter l set tries = l.tries + 1, due_at = ${now + takenMs}
        from due where l.id = due.id
        returning l.id, l.message, l.medium, l.recipient, l.tries
      )
      select t.*, m.customer, m.kind, m.vals, m.freeze_path, c.lang, c.anti_phishing from taken t
      join messages.message m on m.id = t.message join people.customer c on c.id = m.customer
      order by t.id`.execute(this.#parts.db);
    return taken.rows;
  }

  async #deliver(letter: TakenLetter): Promise<void> {
    try {
      await this.#handOn(letter);
      await this.#end(letter, letter.medium === 'push' ? 'pushed' : 'sent', '');
    } catch (error) {
      const problem = (error instanceof Error ? error.message : String(error)).slice(0, problemLength);
      if (error instanceof Undeliverable || letter.tries >= triesMax) await this.#end(letter, 'failed', problem);
      else await this.#putOff(letter, problem);
      this.#parts.failed(error);
    }
  }

  async #handOn(letter: TakenLetter): Promise<void> {
    if (letter.medium === 'push') return this.#parts.push(letter.customer);
    const words = this.#write(letter, letter.medium);
    if (words === null) throw new Undeliverable(`This release doesn't know the message ${letter.kind}.`);
    await carryLetter(this.#parts.carriers, words);
  }

  #write(
    { id, recipient, kind: word, vals, freeze_path, lang, anti_phishing }: TakenLetter,
    medium: 'mail' | 'sms',
  ): Letter | null {
    const kind = messageKindOf(word);
    if (kind === null) return null;
    const spoken = isLanguage(lang) ? lang : this.#parts.fallback;
    const optional = !['security', 'account'].includes(toldOf(kind).topic);
    const words = wordsOf(kind, vals, spoken);
    return {
      id: `letter-${id}`,
      medium,
      recipient,
      scene: kind,
      code: '',
      ...words,
      path: pathOf(kind, vals),
      freezePath: freeze_path,
      phrase: anti_phishing,
      optional,
      lang: spoken,
    };
  }

  /** Only who has the letter still may end it: a second sender that took it meanwhile says how it went. */
  async #end({ id, tries }: TakenLetter, state: LetterState, problem: string): Promise<void> {
    await this.#parts.db
      .updateTable('messages.letter')
      .set({ state, problem, ended_at: this.#parts.now() })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'waiting')
      .execute();
  }

  async #putOff({ id, tries }: TakenLetter, problem: string): Promise<void> {
    const pauseMs = Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
    await this.#parts.db
      .updateTable('messages.letter')
      .set({ problem, due_at: this.#parts.now() + pauseMs })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'waiting')
      .execute();
  }
}
