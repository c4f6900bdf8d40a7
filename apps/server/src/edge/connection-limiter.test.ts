import { expect, test } from 'vitest';
import { ConnectionLimiter } from './connection-limiter.ts';

test('D30 an address has so many connections and no more, until one ends', () => {
  const limiter = new ConnectionLimiter({ connectionsMax: 10, connectionsPerAddressMax: 2 });
  const end = limiter.open('192.0.2.1');
  limiter.open('192.0.2.1');
  expect(limiter.admits('192.0.2.1')).toBe(false);
  expect(limiter.admits('192.0.2.2')).toBe(true);
  end();
  end();
  expect(limiter.total).toBe(1);
  expect(limiter.admits('192.0.2.1')).toBe(true);
});

test('D30 all addresses together have a bound', () => {
  const limiter = new ConnectionLimiter({ connectionsMax: 2, connectionsPerAddressMax: 2 });
  limiter.open('192.0.2.1');
  limiter.open('192.0.2.2');
  expect(limiter.admits('192.0.2.3')).toBe(false);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8::1', '2001:db8:0:0:5::', false],
  ['::1', '::2', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', true],
])('D30 beside %s, %s is admitted: %j', (open, other, admitted) => {
  const limiter = new ConnectionLimiter({ connectionsMax: 10, connectionsPerAddressMax: 1 });
  limiter.open(open);
  expect(limiter.admits(other)).toBe(admitted);
});
