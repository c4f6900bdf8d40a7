import { beforeEach, expect, test } from 'vitest';
import {
  alice,
  bob,
  carol,
  CopyWorld,
  contractMarket,
  dave,
  indexTicks,
  maker,
  usd,
} from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const lotsOf = (customer: number) => world.exchange.query({ type: 'positions', customer }).map(({ lots }) => lots);

/** One level of the maker's on a side, and one of somebody else's further off, for longer than depth is averaged. */
function thin(side: 'buy' | 'sell', providers: number, others: number): void {
  const sign = side === 'sell' ? 1 : -1;
  world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
  world.do(world.opening(maker, side, indexTicks + sign, { quantity: providers }));
  world.do(world.opening(carol, side, indexTicks + sign * 490, { quantity: others }));
  for (let minute = 0; minute < 12; minute++) world.tick(indexTicks, { seconds: 60 });
}

test('what somebody else than a liquidity provider rests for a block gives it no room, and is not met', () => {
  world.follow(bob, { sizeE6: 3_000_000, followAmount: 400_000n * usd });
  thin('sell', 1_000_000, 3_000_000);
  world.takeFrames();
  world.leads('buy', 1_000_000);
  // Four million wanted, half of the provider's million taken.
  expect([lotsOf(alice), lotsOf(bob), lotsOf(carol)]).toEqual([[125_000], [375_000], []]);
});

test('nor at a close, until it may go two percent from the mark', () => {
  world.follow(bob);
  const lead = world.leads('buy', 500_000);
  expect(lotsOf(bob)).toEqual([500_000]);
  thin('buy', 600_000, 3_000_000);
  world.leads('sell', 500_000, lead);
  world.settle();
  expect([lotsOf(bob), lotsOf(carol)]).toEqual([[400_000], []]);
  world.widen(indexTicks);
  expect([lotsOf(bob), lotsOf(carol)]).toEqual([[], [400_000]]);
});

test("copies of a lead's other side wait while the order that the lead opens with stands in the book", () => {
  world.follow(bob);
  world.leads('buy', 100_000);
  const stops = { market: contractMarket, orderType: 'stop_market', quantity: 100_000 } as const;
  const [position] = world.exchange.query({ type: 'positions', customer: alice }).map((own) => own.position);
  const closes = { position: position!, leverage: 0, byMark: true };
  const opens = { position: 0, leverage: 10, byMark: true };
  world.do(
    world.order(alice, 'sell', 0, {
      ...stops,
      triggerPrice: indexTicks + 500,
      orderType: 'take_profit',
      position: closes,
    }),
  );
  world.do(
    world.order(alice, 'buy', indexTicks + 2_000, {
      ...stops,
      orderType: 'stop_limit',
      triggerPrice: indexTicks + 500,
      position: opens,
    }),
  );
  world.takeFrames();
  world.moveTo(indexTicks + 900);
  world.widen(indexTicks + 900);
  // The lead has closed a long and opened another in one frame; both were copied, each at the book and not by each other.
  const events = world.takeFrames().flatMap((frame) => frame.events);
  const makers = events.flatMap((event) => (event.type === 'OrdersTraded' ? [event.makerCustomer] : []));
  expect(new Set(makers)).toEqual(new Set([maker]));
  expect([lotsOf(alice), lotsOf(bob)]).toEqual([[100_000], [100_000]]);
  expect(world.exchange.checkInvariants()).toBeNull();
});

test('who has brought a lead has a share of the fee of their part of a block, and nobody one of the fees of copies', () => {
  world.do({ type: 'LinkReferral', customer: alice, referrer: carol });
  world.do({ type: 'LinkReferral', customer: carol, referrer: dave });
  world.do({ type: 'LinkReferral', customer: bob, referrer: carol });
  world.follow(bob);
  world.takeFrames();
  const lead = world.leads('buy', 100_000);
  expect(lotsOf(bob)).toEqual([100_000]);
  expect(world.events('FeeShared')).toMatchObject([{ customer: alice, direct: carol, second: dave }]);
  world.leads('sell', 100_000, lead);
  world.settle();
  expect(lotsOf(bob)).toEqual([]);
  expect(world.events('FeeShared').map(({ customer }) => customer)).toEqual([alice]);
});

test('the first share of the fee of a part is set aside also where nobody is above who brought the lead', () => {
  world.do({ type: 'LinkReferral', customer: alice, referrer: carol });
  world.follow(bob);
  world.takeFrames();
  world.leads('buy', 100_000);
  expect(world.events('FeeShared')).toMatchObject([{ customer: alice, direct: carol, second: 0 }]);
});
