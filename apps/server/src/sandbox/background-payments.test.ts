import type { EventRecord } from '@auric/exchange';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { drawsOf } from '../feeds/simulator/random.ts';
import { simulatedFeed } from '../feeds/simulator/simulator.ts';
import { BackgroundPayments, paymentKinds, restMs } from './background-payments.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { outsideWithoutChains } from './outside-world.test-support.ts';
import { traders } from './people.ts';
import { type Crowd, createCrowd, paymentsBeatMs } from './sandbox.ts';
import { seedSandbox } from './seed.ts';
import { TradingDesk } from './trading-desk.ts';

const start = Date.UTC(2026, 10, 22, 14);
const hourMs = 3_600_000;
const config = readConfig({ SANDBOX_BACKGROUND_CUSTOMERS: '9' });
const withoutTraders = readConfig({ SANDBOX_BACKGROUND_CUSTOMERS: '0' });

interface Life {
  readonly memory: ExchangeInMemory;
  readonly crowd: Crowd;
  readonly payments: BackgroundPayments;
  readonly outside: ReturnType<typeof outsideWithoutChains>;
  readonly desk: TradingDesk;
  readonly events: { readonly event: EventRecord; readonly at: number }[];
}

/** A sandbox whose providers quote its books, and nobody who trades. */
async function begin(people = traders(9)): Promise<Life> {
  const events: Life['events'] = [];
  const memory: ExchangeInMemory = new ExchangeInMemory(start, (event) => events.push({ event, at: memory.now }));
  const now = (): number => memory.now;
  await seedSandbox({ port: memory.port, config, now });
  const feed = simulatedFeed({ seed: 1 });
  const crowd = createCrowd({ port: memory.port, feed, config: withoutTraders, now });
  await crowd.open(start);
  events.length = 0;
  const desk = new TradingDesk(memory.port);
  const outside = outsideWithoutChains();
  const payments = new BackgroundPayments({ desk, people, outside, draw: drawsOf(1) });
  return { memory, crowd, desk, outside, events, payments };
}

/** Goes on at the pace of payments. */
async function live({ memory, crowd, payments }: Life, ms: number): Promise<void> {
  for (const end = memory.now + ms; memory.now < end;) {
    memory.now += paymentsBeatMs;
    await crowd.beat(memory.now);
    await payments.beat(memory.now);
  }
}

describe('background customers in two hours', () => {
  let life: Life;
  beforeAll(async () => {
    life = await begin();
    await live(life, 2 * hourMs);
  });

  const timesOf = (type: EventRecord['type']) =>
    life.events.filter(({ event }) => event.type === type).map(({ at }) => at);
  const kindOf = { conversion: 'Converted', transfer: 'CustomerTransferred', withdrawal: 'WithdrawalHeld' } as const;

  test('are paid, convert, give to each other and withdraw', () => {
    for (const kind of paymentKinds) expect(life.payments.made.get(kind), kind).toBeGreaterThan(10);
    expect(life.outside.paid).toHaveLength(life.payments.made.get('deposit')!);
    for (const type of ['conversion', 'transfer', 'withdrawal'] as const)
      expect(timesOf(kindOf[type]), type).toHaveLength(life.payments.made.get(type)!);
  });

  test('do each of it every few minutes and never sooner, the first time too', () => {
    for (const type of Object.values(kindOf)) {
      const times = [start, ...timesOf(type)];
      const pauses = times.slice(1).map((at, i) => at - times[i]!);
      expect(Math.min(...pauses), type).toBeGreaterThanOrEqual(restMs.least);
    }
  });

  test('move amounts that no operator has to look at', () => {
    const asked = life.events.flatMap(({ event }) => (event.type === 'WithdrawalHeld' ? [event] : []));
    for (const { operators, amount } of asked) {
      expect(operators).toBe(0);
      expect(amount).toBeGreaterThan(0n);
    }
    expect(life.outside.paid.every(({ amount }) => amount > 0n)).toBe(true);
    expect(new Set(life.outside.paid.map(({ name }) => name)).size).toBe(life.outside.paid.length);
  });

  test('write an address into their book once, and are refused nothing', () => {
    const places = life.events.flatMap(({ event }) =>
      event.type === 'WithdrawalAddressAdded' ? [`${event.customer} ${event.network}`] : [],
    );
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(places.length);
    expect(life.desk.stats().refusals).toEqual({});
    expect(life.memory.exchange.checkInvariants()).toBeNull();
  });
});

test('what nobody can pay is refused, counted as nothing, and others go on', async () => {
  const stranger = { ...traders(1)[0]!, customer: 9_000 };
  const life = await begin([stranger]);
  await live(life, hourMs);
  expect(life.payments.made.get('deposit')).toBeGreaterThan(5);
  expect(life.payments.made.get('withdrawal')).toBe(0);
  expect(Object.keys(life.desk.stats().refusals).length).toBeGreaterThan(0);
});

test('an exchange that is busy and a chain that fails are no reason to stop', async () => {
  const life = await begin();
  life.memory.isBusy = true;
  for (let at = 0; at < hourMs; at += paymentsBeatMs) await life.payments.beat(start + at);
  expect(life.payments.made.get('withdrawal')).toBe(0);
  life.memory.isBusy = false;
  const { payIn } = life.outside;
  life.outside.payIn = () => Promise.reject(new Error('The ledger of the chain is away.'));
  const failing = Array.from({ length: hourMs / paymentsBeatMs }, (_, i) => start + hourMs + i * paymentsBeatMs);
  let failed = 0;
  for (const at of failing) await life.payments.beat(at).catch(() => (failed += 1));
  expect(failed).toBeGreaterThan(3);
  life.outside.payIn = payIn;
  life.memory.now += 2 * hourMs;
  await live(life, hourMs);
  for (const kind of paymentKinds) expect(life.payments.made.get(kind), kind).toBeGreaterThan(3);
});

test('nobody is nobody who pays', async () => {
  const life = await begin([]);
  await live(life, hourMs);
  expect([...life.payments.made.values()]).toEqual([0, 0, 0, 0]);
});
