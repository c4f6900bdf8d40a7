import { createHmac } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../edge/refusal.ts';
import { ownSite } from '../own-site.ts';
import type { PasskeyTable } from '../tables.ts';
import type { Visitor } from '../visitor.ts';
import type { ChallengePurpose, Challenges } from './challenges.ts';

/** EdDSA, ES256 and RS256 (COSE): what authenticators sign with. */
const algorithms = [-8, -7, -257];
/** More than anybody has devices; each is one more way in. */
export const passkeysMax = 20;

export type Passkey = Selectable<PasskeyTable>;

/** A passkey that a browser has just made, not kept yet. */
export type NewPasskey = Omit<Passkey, 'customer' | 'name' | 'last_used_at'>;

export interface PasskeysParts {
  db: Kysely<Database>;
  challenges: Challenges;
  /** Makes the handles by which authenticators tell accounts apart: they say nothing about the customer. */
  handleKey: Buffer;
  siteName: string;
  publicOrigins: readonly string[];
  now: () => number;
}

/**
 * Passkeys (WebAuthn, level 3). They are bound to the site's name by the browser, demand that the authenticator knows its
 * user by finger, face or PIN, and so are two factors in one. A counter that doesn't grow is a copied key, and refused.
 */
export class Passkeys {
  readonly #parts: PasskeysParts;

  constructor(parts: PasskeysParts) {
    this.#parts = parts;
  }

  /** What a browser needs to make a passkey, as JSON text. */
  async beginToAdd(customer: { id: number; label: string }, session: string, visitor: Visitor): Promise<string> {
    const { challenges, handleKey, siteName } = this.#parts;
    const held = await this.of(customer.id);
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: this.#site(visitor).hostname,
      userName: customer.label,
      userID: new Uint8Array(createHmac('sha256', handleKey).update(String(customer.id)).digest()),
      challenge: await challenges.make(`register ${session}`),
      excludeCredentials: held.map(({ id, transports }) => ({ id, transports: listOf(transports) })),
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return JSON.stringify(options);
  }

  /** Looks at what the browser made. Refuses `passkey_invalid`. */
  async checkNew(answer: string, session: string, visitor: Visitor): Promise<NewPasskey> {
    const response = parse<RegistrationResponseJSON>(answer);
    const { origin, hostname } = this.#site(visitor);
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#parts.challenges.use(challenge, [`register ${session}`]),
      expectedOrigin: origin,
      expectedRPID: hostname,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    }).catch(refuseAnswer);
    if (!verified.verified) throw new Refusal('passkey_invalid', 'passkey');
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      synced: credentialBackedUp,
      created_at: this.#parts.now(),
    };
  }

  /** Keeps a new passkey, in the transaction of `db` that has the customer's row. */
  async add(customer: number, name: string, passkey: NewPasskey, db: Kysely<Database>): Promise<void> {
    const held = await this.of(customer, db);
    if (held.length >= passkeysMax) throw new Refusal('passkeys_too_many', undefined, { limit: passkeysMax });
    const kept = await db
      .insertInto('people.passkey')
      .values({ ...passkey, customer, name, last_used_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    if (kept.length === 0) throw new Refusal('passkey_invalid', 'passkey');
  }

  /** What a browser needs to ask for a passkey; of `customer` alone, or of whoever has one for this site (null). */
  async beginToAsk(customer: number | null, purpose: ChallengePurpose, visitor: Visitor): Promise<string> {
    const held = customer === null ? [] : await this.of(customer);
    const options = await generateAuthenticationOptions({
      rpID: this.#site(visitor).hostname,
      challenge: await this.#parts.challenges.make(purpose),
      allowCredentials: held.map(({ id, transports }) => ({ id, transports: listOf(transports) })),
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  /** Whose passkey has answered. Refuses `passkey_invalid`, or `passkey_unknown` where it isn't that of `customer`. */
  async check(
    answer: string,
    { customer, purposes }: { customer: number | null; purposes: readonly ChallengePurpose[] },
    visitor: Visitor,
  ): Promise<number> {
    const response = parse<AuthenticationResponseJSON>(answer);
    const { db, challenges, now } = this.#parts;
    const held = await db.selectFrom('people.passkey').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (held === undefined || (customer !== null && held.customer !== customer))
      throw new Refusal('passkey_unknown', 'passkey');
    const { origin, hostname } = this.#site(visitor);
    const { id, public_key, counter, transports } = held;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => challenges.use(challenge, purposes),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(public_key), counter, transports: listOf(transports) },
    }).catch(refuseAnswer);
    if (!verified) throw new Refusal('passkey_invalid', 'passkey');
    const { newCounter, credentialBackedUp } = authenticationInfo;
    const used = await db
      .updateTable('people.passkey')
      .set({ counter: newCounter, synced: credentialBackedUp, last_used_at: now() })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .returning('customer')
      .executeTakeFirst();
    if (used === undefined) throw new Refusal('passkey_invalid', 'passkey');
    return used.customer;
  }

  /** A customer's passkeys, the oldest first. */
  of(customer: number, db: Kysely<Database> = this.#parts.db): Promise<Passkey[]> {
    return db.selectFrom('people.passkey').selectAll().where('customer', '=', customer).orderBy('created_at').execute();
  }

  /** Gives a passkey another name; false where the customer has none of this id. */
  async rename(customer: number, id: string, name: string): Promise<boolean> {
    const query = this.#parts.db.updateTable('people.passkey').set({ name });
    return (await query.where('customer', '=', customer).where('id', '=', id).returning('id').execute()).length > 0;
  }

  /** Takes one passkey away, or all of them; false where there was none. */
  async remove(customer: number, id: string | null, db: Kysely<Database>): Promise<boolean> {
    const query = db.deleteFrom('people.passkey').where('customer', '=', customer);
    const chosen = id === null ? query : query.where('id', '=', id);
    return (await chosen.returning('id').execute()).length > 0;
  }

  #site({ host }: Visitor) {
    return ownSite(this.#parts.publicOrigins, host);
  }
}

function listOf(transports: string): string[] {
  return transports === '' ? [] : transports.split(',');
}

/** The library throws for every answer that is not what was asked for. */
function refuseAnswer(): never {
  throw new Refusal('passkey_invalid', 'passkey');
}

function parse<Answer extends { id: string }>(text: string): Answer {
  try {
    const answer = JSON.parse(text) as Answer | null;
    if (typeof answer?.id === 'string') return answer;
  } catch {
    // Falls through to the refusal: what is no JSON is no answer.
  }
  throw new Refusal('passkey_invalid', 'passkey');
}
