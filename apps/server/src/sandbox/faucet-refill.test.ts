import type { Command } from '@auric/exchange';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { contractTraders } from './contract-people.ts';
import { ExchangeInMemory } from './exchange-in-memory.test-support.ts';
import { FaucetRefill } from './faucet-refill.ts';
import { seedSandbox } from './seed.ts';
import { TradingDesk } from './trading-desk.ts';

const start = Date.UTC(2026, 10, 21, 14);
const config = readConfig({ SANDBOX_SEED: '2026' });
const { customer } = contractTraders(2)[0]!;

let memory: ExchangeInMemory;
let desk: TradingDesk;

beforeEach(async () => {
  memory = new ExchangeInMemory(start);
  await seedSandbox({ port: memory.port, config, now: () => memory.now });
  desk = new TradingDesk(memory.port);
});

const balances = () => memory.exchange.query({ type: 'balances', customer });

/** What is in an account of theirs, in USDT. */
function fundsIn(kind: 'funding' | 'perpetual'): number {
  return Number(balances().find((balance) => balance.kind === kind)?.available ?? 0n) / 1e6;
}

/** Leaves so many USDT in the futures account. */
async function lose(left: number): Promise<void> {
  const amount = BigInt((fundsIn('perpetual') - left) * 1e6);
  const away: Command = {
    type: 'Transfer',
    customer,
    from: 'perpetual',
    to: 'spot',
    asset: quoteAsset.asset,
    amount,
  };
  expect((await memory.port.execute({ command: away })).ok).toBe(true);
}

test('who is poor is brought what the faucet gives in a minute, until it is enough', async () => {
  const refill = new FaucetRefill(desk, { kind: 'perpetual', poorUsdt: 20_000n }, 8_000n);
  const visit = () => refill.refill(customer, balances(), memory.now);
  expect(await visit()).toBe(false);
  await lose(5_000);
  expect(await visit()).toBe(true);
  expect([fundsIn('perpetual'), fundsIn('funding')]).toEqual([13_000, 0]);
  memory.now += 60_000;
  expect(await visit()).toBe(false);
  memory.now += 1;
  expect(await visit()).toBe(true);
  memory.now += 60_001;
  expect(await visit()).toBe(false);
  expect(fundsIn('perpetual')).toBe(21_000);
  expect(desk.stats().refusals).toEqual({});
});

test('a sandbox whose faucet gives nothing refills nobody', async () => {
  await lose(5_000);
  expect(
    await new FaucetRefill(desk, { kind: 'perpetual', poorUsdt: 20_000n }, 0n).refill(customer, balances(), memory.now),
  ).toBe(false);
  expect(desk.stats()).toMatchObject({ accepted: 0, refusals: {} });
});
