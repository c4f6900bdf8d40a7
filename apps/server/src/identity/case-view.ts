import { type IdentityView } from '@auric/api/console/identity';
import { ageAt } from '@auric/api/identity/document-number';
import type { CustomerName } from '@auric/api/console/values';
import type { Kysely } from 'kysely';
import { customerNameOf } from '../console/cases/case-rows.ts';
import type { Database } from '../db/database.ts';
import { countryOfNumber } from '../people/country-of-number.ts';
import { type Application, applicationsOf, verifiedOf } from './applications.ts';
import type { Document, Documents } from './document.ts';
import { othersWith } from './flags.ts';

/** How many earlier attempts are shown beside the newest one. */
const attemptsMax = 20;

/** What the page of a case shows of an application: what was typed, what else is known, and what was tried before. */
export async function caseViewOf(
  { db, documents, now }: { db: Kysely<Database>; documents: Documents; now: number },
  application: Application,
): Promise<IdentityView> {
  const { id, customer, level, submitted_at, screening } = application;
  const [verified, others, attempts, mobileCountry] = await Promise.all([
    verifiedOf(db, customer),
    othersWith(db, customer, application.number_digest),
    applicationsOf(db, customer).where('id', '!=', id).limit(attemptsMax).execute(),
    mobileCountryOf(db, customer),
  ]);
  const shapeOf = (document: Document) => documentShape(document, now);
  return {
    application: id,
    level,
    submitted_at,
    ...shapeOf(documents.open(application)),
    mobile_country: mobileCountry,
    papers: papersOf(application),
    verified: verified === undefined || verified.id === id ? null : shapeOf(documents.open(verified)),
    used_by: await namesOf(db, others),
    screening,
    attempts: attempts.map(attemptShape),
  };
}

function documentShape({ idType, country, name, number, birthDate }: Document, now: number) {
  return { id_type: idType, country, name, number, birth_date: birthDate, age: ageAt(birthDate, now) };
}

function attemptShape(attempt: Application): IdentityView['attempts'][number] {
  return {
    application: attempt.id,
    level: attempt.level,
    submitted_at: attempt.submitted_at,
    decided_at: attempt.decided_at ?? 0,
    verdict: attempt.verdict ?? '',
    fault: attempt.fault,
    reason: attempt.reason,
    papers: papersOf(attempt),
  };
}

function papersOf({ front, reverse }: Application): IdentityView['papers'] {
  return [...(front === null ? [] : (['front'] as const)), ...(reverse === null ? [] : (['reverse'] as const))];
}

async function mobileCountryOf(db: Kysely<Database>, customer: number): Promise<string> {
  const { mobile, area_code } = await db
    .selectFrom('people.customer')
    .select(['mobile', 'area_code'])
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  return mobile === null || area_code === null ? '' : countryOfNumber(area_code, mobile);
}

async function namesOf(db: Kysely<Database>, customers: readonly number[]): Promise<CustomerName[]> {
  if (customers.length === 0) return [];
  const rows = await db
    .selectFrom('people.customer')
    .select(['id', 'account', 'email', 'mobile', 'area_code'])
    .where('id', 'in', customers)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: customerNameOf(row) }));
}
