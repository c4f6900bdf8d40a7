import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function requestOf(forwarded: string | undefined): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage;
}

test.each([
  ['203.0.113.9', 0, '10.0.0.1'],
  ['203.0.113.9', 1, '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['203.0.113.9', 5, '203.0.113.9'],
  [' , ', 1, '10.0.0.1'],
  [undefined, 2, '10.0.0.1'],
])('D30 forwarded for %j behind %d proxies is %s', (forwarded, proxies, address) => {
  expect(clientAddress(requestOf(forwarded), proxies)).toBe(address);
});
