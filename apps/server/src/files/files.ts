import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { Refusal } from '../edge/refusal.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { addressOfFile, fileIdOf, isFileId, newFileId } from './file-id.ts';
import type { FileStore } from './file-store.ts';
import { type PictureShape, documentShape, pictureOf, pictureType } from './picture.ts';
import type { SignedLink, SignedLinks } from './signed-links.ts';
import type { FilePurpose } from './tables.ts';

const msPerDay = 86_400_000;
const sweptAtOnce = 100;

/** Files of these purposes are there for everybody who has their address. */
const publicPurposes: ReadonlySet<FilePurpose> = new Set(['avatar', 'content']);

export interface FilesOptions {
  readonly db: Kysely<Database>;
  readonly store: FileStore;
  readonly sealing: Sealing;
  readonly links: SignedLinks;
  readonly rules: { readonly uploadsPerCustomerPerDay: number };
  readonly now: () => number;
}

/** What is served at the address of a file. */
export interface ServedFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly isPublic: boolean;
}

/** Whose a file is: a customer's, or the house's for what operators put up. */
type Owner = number;
const house = 0;

/**
 * Uploaded files. One is `loose` until something claims it for a purpose, in the transaction of what refers to it; what
 * nobody claims within a day is swept. Every file is sealed, whoever may see it.
 */
export class Files {
  readonly #parts: FilesOptions;

  constructor(parts: FilesOptions) {
    this.#parts = parts;
  }

  /**
   * Takes a picture, and gives its address. Refuses what is no picture of ours (`pictureOf`), and more than a day may
   * have (`upload_quota_used`).
   */
  async upload(owner: Owner, bytes: Buffer, shape: PictureShape = documentShape): Promise<string> {
    await this.#refuseBeyondQuota(this.#parts.db, owner);
    const picture = await pictureOf(bytes, shape);
    const id = newFileId();
    // The row comes first: bytes that no row names would lie there for ever.
    await this.#parts.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('upload'), ${owner % 2 ** 31}::integer)`.execute(db);
      await this.#refuseBeyondQuota(db, owner);
      const row = { purpose: 'loose', media_type: pictureType, bytes: picture.bytes.length } as const;
      const values = { id, customer: owner === house ? null : owner, ...row, created_at: this.#parts.now() };
      await db.insertInto('files.file').values(values).execute();
    });
    await this.#parts.store.put(id, this.#parts.sealing.seal(picture.bytes, contextOf(id)));
    return addressOfFile(id);
  }

  /**
   * Makes an uploaded file of the owner part of something, within the transaction of that, and gives its id. Refuses
   * (`file_unknown`) another's, and one that serves another purpose.
   */
  async claim(
    db: Kysely<Database>,
    owner: Owner,
    address: string,
    purpose: FilePurpose,
    field = 'file',
  ): Promise<string> {
    const id = fileIdOf(address);
    const claimed =
      id === null
        ? undefined
        : await db
            .updateTable('files.file')
            .set({ purpose })
            .where('id', '=', id)
            .where('customer', owner === house ? 'is' : '=', owner === house ? null : owner)
            .where('purpose', 'in', ['loose', purpose])
            .returning('id')
            .executeTakeFirst();
    if (claimed === undefined) throw new Refusal('file_unknown', field);
    return claimed.id;
  }

  /**
   * Hands a file of the house to a customer within the transaction of what refers to it, and gives its id. From then on it is
   * the customer's own, though none of their uploads. Refuses (`file_unknown`) what is no file of the house, or serves another
   * purpose.
   */
  async give(db: Kysely<Database>, address: string, customer: Owner): Promise<string> {
    const id = await this.claim(db, house, address, 'answer');
    await db.updateTable('files.file').set({ customer }).where('id', '=', id).execute();
    return id;
  }

  /** Lets a file go that nothing refers to any more; the sweep takes it. */
  async release(db: Kysely<Database>, address: string): Promise<void> {
    const id = fileIdOf(address);
    if (id === null) return;
    await db.updateTable('files.file').set({ purpose: 'loose' }).where('id', '=', id).execute();
  }

  /** A link to a file of the customer's own, good for a minute. */
  async linkOf(customer: number, address: string): Promise<SignedLink> {
    const id = fileIdOf(address);
    const own = this.#parts.db.selectFrom('files.file').select('id').where('customer', '=', customer);
    const row = id === null ? undefined : await own.where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Refusal('file_unknown', 'file');
    return this.#parts.links.sign(row.id);
  }

  /** A link for an operator, whose look has been recorded. */
  operatorLink(id: string): SignedLink {
    return this.#parts.links.sign(id);
  }

  /** What lies at an address: a public file for everybody, another one for who has a good signature; null for nothing. */
  async serve(id: string, until: string, signature: string): Promise<ServedFile | null> {
    const { db, links } = this.#parts;
    if (!isFileId(id)) return null;
    const row = await db
      .selectFrom('files.file')
      .select(['purpose', 'media_type'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    const isPublic = publicPurposes.has(row.purpose);
    if (!isPublic && !links.isGood(id, until, signature)) return null;
    const bytes = await this.contentOf(id);
    return bytes === null ? null : { bytes, mediaType: row.media_type, isPublic };
  }

  /** What is in a file, whoever may see it; null where its bytes are gone. */
  async contentOf(id: string): Promise<Buffer | null> {
    const sealed = await this.#parts.store.get(id);
    return sealed === null ? null : this.#parts.sealing.open(sealed, contextOf(id));
  }

  /** Takes away what was uploaded more than a day ago and is part of nothing. */
  async sweep(): Promise<void> {
    const { db, store, now } = this.#parts;
    const loose = await db
      .selectFrom('files.file')
      .select('id')
      .where('purpose', '=', 'loose')
      .where('created_at', '<', now() - msPerDay)
      .limit(sweptAtOnce)
      .execute();
    for (const { id } of loose) {
      // Locked until its bytes are gone, so that nobody claims it meanwhile.
      await db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('files.file')
          .where('id', '=', id)
          .where('purpose', '=', 'loose')
          .returning('id')
          .executeTakeFirst();
        if (gone !== undefined) await store.delete(id);
      });
    }
  }

  async #refuseBeyondQuota(db: Kysely<Database>, owner: Owner): Promise<void> {
    if (owner === house) return;
    const { uploadsPerCustomerPerDay: most } = this.#parts.rules;
    const { total } = await db
      .selectFrom('files.file')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('customer', '=', owner)
      .where('purpose', '!=', 'answer')
      .where('created_at', '>', this.#parts.now() - msPerDay)
      .executeTakeFirstOrThrow();
    if (Number(total) >= most) throw new Refusal('upload_quota_used', 'file', { uploads: most });
  }
}

function contextOf(id: string): string {
  return `file ${id}`;
}
