import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { KnownHosts } from './known-hosts.ts';

const hosts = new KnownHosts(['https://exchange.example', 'http://b.example:8443']);

function serves(host: string | undefined, localAddress = '127.0.0.1'): boolean {
  return hosts.serves({ headers: { host }, socket: { localAddress } } as unknown as IncomingMessage);
}

it.each([
  'localhost',
  'localhost:8080',
  '127.0.0.1:1',
  '[::1]:8080',
  'exchange.example',
  'Exchange.Example:443',
  'b.example',
])('%s is served', (host) => expect(serves(host)).toBe(true));

it.each([
  undefined,
  '',
  'evil.example',
  'evil.example:8080',
  'localhost.evil.example',
  'exchange.example@evil',
  'a b',
  '192.168.1.5',
])('%s is not', (host) => expect(serves(host)).toBe(false));

it('the address that a connection came to is served, which no name can be turned to', () => {
  expect(serves('192.168.1.5:8080', '192.168.1.5')).toBe(true);
  expect(serves('192.168.1.5:8080', '::ffff:192.168.1.5')).toBe(true);
  expect(serves('[fe80::1]:8080', 'fe80::1')).toBe(true);
});
