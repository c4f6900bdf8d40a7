import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { HOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealingKeysOf } from '../../sealing/sealing-keys.ts';
import { Sealing } from '../../sealing/sealing.ts';
import { type FactorSubject, Totp } from './totp.ts';

/** RFC 6238, appendix B: the secret of the vectors for SHA-1, whose last six digits are what apps show. */
const vectorSecret = Secret.fromUTF8('12345678901234567890');

const sealing = new Sealing(sealingKeysOf(['a sealing key of the tests that is long enough']));

let database: TestDatabase;
let totp: Totp;
let now = 0;
let ids = 0;

function codeAt(secret: Secret, time: number): string {
  return HOTP.generate({ secret, counter: Math.floor(time / 30_000), digits: 6 });
}

/** Somebody with a confirmed authenticator, whose step of confirmation has passed. */
async function confirmed(secret = new Secret({ size: 20 })): Promise<{ subject: FactorSubject; secret: Secret }> {
  const subject: FactorSubject = `customer/${(ids += 1)}`;
  await totp.begin(subject, 'alice', secret);
  expect(await totp.confirm(subject, codeAt(secret, now))).toBe(true);
  now += 60_000;
  return { subject, secret };
}

beforeAll(async () => {
  database = await bootDatabase();
  totp = new Totp({ db: database.db, sealing, issuer: 'Auric', now: () => now });
});
beforeEach(() => void (now = 1_800_000_000_000));
afterAll(() => database.close());

describe('a code of an authenticator', () => {
  it('is that of the vectors of RFC 6238', async () => {
    now = 30_000;
    const subject: FactorSubject = 'operator/1';
    await totp.begin(subject, 'root', vectorSecret);
    expect(await totp.confirm(subject, '287082')).toBe(true);
    for (const [seconds, code] of [
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ] as const) {
      now = seconds * 1000;
      expect(await totp.check(subject, code)).toBe(true);
    }
  });

  it('is good one step early or late, and not two', async () => {
    for (const [offset, good] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      const { subject, secret } = await confirmed();
      now += 300_000;
      expect(await totp.check(subject, codeAt(secret, now + offset * 30_000))).toBe(good);
    }
  });

  it('D25 works once, also when ten come at the same time', async () => {
    const { subject, secret } = await confirmed();
    const code = codeAt(secret, now);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => totp.check(subject, code)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('D25 takes none of a step before the last one used, nor the one that confirmed', async () => {
    const { subject, secret } = await confirmed();
    expect(await totp.check(subject, codeAt(secret, now))).toBe(true);
    expect(await totp.check(subject, codeAt(secret, now - 30_000))).toBe(false);
    now -= 60_000;
    expect(await totp.check(subject, codeAt(secret, now))).toBe(false);
  });

  it('D25 is bound to its subject: a customer’s is no operator’s of the same number', async () => {
    const { subject, secret } = await confirmed();
    const operator = subject.replace('customer', 'operator') as FactorSubject;
    expect(await totp.check(operator, codeAt(secret, now))).toBe(false);
    expect(await totp.check(subject, codeAt(secret, now))).toBe(true);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('is never %j', async (code) => {
    const { subject } = await confirmed();
    expect(await totp.check(subject, code)).toBe(false);
  });
});

describe('setting an authenticator up', () => {
  it('counts from its first right code on', async () => {
    const subject: FactorSubject = 'customer/900';
    const begun = await totp.begin(subject, 'alice@example.com');
    const secret = Secret.fromBase32(begun!.secret);
    expect(begun!.uri).toContain(`otpauth://totp/Auric:alice%40example.com?issuer=Auric&secret=${begun!.secret}`);
    expect(await totp.check(subject, codeAt(secret, now))).toBe(false);
    expect(await totp.confirmedAt(subject)).toBeNull();
    expect(await totp.confirm(subject, codeAt(secret, now + 3_600_000))).toBe(false);
    expect(await totp.confirm(subject, codeAt(secret, now))).toBe(true);
    expect(await totp.confirmedAt(subject)).toBe(now);
  });

  it('begins anew until then, and never over a confirmed one', async () => {
    const subject: FactorSubject = 'customer/901';
    const first = Secret.fromBase32((await totp.begin(subject, 'a'))!.secret);
    const second = Secret.fromBase32((await totp.begin(subject, 'a'))!.secret);
    expect(await totp.confirm(subject, codeAt(first, now))).toBe(false);
    expect(await totp.confirm(subject, codeAt(second, now))).toBe(true);
    expect(await totp.begin(subject, 'a')).toBeNull();
    now += 60_000;
    expect(await totp.check(subject, codeAt(second, now))).toBe(true);
  });

  it('keeps the secret sealed, and forgets one that nobody confirmed', async () => {
    const subject: FactorSubject = 'customer/902';
    const secret = Secret.fromBase32((await totp.begin(subject, 'a'))!.secret);
    const row = await database.db
      .selectFrom('people.totp')
      .selectAll()
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    expect(row.sealed.includes(Buffer.from(secret.bytes))).toBe(false);
    const { subject: other } = await confirmed();
    now += 3_600_001;
    await totp.sweep();
    expect(await totp.confirm(subject, codeAt(secret, now))).toBe(false);
    expect(await totp.confirmedAt(other)).not.toBeNull();
  });

  it('ends with its removal', async () => {
    const { subject, secret } = await confirmed();
    await totp.remove(subject);
    expect(await totp.check(subject, codeAt(secret, now))).toBe(false);
  });
});
