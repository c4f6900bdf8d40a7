import type { Command } from '../../src/index.ts';
import type { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { CopyHuntWorld, honestLead, second } from './copy-hunt-world.ts';

const usdt = 3;
const million = 1_000_000n;
const sharePpm = 200_000;
const weekMs = 7 * 86_400_000;

/** Funds leave the contract account as far as they may, so that nothing is there to pay with, or come back. */
function moveFunds(world: CopyHuntWorld, random: Random): Command {
  const [from, to] = random.chance(60) ? (['perpetual', 'spot'] as const) : (['spot', 'perpetual'] as const);
  const balances = world.exchange.query({ type: 'balances', customer: second });
  const amount = balances.find(({ kind, asset }) => kind === from && asset === usdt)?.available ?? 0n;
  return { type: 'Transfer', customer: second, from, to, asset: usdt, amount };
}

/** What a follower does who would keep all of what the copies gain. */
function evasion(world: CopyHuntWorld, random: Random): Command {
  const copy = random.pick(world.exchange.query({ type: 'copies', customer: second }));
  const follow = world.exchange.query({ type: 'follows', customer: second })[0]?.follow ?? 0;
  return random.weighted<() => Command>([
    [6, () => moveFunds(world, random)],
    [3, () => ({ type: 'SelfHold', customer: second, position: copy?.position ?? 1 })],
    [2, () => ({ type: 'CancelFollow', customer: second, follow, keepPositions: random.chance(70) })],
    [2, () => ({ type: 'ClosePosition', customer: second, position: copy?.position ?? 1, lots: 0, quotedPrice: 0 })],
    [1, () => ({ type: 'SetMarginMode', customer: second, market: 801, mode: random.pick(['cross', 'isolated']) })],
    [2, () => ({ type: 'MoveMargin', customer: second, position: copy?.position ?? 1, amount: 1_000n * million })],
  ])();
}

function followAgain(world: CopyHuntWorld, random: Random): void {
  if (world.exchange.query({ type: 'follows', customer: second }).length > 0) return;
  const followAmount = BigInt(random.pick([1_000, 20_000])) * million;
  const wish = { mode: 'multiple', sizeE6: 3_000_000, followAmount, stopLoss: 0n, leverageMost: 0 } as const;
  world.run({ type: 'Follow', customer: second, lead: honestLead, sharePpm, ...wish });
}

/** What of the shares of follows that have ended was never paid, in units of USDT. */
function escaped(world: CopyHuntWorld): bigint {
  let sum = 0n;
  for (const event of world.events) {
    if (event.type !== 'FollowEnded' || event.gained <= 0n) continue;
    const due = (event.gained * BigInt(sharePpm)) / million - event.shared;
    if (due > 0n) sum += due;
  }
  return sum;
}

export const escapedShares: Attack = {
  line: 'D17 a follower detaches winners, leaves losers, moves funds away and unfollows before Monday, to share nothing',
  play(random) {
    const world = new CopyHuntWorld({ depth: 400_000, away: 60 });
    world.lead(honestLead, sharePpm);
    world.wait(30);
    for (let turn = 0; turn < 8; turn++) {
      followAgain(world, random);
      world.open(honestLead, random.pick(['buy', 'sell'] as const), random.pick([1_000, 10_000, 30_000]), 0, 10);
      for (let step = 0; step < 6; step++) {
        world.tick(Math.max(300_000, world.index + random.between(-4_000, 4_000)));
        world.run(evasion(world, random));
        if (random.chance(20)) world.closeAll(honestLead);
        world.settle();
      }
      if (random.chance(30))
        world.tick(world.index, (Math.floor(world.at / weekMs) + 1) * weekMs + 4 * 86_400_000 - world.at);
    }
    world.closeAll(honestLead);
    const follow = world.exchange.query({ type: 'follows', customer: second })[0]?.follow ?? 0;
    world.run({ type: 'CancelFollow', customer: second, follow, keepPositions: false });
    world.wait(90);
    return { gain: escaped(world), allowed: 0n, broken: world.wrong() };
  },
};
