import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { openSigner } from './open-signer.ts';

const now = (): number => 1_800_000_000_000;
const word = `0x${'ab'.repeat(32)}`;
const request = { chain: 'ethereum', key: 7, digest: Uint8Array.of(1, 2, 255), unsigned: '02c0' } as const;

let server: Server;
let url: string;
let asked: { headers: IncomingHttpHeaders; body: string } | undefined;
let answer: [status: number, body: unknown] = [200, {}];

beforeAll(async () => {
  server = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      asked = { headers: incoming.headers, body };
      response.writeHead(answer[0]).end(JSON.stringify(answer[1]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answer = [200, { r: word, s: word, yParity: 1 }];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('is asked with what it is to sign, under the secret that both have', async () => {
  const signer = openSigner({ url, secret: 'shared' }, now);
  expect(await signer.sign(request)).toEqual({ r: word, s: word, yParity: 1 });
  const body = asked?.body ?? '';
  expect(JSON.parse(body)).toEqual({ chain: 'ethereum', key: 7, digest: '0102ff', unsigned: '02c0' });
  const expected = createHmac('sha256', 'shared').update(`${now()}.${body}`).digest('hex');
  expect(asked?.headers).toMatchObject({ 'x-auric-time': String(now()), 'x-auric-signature': expected });
});

it.each([
  [403, {}],
  [200, {}],
  [200, { r: '0x1', s: word, yParity: 1 }],
  [200, { r: word, s: word, yParity: 27 }],
])('gives no signature where it answers %i %j', async (status, body) => {
  answer = [status, body];
  await expect(openSigner({ url, secret: 'shared' }, now).sign(request)).rejects.toBeInstanceOf(NodeUnavailable);
});

it('is needed by every chain that has a node', () => {
  expect(() => openSigner({ url: '', secret: '' }, now)).toThrow('SIGNER_URL is missing');
  expect(() => openSigner({ url, secret: '' }, now)).toThrow('SIGNER_SECRET is missing');
});
