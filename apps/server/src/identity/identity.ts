import { formatDecimal, type Language } from '@auric/api';
import type { IdentityFlag } from '@auric/api/console/identity';
import type { IdentityStanding } from '@auric/api/identity/endpoints';
import type { IdentityLimits } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Files } from '../files/files.ts';
import { countryOfNumber } from '../people/country-of-number.ts';
import { type Application, newestOf, verifiedOf } from './applications.ts';
import type { Document, Documents } from './document.ts';
import { flagsOf } from './flags.ts';
import { type IdentityForm, readDocument } from './read-document.ts';
import { reasonText } from './refusal-reasons.ts';
import type { Screening } from './screening.ts';
import type { Verdicts } from './verdicts.ts';

/** Where applications wait for an operator. */
export interface CaseOpener {
  open(
    trx: Kysely<Database>,
    opened: { queue: 'identity'; ref: string; customer: number; flags: readonly IdentityFlag[] },
  ): Promise<unknown>;
}

export interface IdentityParts {
  readonly db: Kysely<Database>;
  readonly documents: Documents;
  readonly files: Files;
  readonly cases: CaseOpener;
  readonly verdicts: Verdicts;
  readonly screening: Screening;
  /** Whether the basic level is given at once where nothing is suspicious: in the sandbox. */
  readonly basicByRule: boolean;
  /** What each level may move, as the exchange has it. */
  readonly limits: () => Promise<IdentityLimits>;
  readonly now: () => number;
}

const uniqueViolation = '23505';
const byRule = { verdict: 'approved', fault: '', reason: '', operator: 0, act: 0 } as const;

/** Whose contacts are bound, and where they live by them. */
interface Applicant {
  readonly level: number;
  readonly needs: IdentityStanding['needs'];
  readonly homeCountry: string;
}

/** Takes applications for a level of identity, and says how far a customer's own is. */
export class Identity {
  readonly #parts: IdentityParts;

  constructor(parts: IdentityParts) {
    this.#parts = parts;
  }

