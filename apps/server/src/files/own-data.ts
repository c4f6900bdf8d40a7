import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type OwnDataOf, ownDataTime } from '../edge/own-data.ts';
import { unlessBroken } from '../sealing/sealing.ts';
import type { Files } from './files.ts';

/** Every file of a customer, whatever it is for, with what is in it; one whose bytes nobody can read any more says so. */
export function filesOwnData(db: Kysely<Database>, files: Pick<Files, 'contentOf'>): OwnDataOf {
  return (customer) => [{ name: 'files', tables: ['files.file'], rows: () => fileLines(db, files, customer) }];
}

/** One at a time, so that no more than one lies in memory. */
async function* fileLines(db: Kysely<Database>, files: Pick<Files, 'contentOf'>, customer: number) {
  const rows = await db
    .selectFrom('files.file')
    .select(['id', 'purpose', 'media_type', 'created_at'])
    .where('customer', '=', customer)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  for (const { id, purpose, media_type, created_at } of rows) {
    const content = await unlessBroken(() => files.contentOf(id));
    yield [
      {
        file: id,
        purpose: purpose === 'loose' ? 'not_used' : purpose,
        media_type,
        uploaded_at: ownDataTime(created_at),
        content_base64: content?.toString('base64') ?? '',
        unreadable: content === null ? ['content_base64'] : [],
      },
    ];
  }
}
