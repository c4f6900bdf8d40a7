import { createHmac } from 'node:crypto';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerBounceHook } from './bounce-hook.ts';
import { readBounce } from './bounces.ts';
import { returnAddress } from './carriers/return-address.ts';
import { Messages } from './messages.ts';

const key = Buffer.from('a key of the tests');
const secret = 'a secret that the mail server knows';
let now = 1_800_000_000_000;
let database: TestDatabase;
let app: FastifyInstance;
let messages: Messages;
let customer: number;
let names = 0;

beforeAll(async () => {
  database = await bootDatabase();
  const carrier = { carry: () => Promise.resolve() };
  messages = new Messages({
    db: database.db,
    carriers: { mail: carrier, sms: carrier },
    fallback: 'en',
    push: () => undefined,
    failed: () => undefined,
    now: () => now,
  });
  app = Fastify();
  registerBounceHook(app, { db: database.db, telling: messages, secret, key, now: () => now });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  now += 1_000_000_000;
  const name = `bounced${(names += 1)}`;
  const { rows } = await sql<{ id: number }>`
    insert into people.customer (account, email, password_hash, extension_code, created_at)
    values (${name}, ${`${name}@example.com`}, 'x', ${name}, 0) returning id`.execute(database.db);
  customer = rows[0]!.id;
});

/** Sends a message by mail; the number of its letter. */
async function sent(): Promise<number> {
  await messages.tell(database.db, { customer, kind: 'new_device', values: {} });
  await messages.deliverDue();
  const letter = await database.db
    .selectFrom('messages.letter')
    .select('id')
    .where('medium', '=', 'mail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return letter.id;
}

/** What a mail server writes when it could not deliver. */
function notification(to: string, { action = 'failed', status = '5.1.1' } = {}): Buffer {
  return Buffer.from(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'I am sorry.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; ada@example.com',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 No such',
      ' mailbox here',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: Hello',
      'Message-ID: <letter-1@auric.example>',
      '',
      'Hello',
      '--b--',
      '',
    ].join('\r\n'),
  );
}

function post(body: Buffer, { time = String(now), by = secret } = {}) {
  const signature = createHmac('sha256', by).update(`${time}.`).update(body).digest('hex');
  const headers = { 'content-type': 'message/rfc822', 'x-auric-time': time, 'x-auric-signature': signature };
  return app.inject({ method: 'POST', url: '/hooks/mail/returned', headers, payload: body });
}

const addressOf = (letter: number) => returnAddress('returned@auric.example', `letter-${letter}`, key);
const told = () =>
  database.db
    .selectFrom('messages.message')
    .select('kind')
    .where('customer', '=', customer)
    .where('kind', '=', 'mail_bounced')
    .execute();

it('a letter that came back is remembered as such, and the customer told in the app, once a week', async () => {
  const [first, second] = [await sent(), await sent()];
  expect((await post(notification(addressOf(first)))).json()).toEqual({ taken: true });
  expect((await post(notification(addressOf(first)))).json()).toEqual({ taken: false });
  expect((await post(notification(addressOf(second)))).json()).toEqual({ taken: true });
  const letter = await database.db
    .selectFrom('messages.letter')
    .select(['state', 'problem'])
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect(letter).toEqual({ state: 'bounced', problem: 'smtp; 550 5.1.1 No such mailbox here' });
  expect(await told()).toHaveLength(1);
});

it('a mail that bears no mark of ours, is late only, or is no notification says nothing', async () => {
  const letter = await sent();
  const forged = addressOf(letter).replace(/\.[0-9a-f]{20}@/, '.00000000000000000000@');
  expect(await readBounce(notification(forged), key)).toBeNull();
  expect(await readBounce(notification('returned@auric.example'), key)).toBeNull();
  expect(await readBounce(notification(addressOf(letter), { action: 'delayed', status: '4.4.1' }), key)).toBeNull();
  expect(await readBounce(Buffer.from(`To: ${addressOf(letter)}\r\n\r\nI am on holiday.`), key)).toBeNull();
  expect(await readBounce(Buffer.from('\u0000\u0001 no mail at all'), key)).toBeNull();
  expect(await readBounce(notification(addressOf(letter)), key)).toMatchObject({ letter });
});

it('what is not signed with the secret and the time of now is nothing that exists here', async () => {
  const body = notification(addressOf(await sent()));
  expect((await post(body, { by: 'a guess' })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await post(body, { time: String(now - 300_001) })).statusCode).toBeGreaterThanOrEqual(400);
  expect(await told()).toHaveLength(0);
});
