import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootDatabase, stillPicture, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { Refusal } from '../edge/refusal.ts';
import { Files, type FilesOptions } from '../files/files.ts';
import { FolderStore } from '../files/folder-store.ts';
import { SignedLinks } from '../files/signed-links.ts';
import { sealingKeysOf } from '../sealing/sealing-keys.ts';
import { Sealing } from '../sealing/sealing.ts';
import { type IdentityServices, openIdentity } from './open-identity.ts';
import type { IdentityForm } from './read-document.ts';

const limits = { exit1E8: 20_000_000_000n, exit2E8: 50_000_000_000n, fiat1E6: 1n, fiat2E6: 2n, sharePpm: 50_000 };

/** The register of identities on a real database, beside an exchange that can die, at a time that the test sets. */
export class IdentityScene {
  readonly #database: TestDatabase;
  readonly #folder = mkdtempSync(join(tmpdir(), 'auric-identity-'));
  readonly services: IdentityServices;
  readonly files: Files;
  readonly filesOptions: FilesOptions;
  /** The levels that the exchange has been sent, by customer. */
  readonly published = new Map<number, { level: number; country: string }>();
  readonly opened: { ref: string; customer: number; flags: readonly string[] }[] = [];
  readonly told: { customer: number; kind: string; values: unknown; key?: string }[] = [];
  readonly screened: string[] = [];
  exchangeDies = false;
  now = 1_795_300_000_000;
  #customers = 0;

  private constructor(database: TestDatabase, basicByRule: boolean) {
    this.#database = database;
    const sealing = new Sealing(sealingKeysOf(['a sealing key that is long enough for it']));
    const now = (): number => this.now;
    const links = new SignedLinks(Buffer.from('links'), now);
    const rules = { uploadsPerCustomerPerDay: 100 };
    const { db } = database;
    this.filesOptions = { db, store: new FolderStore(this.#folder), sealing, links, rules, now };
    this.files = new Files(this.filesOptions);
    this.services = openIdentity({
      db,
      sealing,
      files: this.files,
      cases: { open: (_, opened) => Promise.resolve(this.opened.push(opened)) },
      standing: {
        note: async (trx, customer, { identityLevel, country }) => {
          await trx
            .updateTable('people.customer')
            .set({
              identity_level: identityLevel ?? 0,
              country: country ?? '',
              standing_version: sql`standing_version + 1`,
            })
            .where('id', '=', customer)
            .execute();
        },
        publish: async (customer) => {
          if (this.exchangeDies) throw new Error('The exchange died.');
          const row = await db
            .selectFrom('people.customer')
            .selectAll()
            .where('id', '=', customer)
            .executeTakeFirstOrThrow();
          this.published.set(customer, { level: row.identity_level, country: row.country });
        },
      },
      telling: {
        tell: (_, { customer, kind, values, key }) => {
          this.told.push({ customer, kind, values, ...(key === undefined ? {} : { key }) });
          return Promise.resolve(true);
        },
      },
      checks: {
        basicByRule,
        screening: { listsNaming: ({ name }) => Promise.resolve(this.screened.includes(name) ? ['a list'] : []) },
      },
      rules: readConfig({}).identity,
      limits: () => Promise.resolve(limits),
      now,
    });
  }

  static async open({ basicByRule }: { basicByRule: boolean }): Promise<IdentityScene> {
    return new IdentityScene(await bootDatabase(), basicByRule);
  }

  get db(): TestDatabase['db'] {
    return this.#database.db;
  }

  /** A customer with both contacts bound, unless told otherwise. */
  async customer(bound: { email?: null; mobile?: null } = {}): Promise<number> {
    const number = (this.#customers += 1);
    const mobile = bound.mobile === null ? null : `1380013${String(number).padStart(4, '0')}`;
    const row = await this.db
      .insertInto('people.customer')
      .values({
        account: `holder${number}`,
        email: bound.email === null ? null : `holder${number}@example.com`,
        mobile,
        area_code: mobile === null ? null : '86',
        password_hash: 'x',
        extension_code: `CODE${number}`,
        created_at: this.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  submit(customer: number, form: Partial<IdentityForm>): Promise<void> {
    const values = { real_type: 1 as const, id_type: 2, name: 'Lin Xiaoyu', birth_date: '1990-03-07', country: 'CN' };
    return this.services.identity.submit(customer, { ...values, card_id: this.freshPassport(), ...form });
  }

  /** Applies for level 2, with photos of its own. */
  async submitPapers(customer: number, form: Partial<IdentityForm> = {}): Promise<void> {
    const photo = (): Promise<string> => this.files.upload(customer, Buffer.from(stillPicture));
    const photos = { front_pic: await photo(), reverse_pic: await photo() };
    await this.services.identity.submit(customer, { real_type: 2, ...photos, ...form });
  }

  #passports = 0;
  freshPassport(): string {
    return `E${String((this.#passports += 1)).padStart(8, '0')}`;
  }

  /** Decides the newest application of a customer as an operator does. */
  async decide(customer: number, fault: 'photo_unclear' | '' = ''): Promise<void> {
    const { id } = await this.db
      .selectFrom('identity.application')
      .select('id')
      .where('customer', '=', customer)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const verdict = fault === '' ? 'approved' : 'refused';
    await this.services.verdicts.write(this.db, id, { verdict, fault, reason: 'looked at', operator: 7, act: 3 });
    await this.services.verdicts.settle(id);
  }

  standingOf(customer: number, lang: 'en' | 'zh' = 'en') {
    return this.services.identity.standingOf(customer, lang);
  }

  async close(): Promise<void> {
    await this.#database.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The code and the field that an act is refused with, or `ok`. */
export async function refusalOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.field].filter(Boolean).join(' ');
    throw error;
  }
}
