import { beforeEach, describe, expect, test } from 'vitest';
import { Exchange } from '../../../exchange.ts';
import { usdt } from '../../../exchange-world.test-support.ts';
import { bob, CopyWorld, contractMarket, indexTicks, maker, usd } from './copy-world.test-support.ts';

let world: CopyWorld;

beforeEach(() => {
  world = new CopyWorld();
});

const follow = () => world.followsOf()[0]!;
const cancel = (keepPositions: boolean) =>
  ({ type: 'CancelFollow', customer: bob, follow: follow().follow, keepPositions }) as const;
const selfHold = () => ({ type: 'SelfHold', customer: bob, position: world.copies()[0]!.position }) as const;

/** What bob copies has gained at the mark, and he has taken all out of his contract account but `free`. */
function gainWith(free: bigint): void {
  world.follow();
  world.leads('buy', 100_000);
  world.moveTo(101_000);
  const amount = world.available(bob) - free;
  world.do({ type: 'Transfer', customer: bob, from: 'perpetual', to: 'spot', asset: usdt, amount });
  world.takeFrames();
}

const dueNow = () => (follow().gained + follow().open) / 10n;

describe('who keeps copies', () => {
  test('pays the share of what they would gain, or does not keep them', () => {
    gainWith(0n);
    expect(dueNow()).toBeGreaterThan(0n);
    expect(world.codeOf(cancel(true))).toBe('insufficient_balance');
    expect(world.codeOf(selfHold())).toBe('insufficient_balance');
    const amount = dueNow() - 1n;
    world.do({ type: 'Transfer', customer: bob, from: 'spot', to: 'perpetual', asset: usdt, amount });
    expect(world.codeOf(cancel(true))).toBe('insufficient_balance');
    world.do({ type: 'Transfer', customer: bob, from: 'spot', to: 'perpetual', asset: usdt, amount: 1n });
    const due = dueNow();
    world.takeFrames();
    world.do(cancel(true));
    expect(world.events('ShareSettled')).toMatchObject([{ due, paid: due }]);
    expect(world.available(bob)).toBe(0n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('may close them instead', () => {
    gainWith(0n);
    world.do(cancel(false));
    world.settle();
    const [settled] = world.events('ShareSettled');
    expect(settled!.paid).toBe(settled!.due);
    expect(settled!.paid).toBeGreaterThan(0n);
    expect(world.followsOf()).toEqual([]);
  });

  test('does not while nobody knows what they are worth', () => {
    gainWith(1_000n * usd);
    world.tick(101_000, { seconds: 1, sources: 1 });
    expect(world.codeOf(cancel(true))).toBe('insufficient_balance');
    expect(world.codeOf(selfHold())).toBe('insufficient_balance');
    world.tick(101_000, { seconds: 1 });
    world.do(selfHold());
  });

  test('keeps losses without owing anything', () => {
    world.follow();
    world.leads('buy', 100_000);
    world.moveTo(99_000);
    const amount = world.available(bob);
    world.do({ type: 'Transfer', customer: bob, from: 'perpetual', to: 'spot', asset: usdt, amount });
    world.do(selfHold());
    world.do(cancel(true));
    expect(world.followsOf()).toEqual([]);
  });

  test('has the share held of a copy that they take out, which pays when the follow ends', () => {
    gainWith(1_000n * usd);
    const { gained, open } = follow();
    world.do(selfHold());
    expect(world.events('CopyDetached')).toMatchObject([{ pnl: open, held: (gained + open) / 10n }]);
    expect(follow()).toMatchObject({ gained: gained + open, held: (gained + open) / 10n, open: 0n });
    world.do(cancel(false));
    expect(world.events('ShareSettled')).toMatchObject([{ fromHeld: (gained + open) / 10n, released: 0n }]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('ends a follow that closes by taking out its last copy', () => {
    world.follow();
    world.leads('buy', 100_000);
    world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    world.do(cancel(false));
    world.settle();
    world.takeFrames();
    expect(follow().closing).toBe('follower');
    world.do(selfHold());
    expect(world.events('FollowEnded')).toMatchObject([{ reason: 'follower' }]);
  });
});

describe('the stop of a follow', () => {
  /** Bob has paid the fees of what he copies, and loses more by the mark; his stop is `more` above that, as the mark goes on. */
  function stopAt(more: bigint): void {
    world.follow();
    world.leads('buy', 100_000);
    world.moveTo(indexTicks - 100);
    const { follow: id, gained, open } = follow();
    const wish = { mode: 'multiple', sizeE6: 1_000_000, followAmount: 10_000n * usd, leverageMost: 0 } as const;
    world.do({ type: 'EditFollow', customer: bob, follow: id, ...wish, stopLoss: more - gained - open });
  }

  test('is reached by what was realised and what is open together', () => {
    stopAt(0n);
    expect(follow().closing).toBe('');
    world.tick(indexTicks - 100, { seconds: 1 });
    expect(world.followsOf()[0]?.closing ?? 'stop_loss').toBe('stop_loss');
  });

  test('is not reached a thousandth of a USDT above', () => {
    stopAt(1_000n);
    world.tick(indexTicks - 100, { seconds: 1 });
    expect(follow().closing).toBe('');
  });

  test('waits while a mark is frozen', () => {
    stopAt(0n);
    world.tick(indexTicks - 100, { seconds: 1, sources: 1 });
    expect(follow().closing).toBe('');
    world.tick(indexTicks - 100, { seconds: 1 });
    expect(world.followsOf()[0]?.closing ?? 'stop_loss').toBe('stop_loss');
  });

  test('is looked at after a restart as well', () => {
    stopAt(5n * usd);
    const again = Exchange.load(world.exchange.save());
    world.now += 1_000;
    const prices = [1, (indexTicks - 400) * 10_000_000, 0, 3];
    for (let i = 0; i < 40; i++) {
      world.now += 5_000;
      const tick = { type: 'PublishIndex', source: 'test', prices } as const;
      for (const exchange of [world.exchange, again]) exchange.execute(tick, world.now);
    }
    expect(world.followsOf()[0]?.closing ?? 'stop_loss').toBe('stop_loss');
    expect(again.hash()).toBe(world.exchange.hash());
  });

  test('ends a follow that has lost as much without anything open', () => {
    world.follow(bob, { stopLoss: 50n * usd });
    const lead = world.leads('buy', 100_000);
    world.do({ type: 'CancelAllOrders', customer: maker, market: contractMarket });
    world.stand(1_000_000, indexTicks - 480);
    world.leads('sell', 100_000, lead);
    world.settle();
    expect(world.copies()).toEqual([]);
    world.takeFrames();
    world.tick(indexTicks, { seconds: 1 });
    expect(world.events('FollowEnded')).toMatchObject([{ reason: 'stop_loss' }]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});