  /** How far it is; a reason is in the language of who asks. */
  async standingOf(customer: number, lang: Language): Promise<IdentityStanding> {
    const { db } = this.#parts;
    const [{ level, needs }, newest] = await Promise.all([this.#applicant(customer), newestOf(db, customer)]);
    const waits = newest?.settled === false;
    const failed = newest?.settled === true && newest.verdict === 'refused';
    const fallback = level > 0 ? 'verified' : 'not_verified';
    return {
      state: waits ? 'in_verification' : failed ? 'audit_failed' : fallback,
      level,
      pending_level: waits || failed ? newest.level : 0,
      reason: failed ? reasonText(newest.fault, lang) : '',
      needs,
      submitted_at: newest?.submitted_at ?? 0,
      decided_at: (waits ? null : newest?.decided_at) ?? 0,
      typed: newest === undefined ? null : this.#typedOf(newest, failed),
      limits: limitsOf(await this.#parts.limits()),
    };
  }

  /** Applies for a level; comes back when the application is kept or, where a rule decides, when the exchange has the level. */
  async submit(customer: number, form: IdentityForm): Promise<void> {
    const { db, documents, screening, verdicts, now } = this.#parts;
    const [applicant, verified] = await Promise.all([this.#applicant(customer), verifiedOf(db, customer)]);
    refuseUntimely(applicant, form.real_type);
    const known = verified === undefined ? null : documents.open(verified);
    const document = readDocument(form, { known, homeCountry: applicant.homeCountry, now: now() });
    if (form.real_type === 2) refuseMissingPhotos(form, document);
    const lists = await screening.listsNaming(document);
    const keep = db.transaction().execute((trx) => this.#keep(trx, customer, { form, document, lists, applicant }));
    await verdicts.settle(await unlessPending(keep));
  }

  /** Writes an application, for an operator or decided already, and gives its id. */
  async #keep(
    trx: Kysely<Database>,
    customer: number,
    asked: { form: IdentityForm; document: Document; lists: string[]; applicant: Applicant },
  ): Promise<number> {
    const { documents, cases, verdicts, basicByRule, now } = this.#parts;
    const { form, document, lists: screening, applicant } = asked;
    const { country, idType: id_type } = document;
    const numberDigest = documents.digestOf(document);
    const { homeCountry } = applicant;
    const flags = await flagsOf(trx, { customer, numberDigest, screening, homeCountry, country });
    const photos = await this.#claimPhotos(trx, customer, form);
    const about = { customer, level: form.real_type, id_type, country, ...photos, flags, screening };
    const secret = { details: documents.seal(customer, document), number_digest: numberDigest };
    const { id } = await trx
      .insertInto('identity.application')
      .values({ ...about, ...secret, submitted_at: now(), verdict: null, decided_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    // No other one is under way now. One that was decided since this one was looked at counts.
    refuseUntimely({ ...applicant, level: (await verifiedOf(trx, customer))?.level ?? 0 }, form.real_type);
    await trx
      .updateTable('people.customer')
      .set({ identity_state: 'in_verification', identity_reason: '' })
      .where('id', '=', customer)
      .execute();
    const isClean = flags.every((flag) => flag === 'country_differs');
    if (basicByRule && form.real_type === 1 && isClean) await verdicts.write(trx, id, byRule);
    else await cases.open(trx, { queue: 'identity', ref: String(id), customer, flags });
    return id;
  }

  async #claimPhotos(trx: Kysely<Database>, customer: number, { real_type, front_pic, reverse_pic }: IdentityForm) {
    const claim = (address: string | undefined, field: string) =>
      address === undefined || real_type === 1
        ? Promise.resolve(null)
        : this.#parts.files.claim(trx, customer, address, 'identity', field);
    return { front: await claim(front_pic, 'front_pic'), reverse: await claim(reverse_pic, 'reverse_pic') };
  }

  async #applicant(customer: number): Promise<Applicant> {
    const [row, verified] = await Promise.all([
      this.#parts.db
        .selectFrom('people.customer')
        .select(['email', 'mobile', 'area_code'])
        .where('id', '=', customer)
        .executeTakeFirstOrThrow(),
      verifiedOf(this.#parts.db, customer),
    ]);
    const { email, mobile, area_code } = row;
    return {
      level: verified?.level ?? 0,
      needs: [...(email === null ? (['email'] as const) : []), ...(mobile === null ? (['mobile'] as const) : [])],
      homeCountry: mobile === null || area_code === null ? '' : countryOfNumber(area_code, mobile),
    };
  }

  /** What was typed: in full only where it has to be mended, else no more of a number than tells it from another. */
  #typedOf(application: Application, toMend: boolean): IdentityStanding['typed'] {
    const { idType, country, name, number, birthDate } = this.#parts.documents.open(application);
    const card = toMend ? number : `${'*'.repeat(Math.max(4, number.length - 4))}${number.slice(-4)}`;
    return { id_type: idType, country, name, card_id: card, birth_date: birthDate };
  }
}

/** What each level opens. */
function limitsOf({ exit1E8, exit2E8, fiat1E6, fiat2E6 }: IdentityLimits): IdentityStanding['limits'] {
  return [
    { level: 1, withdraw_btc: formatDecimal(exit1E8, 8), fiat_usdt: formatDecimal(fiat1E6, 6) },
    { level: 2, withdraw_btc: formatDecimal(exit2E8, 8), fiat_usdt: formatDecimal(fiat2E6, 6) },
  ];
}

/** Email and mobile come first, then one level after the other, one application at a time. */
function refuseUntimely({ needs, level }: Applicant, wanted: 1 | 2): void {
  if (needs.length > 0) throw new Refusal('identity_contacts_first');
  if (level >= wanted) throw new Refusal('identity_verified');
  if (level < wanted - 1) throw new Refusal('identity_level_first', 'real_type');
}

/** A passport says everything on one side. */
function refuseMissingPhotos({ front_pic, reverse_pic }: IdentityForm, { idType }: Document): void {
  if (front_pic === undefined) throw new Refusal('photo_required', 'front_pic');
  if (reverse_pic === undefined && idType !== 2) throw new Refusal('photo_required', 'reverse_pic');
}

/** One application is under way at a time, also when ten are sent at once. */
async function unlessPending<T>(kept: Promise<T>): Promise<T> {
  try {
    return await kept;
  } catch (error) {
    const isSecond = error instanceof Error && 'code' in error && error.code === uniqueViolation;
    throw isSecond ? new Refusal('identity_pending') : error;
  }
}
