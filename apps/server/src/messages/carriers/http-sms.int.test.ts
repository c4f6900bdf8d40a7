import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { carryLetter, type Letter, Undeliverable } from './carrier.ts';
import { HttpSms } from './http-sms.ts';

const secret = 'a secret of the tests';
const letter: Letter = {
  id: 'letter-7',
  medium: 'sms',
  recipient: '+8613800138000',
  scene: 'password_reset',
  code: '',
  title: 'Password reset',
  text: 'Your password was reset.',
  path: '/pages/setting/security',
  freezePath: '/pages/common/freeze?token=abc',
  phrase: '',
  optional: false,
  lang: 'en',
};

let server: Server | null = null;

async function provider(answer: (request: IncomingMessage, body: string) => number | null): Promise<HttpSms> {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const status = answer(request, body);
      if (status !== null) response.writeHead(status).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new HttpSms({
    url: `http://127.0.0.1:${port}/send`,
    secret,
    siteName: 'Auric',
    origin: 'https://auric.example',
    now: () => 1_800_000_000_000,
  });
}

const carry = (sms: HttpSms, timeoutMs = 5_000) => carryLetter({ mail: sms, sms }, letter, timeoutMs);

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

it('an SMS is posted with its name and signed with its time', async () => {
  const asked: { headers: IncomingMessage['headers']; body: string }[] = [];
  await carry(
    await provider(({ headers }, body) => {
      asked.push({ headers, body });
      return 202;
    }),
  );
  const [{ headers, body } = { headers: {}, body: '' }] = asked;
  expect(JSON.parse(body)).toEqual({
    id: 'letter-7',
    to: '+8613800138000',
    text: 'Auric: Your password was reset. https://auric.example/#/pages/common/freeze?token=abc',
  });
  expect(headers['idempotency-key']).toBe('letter-7');
  const signature = createHmac('sha256', secret).update(`1800000000000.${body}`).digest('hex');
  expect(headers['x-auric-signature']).toBe(signature);
});

it.each([
  [400, true],
  [422, true],
  [401, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer of %i is final: %s', async (status, final) => {
  const error: unknown = await carry(await provider(() => status)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof Undeliverable).toBe(final);
});

it('a provider that doesn’t answer is given up at the deadline, and one that leads elsewhere is not followed', async () => {
  await expect(carry(await provider(() => null), 50)).rejects.toThrow('took longer than 50 ms');
  server?.closeAllConnections();
  server?.close();
  await expect(carry(await provider(() => 302))).rejects.not.toBeInstanceOf(Undeliverable);
});
