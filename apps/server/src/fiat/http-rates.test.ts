import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHttpRates } from './http-rates.ts';

const answers: Record<string, (reply: ServerResponse) => void> = {
  '/good': (reply) => reply.end(JSON.stringify([{ currency_code: 'SGD', rate: 1.3 }])),
  '/other': (reply) => reply.end(JSON.stringify([{ currency_code: 'SGD', rate: 1.4 }])),
  '/empty': (reply) => reply.end('[]'),
  '/broken': (reply) => reply.end('{"rates":'),
  '/refuses': (reply) => reply.writeHead(503).end('[{"currency_code":"SGD","rate":1.3}]'),
  '/elsewhere': (reply) => reply.writeHead(302, { location: '/good' }).end(),
  '/endless': (reply) => {
    const chunk = ' '.repeat(65_536);
    const write = (): void => {
      while (!reply.destroyed && reply.write(chunk));
    };
    reply.on('drain', write);
    write();
  },
  '/silent': () => undefined,
};

let server: Server;
let origin: string;

beforeEach(async () => {
  server = createServer((request, reply) => answers[request.url ?? '']?.(reply));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const ratesOf = (...paths: string[]) =>
  openHttpRates({ urls: paths.map((path) => origin + path).join(' , '), deadlineMs: 500 }).read();

test('the first list that answers soundly is taken', async () => {
  expect(await ratesOf('/good', '/other')).toEqual(new Map([['SGD', 130_000_000n]]));
  expect(await ratesOf('/broken', '/refuses', '/empty', '/other')).toEqual(new Map([['SGD', 140_000_000n]]));
});

test.each(['/empty', '/broken', '/refuses', '/elsewhere', '/endless', '/silent'])('%s gives no rates', async (path) => {
  await expect(ratesOf(path)).rejects.toThrow('No list of rates gave a sound answer.');
});
