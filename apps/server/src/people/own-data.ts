import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type OwnDataOf, ownDataTime as time, rowsAtOnce } from '../edge/own-data.ts';

/** What the register of people keeps of a customer. Passwords, tokens and marks are digests that say nothing to anybody. */
export function peopleOwnData(db: Kysely<Database>): OwnDataOf {
  return (customer) => [
    rowsAtOnce('account', ['people.customer'], async () => {
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
          country: row.country,
          invitation_code: row.extension_code,
          was_invited: row.referrer !== null,
          credit_score: row.credit_score,
          identity_state: row.identity_state,
          identity_level: row.identity_level,
          language: row.lang,
          withdrawals_held_until: time(row.hold_until),
          registered_at: time(row.created_at),
          closed_at: time(row.closed_at),
        },
      ];
    }),
    rowsAtOnce('consents', ['people.consent'], async () => {
      const rows = await db
        .selectFrom('people.consent')
        .select(['agreement', 'version', 'at', 'address', 'device', 'lang'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, agreed_at: time(at) }));
    }),
    rowsAtOnce('sessions', ['people.session'], async () => {
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
    rowsAtOnce('known_devices', ['people.device'], async () => {
      const rows = await db
        .selectFrom('people.device')
        .select(['device', 'network', 'last_at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ last_at, ...row }) => ({ ...row, last_used_at: time(last_at) }));
    }),
    rowsAtOnce('login_history', ['people.login'], async () => {
      const rows = await db
        .selectFrom('people.login')
        .select(['at', 'event', 'success', 'address', 'device'])
        .where('customer', '=', customer)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ at, ...row }) => ({ time: time(at), ...row }));
    }),
    rowsAtOnce('freezes', ['people.freeze'], async () => {
      const rows = await db
        .selectFrom('people.freeze')
        .select(['source', 'reason', 'trading', 'withdrawals', 'at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, since: time(at) }));
    }),
    rowsAtOnce('standing_changes', ['people.standing_change'], async () => {
      const rows = await db
        .selectFrom('people.standing_change')
        .select(['at', 'kind', 'vals'])
        .where('customer', '=', customer)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ at, kind, vals: { until, ...vals } }) => ({
        time: time(at),
        kind,
        ...vals,
        ...(typeof until === 'number' ? { until: time(until) } : {}),
      }));
    }),
    rowsAtOnce('recovery_requests', ['people.recovery_request'], async () => {
      const rows = await db
        .selectFrom('people.recovery_request')
        .select(['kind', 'state', 'note', 'address', 'device', 'asked_at', 'decided_at'])
        .where('customer', '=', customer)
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, asked_at: time(row.asked_at), decided_at: time(row.decided_at) }));
    }),
    rowsAtOnce('confirmed_payments', ['people.confirmed_payment'], async () => {
      const rows = await db
        .selectFrom('people.confirmed_payment')
        .select(['request_id', 'at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, confirmed_at: time(at) }));
    }),
    rowsAtOnce('favourite_markets', ['people.favourite'], async () => {
      const rows = await db
        .selectFrom('people.favourite')
        .select(['market', 'created_at'])
        .where('customer', '=', customer)
        .execute();
      return rows.map(({ market, created_at }) => ({ market, marked_at: time(created_at) }));
    }),
  ];
}
