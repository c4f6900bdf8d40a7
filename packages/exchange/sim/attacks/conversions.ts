import type { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { AttackWorld, index, market } from './attack-world.ts';

const [attacker, provider] = [1000, 1001];
const [usdt, btc] = [3, 1];

function worldWithBook(): AttackWorld {
  const world = new AttackWorld(2);
  for (const asset of [usdt, btc]) {
    const amount = asset === usdt ? 1_000_000_000_000n : 1_000_000_000n;
    world.run({ type: 'Transfer', customer: attacker, from: 'spot', to: 'funding', asset, amount });
  }
  requote(world, index);
  return world;
}

/** The provider's book follows the index, a few ticks wide. */
function requote(world: AttackWorld, middle: number): void {
  const [bids, asks] = [
    [middle - 3, 400, middle - 90, 40_000],
    [middle + 3, 400, middle + 90, 40_000],
  ];
  world.run({ type: 'MassQuote', customer: provider, market, bids, asks });
}

function amountOf(random: Random, from: number): bigint {
  const size = BigInt(random.between(20, 30_000));
  return from === usdt ? size * BigInt(index) + BigInt(random.below(1000)) : size * 1000n + BigInt(random.below(1000));
}

function quoted(world: AttackWorld, from: number, to: number, amount: bigint): number {
  const { rejection, id } = world.run({ type: 'RequestConvertQuote', customer: attacker, from, to, amount });
  return rejection === null ? id : 0;
}

/** There and back again, in any amount, as often as one likes. */
export const roundTrips: Attack = {
  line: 'D14 conversions there and back again',
  play(random) {
    const world = worldWithBook();
    const before = world.worth([attacker]);
    for (let trip = 0; trip < 12; trip++) {
      const [from, to] = random.pick([
        [usdt, btc],
        [btc, usdt],
      ] as const);
      let amount = amountOf(random, from);
      for (const [give, get] of [
        [from, to],
        [to, from],
      ] as const) {
        const quote = quoted(world, give, get, amount);
        amount = world.exchange.query({ type: 'convertQuote', customer: attacker })?.get ?? 1n;
        world.run({ type: 'AcceptConvertQuote', customer: attacker, quote });
      }
      requote(world, index);
    }
    return { gain: world.worth([attacker]) - before, allowed: 0n, broken: houseLoses(world) };
  },
};

/**
 * Asks for a quote, watches where the market goes, and takes it only where it is better than the market has become: what
 * comes out of that is counted at the index and the book of then.
 */
export const staleQuotes: Attack = {
  line: 'D49 a quote is taken when the market has gone the other way',
  play(random) {
    let gain = 0n;
    let broken: string | null = null;
    for (let turn = 0; turn < 8; turn++) {
      const world = worldWithBook();
      const [from, to] = random.pick([
        [usdt, btc],
        [btc, usdt],
      ] as const);
      const quote = quoted(world, from, to, amountOf(random, from));
      const now = index + random.between(-1200, 1200);
      world.run({ type: 'PublishIndex', source: 'attack', prices: [btc, now * 1e7, 0, 3] });
      requote(world, now);
      const paid = world.exchange.query({ type: 'convertQuote', customer: attacker });
      const { id, rejection } = world.run({ type: 'AcceptConvertQuote', customer: attacker, quote });
      if (paid === null || rejection !== null || id === 0) continue;
      // What was given and got, in units of USDT at the index of now: a lot of 1,000 units is worth as many as it has ticks.
      const worth = (asset: number, amount: bigint): bigint =>
        asset === usdt ? amount : (amount * BigInt(now)) / 1000n;
      gain += worth(to, paid.get) - worth(from, paid.give);
      broken ??= houseLoses(world);
    }
    return { gain, allowed: 0n, broken };
  },
};

/** The convert account earns by every conversion, in every asset. */
function houseLoses(world: AttackWorld): string | null {
  const own = world.exchange.query({ type: 'balances', customer: 4 });
  const spot = own.find(({ kind, available, held }) => kind === 'spot' && available + held !== 0n);
  return spot === undefined ? null : `the convert account still has ${spot.available} of ${spot.asset} in spot`;
}
