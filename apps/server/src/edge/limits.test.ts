import { describe, expect, it } from 'vitest';
import { Limits } from './limits.ts';

const config = {
  requestsPerAddressPerMinute: 120,
  requestsPerCustomerPerMinute: 120,
  ordersPerCustomerPerSecond: 5,
  registrationsPerAddressPerHour: 2,
  loginsPerAddressPerMinute: 60,
  filesPerAddressPerMinute: 6000,
  connectionsPerAddress: 200,
  requestHeadMs: 10_000,
  requestMs: 30_000,
  codesPerAddressPerHour: 3,
  exportsPerCustomerPerHour: 4,
  exportRowsMax: 50_000,
  uploadsPerCustomerPerMinute: 20,
  uploadsPerCustomerPerDay: 100,
  socketsPerAddress: 50,
  bodyBytesMax: 65_536,
};

function until(limit: () => number): number {
  let taken = 0;
  while (limit() === 0) taken += 1;
  return taken;
}

describe('limits', () => {
  it('bounds requests by address, and a household of IPv6 addresses as one', () => {
    const limits = new Limits(config, () => 0);
    expect(until(() => limits.takeRequest('10.0.0.1'))).toBe(20);
    expect(limits.takeRequest('10.0.0.2')).toBe(0);
    let host = 0;
    expect(until(() => limits.takeRequest(`2001:db8:1:2::${(host += 1).toString(16)}`))).toBe(20);
    expect(limits.takeRequest('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBeGreaterThan(0);
    expect(limits.takeRequest('2001:db8:1:3::1')).toBe(0);
    expect(limits.takeRequest('::1')).toBe(0);
  });

  it('bounds orders by customer, whatever the address', () => {
    const limits = new Limits(config, () => 0);
    let address = 0;
    expect(until(() => limits.takeCall('order', `10.0.0.${(address += 1)}`, 7))).toBe(10);
    expect(limits.takeCall('order', '10.0.0.1', 8)).toBe(0);
  });

  it('bounds codes and registrations by address', () => {
    const limits = new Limits(config, () => 0);
    expect(until(() => limits.takeCall('code', '10.0.0.1', 0))).toBe(3);
    expect(until(() => limits.takeCall('registration', '10.0.0.1', 0))).toBe(2);
    expect(limits.takeCall('registration', '10.0.0.1', 0)).toBe(1800);
  });
});
