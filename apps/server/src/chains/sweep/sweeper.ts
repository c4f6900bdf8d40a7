import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ChainPort, SignedPayment } from '../chain-port.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import type { PaymentBook, PaymentSubject } from '../payments/payment-book.ts';

/** So many addresses are looked at in one go: each asks the node a few times. */
const addressesAtOnce = 20;
/** An address with nothing worth its fee is asked again after so long: fees fall. */
const againMs = 3_600_000;
/** After so many addresses of which a node says nothing sound, it is taken to be away. */
const troublesMax = 3;
/** What no block has taken after so long is signed anew with a higher fee. */
const stuckMs = 900_000;

/** What a receiving address has of an asset; `latest`: when an arrival on it last changed (ms). */
interface Place {
  readonly position: number;
  readonly asset: string;
  readonly latest: number;
}

export interface SweeperParts {
  readonly db: Kysely<Database>;
  readonly port: Pick<ChainPort, 'chain' | 'sweep' | 'broadcast' | 'outcome' | 'signAgain'>;
  readonly payments: Pick<PaymentBook, 'attemptsOf' | 'sign' | 'end'>;
  /** With how many confirmations a transaction is final. */
  readonly needed: number;
  /** Told of what a person has to look at. */
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
}

/**
 * Brings what arrived on customers' addresses to the hot wallet, once it is final: first the fee where a token needs one, then
 * all of it, never for less than it costs. What was signed is in the book of payments before it is sent, and goes on from there
 * after a crash; of one address one transaction is under way at a time.
 */
export class Sweeper {
  readonly #parts: SweeperParts;
  /** What of an address and asset was looked at last, and when; what stands here is done until something new arrives. */
  readonly #done = new Map<string, { latest: number; at: number }>();
  /** When nothing sound was last said of an address and asset. */
  readonly #troubled = new Map<string, number>();
  readonly #stats = { swept: 0, failed: 0 };

  constructor(parts: SweeperParts) {
    this.#parts = parts;
  }

  /** Sweeps that arrived and sweeps that a chain took and did nothing for, since the start. */
  get stats(): Readonly<{ swept: number; failed: number }> {
    return this.#stats;
  }

  /** Takes each sweep one step further; while the node gives no sound answer they wait. */
  async look(): Promise<void> {
    try {
      for (const ref of await this.#underWay()) await this.#goOn(ref);
      const busy = new Set((await this.#underWay()).map((ref) => ref.split(':')[0]));
      let troubles = 0;
      for (const place of await this.#places()) {
        if (troubles >= troublesMax) return;
        if (busy.has(String(place.position))) continue;
        const begun = await this.#begin(place);
        if (begun === 'signed') busy.add(String(place.position));
        if (begun === 'troubled') troubles += 1;
      }
    } catch (error) {
      if (!(error instanceof NodeUnavailable)) throw error;
    }
  }

  /** An address of which the node says nothing sound, such as one that a token has frozen, comes after all others the next time. */
  async #begin(place: Place): Promise<'signed' | 'nothing' | 'troubled'> {
    const { port, payments, now } = this.#parts;
    const ref = refOf(place);
    try {
      const signed = await payments.sign(sweepOf(ref), (taken) => port.sweep(place.position, place.asset, taken));
      this.#troubled.delete(ref);
      if (signed === null) {
        this.#done.set(ref, { latest: place.latest, at: now() });
        return 'nothing';
      }
      await this.#send(signed);
      return 'signed';
    } catch (error) {
      if (!(error instanceof NodeUnavailable)) throw error;
      this.#troubled.set(ref, now());
      return 'troubled';
    }
  }

  async #goOn(ref: string): Promise<void> {
    const { port, payments, needed, failed } = this.#parts;
    const attempts = await payments.attemptsOf(sweepOf(ref));
    const last = attempts.at(-1);
    if (last === undefined) return;
    const outcome = await port.outcome(attempts);
    if (outcome.state === 'missing') await this.#send(last);
    if (outcome.state === 'missing' || outcome.state === 'waiting') return this.#hurry(ref, last);
    if (outcome.state === 'included' && outcome.confirmations < needed) return;
    await payments.end(sweepOf(ref));
    if (outcome.state === 'included' && outcome.succeeded) {
      this.#stats.swept += 1;
      return;
    }
    this.#stats.failed += 1;
    failed(new Error(`The sweep ${port.chain}:${ref} by ${last.transaction} moved nothing.`));
  }

  /** A node that refuses has its reason, such as fees that rose; what is signed again is signed by those of then. */
  async #send(signed: SignedPayment): Promise<void> {
    const said = await this.#parts.port.broadcast(signed);
    if (said.said === 'refused') this.#parts.failed(new Error(`A sweep was refused: ${said.reason}.`));
  }

  async #hurry(ref: string, last: SignedPayment): Promise<void> {
    const { db, port, payments, now } = this.#parts;
    const { signed_at } = await db
      .selectFrom('chains.payment')
      .select('signed_at')
      .where('chain', '=', port.chain)
      .where('transaction', '=', last.transaction)
      .executeTakeFirstOrThrow();
    if (now() - signed_at < stuckMs) return;
    const again = await payments.sign(sweepOf(ref), () => port.signAgain(last));
    if (again !== null) await this.#send(again);
  }

  /** What is signed and not over, by what it sweeps. */
  async #underWay(): Promise<string[]> {
    const { db, port } = this.#parts;
    const rows = await db
      .selectFrom('chains.payment')
      .select('ref')
      .distinct()
      .where('chain', '=', port.chain)
      .where('purpose', '=', 'sweep')
      .where('is_open', '=', true)
      .orderBy('ref')
      .execute();
    return rows.map(({ ref }) => ref);
  }

  /** Addresses with something final on them that nobody has looked at since it arrived, the oldest first. */
  async #places(): Promise<Place[]> {
    const { db, port, now } = this.#parts;
    const rows = await db
      .selectFrom('chains.arrival as arrival')
      .innerJoin('chains.address as address', (join) =>
        join.onRef('address.chain', '=', 'arrival.chain').onRef('address.address', '=', 'arrival.address'),
      )
      .select(['address.position', 'arrival.asset'])
      .select(sql<number>`max(arrival.changed_at)`.as('latest'))
      .where('arrival.chain', '=', port.chain)
      .where('arrival.state', '=', 'confirmed')
      .groupBy(['address.position', 'arrival.asset'])
      .orderBy('latest')
      .execute();
    const isDue = (place: Place): boolean => {
      const done = this.#done.get(refOf(place));
      return done === undefined || done.latest !== place.latest || now() - done.at >= againMs;
    };
    const troubledAt = (place: Place): number => this.#troubled.get(refOf(place)) ?? 0;
    const due = rows.filter(isDue).toSorted((left, right) => troubledAt(left) - troubledAt(right));
    return due.slice(0, addressesAtOnce);
  }
}

function refOf({ position, asset }: Pick<Place, 'position' | 'asset'>): string {
  return `${position}:${asset}`;
}

function sweepOf(ref: string): PaymentSubject {
  return { purpose: 'sweep', ref };
}
