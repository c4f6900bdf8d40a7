import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;

beforeAll(async () => {
  const settings = {
    REQUEST_HEAD_SECONDS: '1',
    REQUEST_SECONDS: '2',
    CONNECTIONS_PER_ADDRESS: '10',
    FILES_PER_ADDRESS_PER_MINUTE: '60',
  };
  server = await bootServer({ settings });
});
afterAll(() => server.close());

function open(): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes as they are and hears what comes until the server hangs up. */
async function say(bytes: string): Promise<string> {
  const socket = open();
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

const get = (path: string, host = 'localhost', more = ''): Promise<string> =>
  say(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${more}connection: close\r\n\r\n`);

describe('the name of the host', () => {
  it.each(['/', '/api/currency/list', '/api/sandbox/outbox?user_string=a@b.example', '/api/docs'])(
    'is not served under another one: %s',
    async (path) => {
      const answer = await get(path, 'evil.example');
      expect(answer).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain('"code":"host_unknown"');
    },
  );

  it('is checked for sockets too, polled and upgraded', async () => {
    const path = '/socket.io/?EIO=4&transport=';
    expect(await get(`${path}polling`, 'evil.example')).toMatch(/^HTTP\/1\.1 (403|421) /);
    const upgrade =
      'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
    const asked = `GET ${path}websocket HTTP/1.1\r\nconnection: upgrade\r\n${upgrade}`;
    expect(await say(`${asked}host: evil.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 40[03] .*Forbidden/s);
    expect(await get(`${path}polling`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('paths', () => {
  it.each(['//x', '/../x', '/..', '/a//b', '/./x', '/%2e%2e/x', '/..%2fx', '/\\x', '//'])(
    '%s are not found',
    async (path) => {
      expect(await get(path)).toMatch(/^HTTP\/1\.1 40[04] /);
    },
  );

  it('of the reference are compressed once, as the client reads them', async () => {
    for (const path of ['/api/openapi.json', '/api/docs']) {
      const plain = await (await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': 'identity' } })).text();
      for (const encoding of ['br', 'gzip']) {
        const response = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(await response.text()).toBe(plain);
      }
    }
  });
});

describe('clients that cost more than they ask for', () => {
  it('lose their connection when the head comes drop by drop', async () => {
    const socket = open();
    let heard = '';
    socket.on('data', (data) => (heard += String(data)));
    const ended = once(socket, 'close');
    socket.write('GET /api/currency/list HTTP/1.1\r\nhost: localhost\r\n');
    const dripping = setInterval(() => socket.write('x: y\r\n'), 100);
    await ended;
    clearInterval(dripping);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('lose their connection when the body comes drop by drop', async () => {
    const socket = open();
    let heard = '';
    socket.on('data', (data) => (heard += String(data)));
    const ended = once(socket, 'close');
    socket.write('POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n');
    socket.write('content-type: application/x-www-form-urlencoded\r\n\r\n');
    const dripping = setInterval(() => socket.write('a'), 100);
    await ended;
    clearInterval(dripping);
    expect(heard).toMatch(/408|400/);
  });

  it('have so many connections at once and no more', async () => {
    const sockets = Array.from({ length: 16 }, open);
    const closed = new Set<Socket>();
    for (const socket of sockets) socket.on('close', () => closed.add(socket));
    await expect.poll(() => closed.size).toBeGreaterThanOrEqual(6);
    expect(closed.size).toBeLessThan(16);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await fetch(`${server.url}/healthz`).catch(() => null))?.status).toBe(200);
  });

  it('get so many pages a minute', async () => {
    const answers: string[] = [];
    for (let i = 0; i < 40; i += 1) answers.push(await get('/'));
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 429 ')).length).toBeGreaterThan(5);
  });
});
