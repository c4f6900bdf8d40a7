import type { FiatCode } from '@auric/api';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sandboxRates } from '../sandbox/fiat-rates.ts';
import { FiatRates } from './fiat-rates.ts';
import type { Rates } from './rate-source.ts';

const dayMs = 86_400_000;

let database: TestDatabase;
let now = 1_800_000_000_000;
let answer: () => Promise<Rates>;
let asked = 0;
let failures: unknown[] = [];

beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('fiat.rate').execute();
  asked = 0;
  failures = [];
  says({ CNY: 711_500_000n, EUR: 86_000_000n });
});

function says(rates: Partial<Record<FiatCode, bigint>>): void {
  answer = () => Promise.resolve(new Map(Object.entries(rates) as [FiatCode, bigint][]));
}

function open(): Promise<FiatRates> {
  const read = (): Promise<Rates> => {
    asked += 1;
    return answer();
  };
  const failed = (error: unknown): void => void failures.push(error);
  const rules = { refreshMs: dayMs, jumpPpm: 200_000 };
  return FiatRates.open({ db: database.db, source: { read }, rules, failed, now: () => now });
}

const shown = (rates: FiatRates) => rates.all().map(({ currency_code, rate }) => `${currency_code} ${rate}`);

it('reads rates once, in the order of the currencies, a dollar being one USDT', async () => {
  const rates = await open();
  expect(rates.all()).toEqual([]);
  await rates.look();
  expect(shown(rates)).toEqual(['USD 1', 'CNY 7.115', 'EUR 0.86']);
  expect(rates.rateOf('CNY')).toEqual({ rateE8: 711_500_000n, readAt: now });
  expect(rates.rateOf('THB')).toBeNull();
});

it('a restart knows them, and reads again when one is older than a day', async () => {
  says(Object.fromEntries(await sandboxRates.read()));
  await (await open()).look();
  now += dayMs - 1;
  const rates = await open();
  await rates.look();
  expect(asked).toBe(1);
  now += 1;
  await rates.look();
  expect(asked).toBe(2);
  expect(rates.stats()).toEqual({ ageMs: 0, refused: 0 });
});

it('a rate that jumps or is none of its currency is not taken: the last sound one stands with its time', async () => {
  const rates = await open();
  await rates.look();
  const readAt = now;
  now += dayMs;
  says({ CNY: 711_500_000n * 2n, EUR: 87_000_000n, THB: 1n });
  await rates.look();
  expect(rates.rateOf('CNY')).toEqual({ rateE8: 711_500_000n, readAt });
  expect(rates.rateOf('EUR')).toEqual({ rateE8: 87_000_000n, readAt: now });
  expect(rates.rateOf('THB')).toBeNull();
  expect(rates.stats().refused).toBe(2);
});

it('a source that is away is asked again after ten minutes, and its failure is said', async () => {
  const rates = await open();
  answer = () => Promise.reject(new Error('It is away.'));
  await rates.look();
  await rates.look();
  expect([asked, failures.length]).toEqual([1, 1]);
  now += 600_000;
  says({ CNY: 700_000_000n });
  await rates.look();
  expect(shown(rates)).toEqual(['USD 1', 'CNY 7']);
});

it('a rate that nobody could read anew for seven days is none; the dollar needs none, and the sound rate comes back', async () => {
  const rates = await open();
  await rates.look();
  answer = () => Promise.reject(new Error('It is away.'));
  now += 7 * dayMs;
  await rates.look();
  expect(shown(rates)).toEqual(['USD 1', 'CNY 7.115', 'EUR 0.86']);
  now += 1;
  expect([shown(rates), rates.rateOf('CNY')]).toEqual([['USD 1'], null]);
  says({ CNY: 720_000_000n, EUR: 87_000_000n });
  now += 600_000;
  await rates.look();
  expect(shown(rates)).toEqual(['USD 1', 'CNY 7.2', 'EUR 0.87']);
});

it('who looks at once waits for one reading', async () => {
  const rates = await open();
  await Promise.all([rates.look(), rates.look()]);
  expect(asked).toBe(1);
  await rates.close();
});
