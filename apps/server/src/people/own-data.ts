import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type OwnDataOf, rowsAtOnce } from '../edge/own-data.ts';

const time = (at: number): string => (at === 0 ? '' : new Date(at).toISOString());

/** What the register of people keeps of a customer. Passwords, tokens and marks are digests that say nothing to anybody. */
export function peopleOwnData(db: Kysely<Database>): OwnDataOf {
  return (customer) => [
    rowsAtOnce('account', async () => {
      const row = await db
        .selectFrom('people.customer')
        .selectAll()
        .where('id', '=', customer)
        .executeTakeFirstOrThrow();
      return [
        {
          id: row.id,
          account: row.account,
          email: row.email,
          mobile: row.mobile,
          area_code: row.area_code,
          nickname: row.nickname,
          signature: row.signature,
          invitation_code: row.extension_code,
          identity_state: row.identity_state,
          identity_level: row.identity_level,
          language: row.lang,
          withdrawals_held_until: time(row.hold_until),
          registered_at: time(row.created_at),
        },
      ];
    }),
    rowsAtOnce('consents', async () => {
      const rows = await db
        .selectFrom('people.consent')
        .select(['agreement', 'version', 'at', 'address', 'device', 'lang'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, agreed_at: time(at) }));
    }),
    rowsAtOnce('sessions', async () => {
      const rows = await db
        .selectFrom('people.session')
        .select(['device', 'address', 'created_at', 'last_seen_at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map((row) => ({
        ...row,
        created_at: time(row.created_at),
        last_seen_at: time(row.last_seen_at),
      }));
    }),
    rowsAtOnce('known_devices', async () => {
      const rows = await db
        .selectFrom('people.device')
        .select(['device', 'network', 'last_at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ last_at, ...row }) => ({ ...row, last_used_at: time(last_at) }));
    }),
    rowsAtOnce('login_history', async () => {
      const rows = await db
        .selectFrom('people.login')
        .select(['at', 'event', 'success', 'address', 'device'])
        .where('customer', '=', customer)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ at, ...row }) => ({ time: time(at), ...row }));
    }),
    rowsAtOnce('favourite_markets', async () => {
      const rows = await db
        .selectFrom('people.favourite')
        .select(['market', 'created_at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ market, created_at }) => ({ market, marked_at: time(created_at) }));
    }),
  ];
}
