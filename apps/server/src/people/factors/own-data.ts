import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type OwnDataOf, ownDataTime, rowsAtOnce } from '../../edge/own-data.ts';
import { customerSubject } from './second-factor.ts';

/** Which second factors a customer has and since when. What they are made of is a secret also in the owner's own file. */
export function factorsOwnData(db: Kysely<Database>): OwnDataOf {
  return (customer) => [
    rowsAtOnce('second_factors', ['people.totp', 'people.passkey', 'people.recovery_code'], async () => {
      const subject = customerSubject(customer);
      const [own, apps, passkeys, codes] = await Promise.all([
        db
          .selectFrom('people.customer')
          .select(['pay_password_hash', 'anti_phishing'])
          .where('id', '=', customer)
          .executeTakeFirstOrThrow(),
        db.selectFrom('people.totp').select('confirmed_at').where('subject', '=', subject).execute(),
        db
          .selectFrom('people.passkey')
          .select(['name', 'created_at', 'last_used_at', 'synced'])
          .where('customer', '=', customer)
          .orderBy('created_at')
          .execute(),
        db.selectFrom('people.recovery_code').select('created_at').where('subject', '=', subject).execute(),
      ]);
      return [
        ...(own.pay_password_hash === null ? [] : [{ kind: 'fund_password' }]),
        ...(own.anti_phishing === '' ? [] : [{ kind: 'words_of_genuine_mails' }]),
        // One that is only being set up protects nothing yet.
        ...apps.flatMap(({ confirmed_at }) =>
          confirmed_at === null ? [] : [{ kind: 'authenticator_app', since: ownDataTime(confirmed_at) }],
        ),
        ...passkeys.map(({ name, created_at, last_used_at, synced }) => ({
          kind: 'passkey',
          name,
          since: ownDataTime(created_at),
          last_used_at: ownDataTime(last_used_at),
          synced,
        })),
        ...codes.map(({ created_at }) => ({ kind: 'unused_recovery_code', since: ownDataTime(created_at) })),
      ];
    }),
  ];
}
