import { setTimeout as sleep } from 'node:timers/promises';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RealtimeLimits } from './limits.ts';
import { handshake, stubbornReader } from './test-support/raw-client.ts';
import { gather, RealtimeServer, refusalOf, stateOf, subscribe } from './test-support/realtime-server.ts';
import { alice } from './test-support/scripted-sessions.ts';
import { tenThousand, trade } from './test-support/scripted-views.ts';

let database: TestDatabase;
let server: RealtimeServer;

beforeAll(async () => {
  database = await bootDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  server = await RealtimeServer.start(database);
});

afterEach(async () => {
  await server.close();
  await expect.poll(() => server.exchange.subscriptions).toEqual([]);
  expect(server.logged).toEqual([]);
});

/** Serves anew with other limits. */
async function serveWith(limits: Partial<RealtimeLimits>, publicOrigins: string[] = []): Promise<void> {
  await server.close();
  server = await RealtimeServer.start(database, { limits, publicOrigins });
}

test('D28 a page of another site opens no socket, over neither transport', async () => {
  await serveWith({}, ['https://auric.example']);
  const evil = { origin: 'http://evil.example' };
  expect(await handshake(server.port, evil, true)).toBe(400);
  expect(await handshake(server.port, evil, false)).toBe(403);
  expect(await handshake(server.port, { origin: 'null' }, true)).toBe(400);
  expect(await handshake(server.port, { origin: `http://127.0.0.1:${server.port}` }, true)).toBe(101);
  expect(await handshake(server.port, { origin: 'https://auric.example' }, true)).toBe(101);
  expect(await handshake(server.port, {}, false)).toBe(200);
});

test('D30 subscriptions of one socket are bounded', async () => {
  await serveWith({ subscriptionsPerSocketMax: 3 });
  const socket = server.client();
  for (const name of ['tickers', 'trades:1', 'trades:2', 'trades:2']) {
    expect(await subscribe(socket, name)).toMatchObject({ type: 'ok' });
  }
  expect(await refusalOf(socket, 'depth:1')).toMatchObject({ code: 'too_many_requests', field: 'channel' });
  await socket.emitWithAck('unsubscribe', 'tickers');
  expect(await subscribe(socket, 'depth:1')).toMatchObject({ type: 'ok' });
});

test('D30 a socket that asks for a word gets one, and pings count as calls', async () => {
  await serveWith({ callsBurst: 3, callsPerSecond: 1 });
  const socket = server.client();
  for (let asked = 0; asked < 3; asked += 1) {
    expect(await socket.emitWithAck('ping')).toEqual({ type: 'ok', message: null });
  }
  expect(await socket.emitWithAck('ping')).toMatchObject({ type: 'error', code: 'too_many_requests' });
});

test('D30 connections of one address are bounded', async () => {
  await serveWith({ connectionsPerAddressMax: 2 });
  const [first, second] = [server.client(), server.client()];
  await Promise.all([subscribe(first, 'tickers'), subscribe(second, 'tickers')]);
  const refused = server.client();
  const errors: Error[] = [];
  refused.once('connect_error', (error) => errors.push(error));
  await expect.poll(() => errors.length).toBe(1);
  first.disconnect();
  await expect.poll(() => server.realtime.stats().connections).toBe(1);
  expect(await subscribe(server.client(), 'tickers')).toMatchObject({ type: 'ok' });
});

test('D30 calls of one socket are bounded, and a flood is cut', async () => {
  await serveWith({ callsBurst: 5, callsPerSecond: 0.001 });
  const socket = server.client();
  const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(socket, 'tickers')));
  expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(5);
  expect(answers.filter((answer) => 'code' in answer && answer.code === 'too_many_requests')).toHaveLength(3);
  for (let i = 0; i < 300; i += 1) socket.emit('subscribe', 'tickers', () => undefined);
  await expect.poll(() => socket.connected).toBe(false);
});

test('D30 a giant message closes the socket that sent it', async () => {
  const socket = server.client();
  const other = server.client();
  await Promise.all([subscribe(socket, 'tickers'), subscribe(other, 'tickers')]);
  socket.emit('subscribe', 'x'.repeat(20_000), () => undefined);
  await expect.poll(() => socket.connected).toBe(false);
  expect(other.connected).toBe(true);
});

test('D30 a slow consumer is sent no more than the bound, and gets snapshots when it reads again', async () => {
  await serveWith({ backlogBytesMax: 200_000 });
  const { socket, text } = await stubbornReader(server.port, ['trades:1', 'me'], 'alice-token');
  const swift = server.client();
  const all = gather(swift, 'trades:1');
  await stateOf(swift, 'trades:1');
  socket.pause();
  let id = 0;
  const burst = (): void => server.exchange.trade(Array.from({ length: 200 }, () => trade((id += 1), 640_000)));
  for (let i = 0; i < 2_000 && server.realtime.stats().behind === 0; i += 1) {
    burst();
    await sleep(1);
  }
  expect(server.realtime.stats()).toMatchObject({ behind: 1, droppedTotal: 1 });
  const sentUntilThen = server.exchange.seq;
  for (let i = 0; i < 300; i += 1) {
    burst();
    await sleep(1);
  }
  server.exchange.customer(alice, [], [tenThousand]);
  await expect.poll(() => all.length).toBe(id / 200);
  expect(server.exchange.subscriptions).not.toContainEqual({ type: 'customer', customer: alice });
  socket.resume();
  await expect.poll(() => server.realtime.stats().behind, { timeout: 10_000 }).toBe(0);
  await expect
    .poll(text)
    .toContain(`"trades:1",{"seq":${server.exchange.seq - 1},"snapshot":true,"trades":[{"id":${id},`);
  await expect.poll(text).toContain(`["me",{"seq":${server.exchange.seq},"snapshot":true,"orders":[]`);
  const lastChange = Math.max(
    ...[...text().matchAll(/"trades:1",\{"seq":(\d+),"prev"/g)].map(([, seq]) => Number(seq)),
  );
  expect(lastChange).toBeLessThanOrEqual(sentUntilThen + 1);
  const before = server.exchange.seq;
  burst();
  await expect.poll(text).toContain(`"trades:1",{"seq":${before + 1},"prev":${before - 1},`);
  socket.destroy();
});

test('D30 a consumer that never reads again is cut', async () => {
  await serveWith({ backlogBytesMax: 50_000, lagMsMax: 300 });
  const { socket } = await stubbornReader(server.port, ['trades:1']);
  socket.pause();
  for (let id = 0; server.realtime.stats().connections === 1;) {
    server.exchange.trade(Array.from({ length: 200 }, () => trade((id += 1), 640_000)));
    await sleep(1);
  }
  expect(server.realtime.stats()).toMatchObject({ connections: 0, behind: 0, channels: 0 });
  socket.destroy();
});

test('closing tells every socket, refuses new ones, and does not wait for those that hang', async () => {
  const socket = server.client({ token: 'alice-token' });
  await subscribe(socket, 'me');
  const stubborn = await stubbornReader(server.port, ['depth:1']);
  stubborn.socket.pause();
  const told: string[] = [];
  socket.on('disconnect', (reason) => told.push(reason));
  const startedAt = performance.now();
  await server.realtime.close();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await expect.poll(() => told).toEqual(['io server disconnect']);
  expect(await handshake(server.port, {}, false)).toBe(403);
  expect(server.realtime.stats()).toMatchObject({ connections: 0, channels: 0 });
  stubborn.socket.destroy();
});
