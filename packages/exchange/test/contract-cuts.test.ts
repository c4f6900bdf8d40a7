import { expect, test } from 'vitest';
import { contractMarket } from '../src/contract-world.test-support.ts';
import { alice, bob, btc, carol, indexTicks } from '../src/exchange-world.test-support.ts';
import { Exchange } from '../src/index.ts';
import { ContractCrowd, oneBtc } from './contract-crowd.ts';

const crashed = Math.round(indexTicks * 0.97);

/** Sixty customers are long with 100 times against three who are short with 10, 5 and 5 times; nobody quotes any more. */
function crowded(): ContractCrowd {
  const world = new ContractCrowd(60, { each: 5_000, fund: 0, provider: 5_000_000 });
  world.second(indexTicks, null);
  for (const [place, customer] of world.crowd.entries()) {
    const short = [alice, bob, carol][place % 3]!;
    const leverage = short === alice ? 10 : 5;
    const net = world.order(carol, 'sell', indexTicks, { market: contractMarket, quantity: oneBtc });
    const position = { position: 0, leverage };
    world.do(short === carol ? net : world.opening(short, 'sell', indexTicks, { quantity: oneBtc, position }));
    expect(world.open(customer, 'buy', oneBtc, 100)).toBe(true);
  }
  return world;
}

/** The seconds after the crash, at the same index, until nothing is left to do; what everybody has then. */
function endOf(exchange: Exchange, from: number, everybody: readonly number[]): unknown {
  const prices = [btc, crashed * 10_000_000, 0, 3];
  for (let second = 1; second <= 8; second++) {
    exchange.execute({ type: 'PublishIndex', source: 'test', prices }, from + second * 1_000);
    exchange.execute({ type: 'AdvanceTime' }, from + second * 1_000 + 1);
  }
  expect(exchange.checkInvariants()).toBeNull();
  return everybody.map((customer) => [
    exchange.query({ type: 'balances', customer }),
    exchange
      .query({ type: 'positions', customer })
      .map(({ side, lots, entryValue, margin, realised }) => [side, lots, entryValue, margin, realised]),
  ]);
}

test('a cascade of liquidations that is cut off after any of its frames comes to the same end as one that is not', () => {
  const world = crowded();
  const before = world.exchange.save();
  world.takeFrames();
  world.tick(crashed, { seconds: 1 });
  for (let i = 0; i < 4; i++) world.do({ type: 'AdvanceTime' });
  const frames = world.takeFrames();
  const steps = frames.map(({ events }) => events.filter(({ type }) => type === 'PositionLiquidated').length);
  expect(steps.filter((count) => count > 0)).toEqual([16, 16, 16, 12]);

  const everybody = [alice, bob, carol, ...world.crowd];
  const whole = endOf(world.exchange, world.now, everybody);
  expect(world.crowd.flatMap((customer) => world.positions(customer))).toEqual([]);
  for (let cut = 0; cut <= frames.length; cut++) {
    const restored = Exchange.load(before);
    for (const frame of frames.slice(0, cut)) restored.apply(frame);
    expect(endOf(restored, world.now, everybody)).toEqual(whole);
  }
});
