import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf, probeAddress } from './listening.ts';

test('a busy port is refused in one sentence, and a free one is left free', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(probeAddress('127.0.0.1', port)).rejects.toThrow(
    `The address 127.0.0.1:${port} can't be used: another program listens there; stop it, or set PORT to another one.`,
  );
  other.close();
  await once(other, 'close');
  await probeAddress('127.0.0.1', port);
  await probeAddress('127.0.0.1', port);
});

test('an address that the machine has not is refused in one sentence', async () => {
  await expect(probeAddress('203.0.113.7', 8080)).rejects.toThrow('this machine has no such address');
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
])('listening on %s is shown as %s', (host, address) => {
  expect(addressOf(host, 8080)).toBe(address);
});
