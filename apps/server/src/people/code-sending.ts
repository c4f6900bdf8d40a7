import type { Scene } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { CodePost } from '../messages/code-post.ts';
import { type Addressee, addresseeOf } from './addressee.ts';
import type { Allowances } from './allowance.ts';
import type { Codes } from './codes.ts';
import type { Identifier } from './identifier.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Opening } from './opening.ts';
import type { SlowLane } from './slow-lane.ts';
import type { Visitor } from './visitor.ts';

const hourMs = 3_600_000;

/** What an address is for that is nobody's yet: the code makes it somebody's. */
const ownByCode: ReadonlySet<Scene> = new Set(['register', 'bind']);

export interface CodeSendingParts {
  db: Kysely<Database>;
  codes: Codes;
  devices: KnownDevices;
  allowances: Allowances;
  lane: SlowLane;
  opening: Opening;
  post: CodePost;
  rules: Config['codes'];
}

/** Sends verification codes, without telling who is a customer. */
export class CodeSending {
  readonly #parts: CodeSendingParts;

  constructor(parts: CodeSendingParts) {
    this.#parts = parts;
  }

  /**
   * Sends a code to an addressee. Where only a customer has use for it (a forgotten password), a stranger gets none,
   * but everything until the answer is the same as for a customer; the message goes out after it. Nobody gets one to
   * register with who may not, for where they live (`country`, in their own words).
   */
  async send(
    identifier: Identifier,
    scene: Scene,
    visitor: Visitor,
    country = '',
  ): Promise<{ expires_in: number; retry_in: number }> {
    const { db, codes, opening, post, rules } = this.#parts;
    if (scene === 'register') await opening.admit(identifier, country);
    const addressee = await addresseeOf(db, identifier, scene);
    await this.#admit(addressee, visitor);
    const { recipient, customer, address } = addressee;
    const reaches = recipient !== null && (ownByCode.has(scene) || customer !== null);
    const code = await codes.make({ address, scene, visitor }, reaches);
    const { lang } = visitor;
    if (reaches) post.send({ recipient, scene, code, phrase: customer?.anti_phishing ?? '', lang });
    return { expires_in: rules.lifeMs / 1000, retry_in: rules.betweenMs / 1000 };
  }

  /** An own device has an allowance of its own; strangers share one, and work for what goes beyond it. */
  async #admit({ customer, subject }: Addressee, visitor: Visitor): Promise<void> {
    const { devices, allowances, lane, rules } = this.#parts;
    const rule = { atOnce: rules.sendsPerHour, backEveryMs: hourMs / rules.sendsPerHour };
    const { own } = await devices.look(customer?.id ?? null, visitor);
    if (!own) return lane.enter(`send/stranger/${subject}`, rule, visitor.proof);
    const { within, waitMs } = await allowances.take(`send/device/${subject}`, rule);
    if (!within) throw new Refusal('code_too_soon', undefined, { retry_in: Math.ceil(waitMs / 1000) });
  }
}
