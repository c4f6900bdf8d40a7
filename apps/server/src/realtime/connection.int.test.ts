import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { expect, it } from 'vitest';
import { backlogBytes, cutConnection } from './connection.ts';
import { stubbornReader } from './test-support/raw-client.ts';

/**
 * Engine.IO has no public word for what waits to be sent, nor for cutting a connection whose client doesn't read. This
 * holds what `connection.ts` reads of it against the release that is installed: an upgrade that changes it fails here.
 */
it('what waits is seen, and a connection that doesn’t read is cut at once', async () => {
  const http = createServer();
  const io = new Server(http, { serveClient: false, transports: ['websocket'] });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const sockets: Socket[] = [];
  io.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('subscribe', (_channel: string, answer: (message: object) => void) => answer({}));
  });
  const client = await stubbornReader((http.address() as AddressInfo).port, ['any']);
  const { conn } = sockets[0]!;
  await expect.poll(() => backlogBytes(conn)).toBe(0);
  client.socket.pause();
  for (let i = 0; i < 200; i += 1) sockets[0]!.emit('flood', 'x'.repeat(100_000));
  expect(backlogBytes(conn)).toBeGreaterThan(10_000_000);
  const closed = once(conn, 'close');
  cutConnection(conn);
  await closed;
  client.socket.destroy();
  expect(await new Promise<number>((resolve) => void http.getConnections((_, count) => resolve(count)))).toBe(0);
  await io.close();
});
