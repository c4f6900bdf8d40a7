import { Exchange } from '@auric/exchange';
import { expect, test } from 'vitest';
import { readIndexTicks } from './index-ticks-shape.ts';

const asset = 1;
const start = 1_800_000_000_000;

/** What the wire says after ticks, a second after each other. */
async function saidAfter(...ticks: readonly (readonly number[])[]) {
  const exchange = new Exchange();
  for (const [second, tick] of ticks.entries())
    exchange.execute({ type: 'PublishIndex', source: 'test', prices: [asset, ...tick] }, start + second * 1000);
  const query = async (asked: Parameters<Exchange['query']>[0]) => ({
    seq: exchange.seq,
    at: exchange.at,
    value: exchange.query(asked),
  });
  return (await readIndexTicks({ query }, { market: 7, base: asset })).index;
}

const sound = [10_000_000_000, 200, 3];

test('the index is null before the first tick', async () => {
  expect(await saidAfter()).toBeNull();
});

test('the last tick is sound with three sources and quotes younger than 3 s, and else a gap', async () => {
  expect(await saidAfter(sound)).toMatchObject({ match_id: 7, price: '100', is_sound: true, ticks: [{ time: start }] });
  for (const gap of [
    [10_100_000_000, 3000, 3],
    [10_100_000_000, 20_000, 3],
    [10_100_000_000, 0, 2],
  ])
    expect(await saidAfter(sound, gap)).toMatchObject({ price: '101', is_sound: false, ticks: [{ time: start }] });
  expect(await saidAfter([10_100_000_000, 0, 2])).toMatchObject({ is_sound: false, ticks: [] });
});
