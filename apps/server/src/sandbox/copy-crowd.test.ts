import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { simulatedFeed } from '../feeds/simulator/simulator.ts';
import { sandboxFollowers, sandboxLeads } from './copy-people.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { beatMs, createCrowd } from './sandbox.ts';
import { seedSandbox } from './seed.ts';

const start = Date.UTC(2026, 10, 21, 3, 10);
const config = readConfig({ SANDBOX_SEED: '2026' });

test('who leads and follows grows with the crowd, each lead of another style', () => {
  expect([0, 5, 6, 24, 100].map((count) => sandboxLeads(count).length)).toEqual([0, 0, 1, 4, 4]);
  expect([0, 3, 4, 24, 100].map((count) => sandboxFollowers(count).length)).toEqual([0, 0, 1, 6, 6]);
  const leads = sandboxLeads(24);
  expect(new Set(leads.map(({ name }) => name)).size).toBe(4);
  const ids = [...leads.map(({ customer }) => customer), ...sandboxFollowers(24)];
  // Between the sandbox's other people and those who register.
  expect([new Set(ids).size, Math.min(...ids) > 2_019, Math.max(...ids) < 10_000]).toEqual([10, true, true]);
});

describe('an hour of leads and followers at night', () => {
  const seen = new Map<string, number>();
  const refused = new Map<string, number>();
  const memory = new ExchangeInMemory(start, ({ type }) => seen.set(type, (seen.get(type) ?? 0) + 1));

  beforeAll(async () => {
    const now = (): number => memory.now;
    await seedSandbox({ port: memory.port, config, now });
    const crowd = createCrowd({ port: memory.port, feed: simulatedFeed({ seed: 7 }), config, now });
    await crowd.open(memory.now);
    for (const end = start + 3_600_000; memory.now < end;) {
      memory.now += beatMs;
      await crowd.beat(memory.now);
    }
    for (const [code, count] of Object.entries(crowd.stats().refusals)) refused.set(code, count);
  }, 240_000);

  test('all lead, and everybody follows somebody', () => {
    const leads = memory.exchange.query({ type: 'leads' });
    expect(leads.map(({ lead }) => lead)).toEqual(sandboxLeads(24).map(({ customer }) => customer));
    const follows = sandboxFollowers(24).flatMap((customer) => memory.exchange.query({ type: 'follows', customer }));
    expect(follows.length).toBeGreaterThan(6);
    expect(new Set(follows.map(({ mode }) => mode))).toEqual(new Set(['multiple', 'fixed']));
  });

  test('what leads trade is copied and closed', () => {
    for (const type of ['CopyOpened', 'LeadReduced', 'CopyReduced'])
      expect([type, (seen.get(type) ?? 0) > 3]).toEqual([type, true]);
    expect((seen.get('CopySkipped') ?? 0) / (seen.get('CopyOpened') ?? 1)).toBeLessThan(0.5);
    expect(memory.exchange.checkInvariants()).toBeNull();
  });

  test('nothing is refused in a loop', () => {
    const all = [...refused.values()].reduce((sum, count) => sum + count, 0);
    expect(all / (seen.get('OrdersTraded') ?? 1)).toBeLessThan(0.05);
  });
});
