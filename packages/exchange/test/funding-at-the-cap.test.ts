import { expect, test } from 'vitest';
import { carol, indexTicks, usdt } from '../src/exchange-world.test-support.ts';
import type { EventRecord } from '../src/index.ts';
import { ContractCrowd, oneBtc } from './contract-crowd.ts';

const minutesADay = 1_440;
const deep = { spread: 20, lots: 40 * oneBtc, levels: 5 };

type Funding = Extract<EventRecord, { type: 'FundingSettled' }>;

/** What events move on the insurance fund: remainders of fundings, shortfalls of payers, penalties of liquidations. */
function movedOnFund(events: readonly EventRecord[]): bigint {
  let moved = 0n;
  for (const event of events) {
    if (event.type === 'FundingEnded') moved += event.remainder;
    if (event.type === 'FundingPaid') moved -= event.fund;
    if (event.type === 'PositionReduced' && event.isPenalty) moved += event.fee;
  }
  return moved;
}

test('D32 funding at the cap for three days is paid to the unit, nobody owes, and the path of the fund is explained', () => {
  const world = new ContractCrowd(4, { each: 20_000, fund: 1_000, provider: 20_000_000 });
  const [rich, poor, poorest, short] = world.crowd as readonly [number, number, number, number];
  world.second(indexTicks, deep);
  for (const customer of [rich, poor, poorest]) {
    expect(world.open(customer, 'buy', oneBtc, customer === rich ? 10 : 25)).toBe(true);
    world.quote(deep);
  }
  expect(world.open(short, 'sell', oneBtc, 10)).toBe(true);
  // What one has beside the margin: enough for two payments, and nothing at all.
  for (const [customer, kept] of [
    [poor, 160_000_000n],
    [poorest, 0n],
  ] as const) {
    const amount = world.available(customer) - kept;
    world.do({ type: 'Transfer', customer, from: 'perpetual', to: 'spot', asset: usdt, amount });
  }
  world.settled();

  // Somebody bids a hundredth above the index, minute after minute.
  world.around = Math.round(indexTicks * 1.012);
  const fundings: Funding[] = [];
  const paid = new Map(world.crowd.map((customer) => [customer, [] as bigint[]]));
  const fundPath: bigint[] = [];
  let fund = world.fundHas();
  for (let minute = 0; minute <= 3 * minutesADay; minute++) {
    world.tick(indexTicks, { seconds: 60 });
    world.do({ type: 'AdvanceTime' });
    world.quote(deep);
    const events = world.happened();
    for (const event of events) {
      if (event.type === 'FundingSettled') fundings.push(event);
      if (event.type === 'FundingPaid') paid.get(event.customer)?.push(event.amount);
    }
    const moved = movedOnFund(events);
    expect(world.fundHas() - fund).toBe(moved);
    if (moved !== 0n) fundPath.push(moved);
    fund = world.fundHas();
  }
  world.settled();

  // Nine instants in three days; a coin at 10,000 pays 75 USDT and receives them, rounded up and down.
  expect(fundings.map(({ rateE8 }) => rateE8)).toEqual(Array(9).fill(750_000));
  const exact = fundings.map(({ markE8 }) => BigInt(markE8) * 75n);
  const down = exact.map((amount) => amount / 1_000_000n);
  const up = exact.map((amount) => -((amount + 999_999n) / 1_000_000n));
  expect(paid.get(rich)).toEqual(up);
  expect(paid.get(short)).toEqual(down);
  // 400.08 of margin pay five times and leave less than the maintenance of 50; with 160 USDT beside them they pay seven times, and
  // what is left of them in the eighth. The profit that isn't realised yet keeps that position open and pays nothing.
  expect(paid.get(poorest)).toEqual(up.slice(0, 5));
  expect(world.positions(poorest)).toEqual([]);
  const rest = 560_080_000n + up.slice(0, 7).reduce((sum, amount) => sum + amount);
  expect(paid.get(poor)).toEqual([...up.slice(0, 7), -rest, 0n]);
  expect(world.positions(poor)).toMatchObject([{ margin: 0n, funding: -560_080_000n }]);
  // The remainders of five fundings, with the last of them the penalty of half a percent of 10,118, then what the eighth and the ninth lack.
  expect(fundPath).toEqual([3n, 2n, 2n, 2n, 2n + 50_590_000n, rest - 75_750_000n, -75_750_000n]);
  for (const customer of [...world.crowd, carol]) {
    for (const { available, held } of world.exchange.query({ type: 'balances', customer })) {
      expect(available).toBeGreaterThanOrEqual(0n);
      expect(held).toBeGreaterThanOrEqual(0n);
    }
  }
});
