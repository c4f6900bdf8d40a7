import type { Language } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../edge/own-data.ts';
import { unlessBroken } from '../sealing/sealing.ts';
import { type Application, applicationsOf } from './applications.ts';
import { type Document, type Documents, typeOf } from './document.ts';
import { reasonText } from './refusal-reasons.ts';

/**
 * What a customer's applications said and what became of them; their photos stand among the files. What screening and
 * operators noted is no data that the customer gave, and the law forbids to tell some of it. What is sealed by a key that is
 * gone stays empty, and the line names it as unreadable.
 */
export function identityOwnData(db: Kysely<Database>, documents: Documents): OwnDataOf {
  return (customer, lang) => [
    rowsAtOnce('identity_applications', ['identity.application'], async () => {
      const applications = await applicationsOf(db, customer).execute();
      return Promise.all(applications.map((application) => lineOf(application, documents, lang)));
    }),
  ];
}

async function lineOf(application: Application, documents: Documents, lang: Language) {
  const document = await unlessBroken(() => documents.open(application));
  const { settled, verdict, fault } = application;
  return {
    application: application.id,
    level: application.level,
    document: typeOf(application.id_type as Document['idType']),
    country: application.country,
    name: document?.name ?? '',
    number: document?.number ?? '',
    birth_date: document?.birthDate ?? '',
    front_file: application.front ?? '',
    reverse_file: application.reverse ?? '',
    submitted_at: ownDataTime(application.submitted_at),
    verdict: (settled ? verdict : null) ?? 'in_verification',
    reason: settled && verdict === 'refused' ? reasonText(fault, lang) : '',
    decided_at: settled ? ownDataTime(application.decided_at) : '',
    unreadable: document === null ? ['name', 'number', 'birth_date'] : [],
  };
}
