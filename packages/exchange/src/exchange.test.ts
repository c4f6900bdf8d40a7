import { describe, expect, test } from 'vitest';
import { answerOf } from './answer.ts';
import { alice, bob, btc, market, usdt, World } from './exchange-world.test-support.ts';
import { Exchange } from './exchange.ts';
import { decodeFrames, postingsOf } from './frame.ts';
import { decodeText } from './kernel/text-bytes.ts';

const keyA = 'a'.repeat(48);
const keyB = 'a'.repeat(32) + 'b'.repeat(16);

describe('request ids', () => {
  test('the same id with the same body names the frame that answered; nothing happens twice', () => {
    const world = new World();
    const first = world.do(world.order(alice, 'buy', 99_000), keyA);
    const again = world.do(world.order(alice, 'buy', 99_000), keyA);
    expect(again).toMatchObject({ seq: 0, repeats: first.seq });
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toHaveLength(1);
  });

  test('D24 with another body it is refused', () => {
    const world = new World();
    world.do(world.order(alice, 'buy', 99_000), keyA);
    expect(world.try(world.order(alice, 'buy', 98_000), keyB).rejection?.code).toBe('request_id_reused');
  });

  test('a refusal is remembered too, and so is a command that found nothing to do', () => {
    const world = new World();
    const refused = world.try(world.order(alice, 'buy', 10), keyA);
    expect(refused.rejection?.code).toBe('price_out_of_band');
    expect(world.try(world.order(alice, 'buy', 10), keyA).repeats).toBe(refused.seq);
    const nothing = world.do({ type: 'CancelAllOrders', customer: alice, market }, 'c'.repeat(48));
    world.place(alice, 'buy', 99_000);
    expect(world.do({ type: 'CancelAllOrders', customer: alice, market }, 'c'.repeat(48)).repeats).toBe(nothing.seq);
    expect(world.exchange.query({ type: 'openOrders', customer: alice })).toHaveLength(1);
  });

  test('D24 after 24 hours of exchange time an id is free again', () => {
    const world = new World();
    world.do(world.order(alice, 'buy', 99_000), keyA);
    world.now += 24 * 3_600_000 - 2;
    expect(world.do(world.order(alice, 'buy', 99_000), keyA).repeats).not.toBe(0);
    world.now += 2;
    expect(world.do(world.order(alice, 'buy', 98_000), keyB).repeats).toBe(0);
  });

  test('a full table refuses new ids and still knows the old ones', () => {
    const exchange = new Exchange({ requestCapacity: 2 });
    const ids = [1, 2, 3].map((i) => `${i}`.padEnd(48, '0'));
    const outcomes = ids.map((id, i) => exchange.execute({ type: 'OpenCustomer', customer: 1000 + i }, 1, id));
    expect(outcomes[2]?.rejection?.code).toBe('request_ids_exhausted');
    expect(exchange.execute({ type: 'OpenCustomer', customer: 1000 }, 1, ids[0]).repeats).toBe(1);
  });

  test('a customer who has used a share of the day is refused by name, another is not', () => {
    const exchange = new Exchange({ requestCapacity: 16 });
    const send = (customer: number, id: number): string | undefined =>
      exchange.execute({ type: 'CancelOrder', customer, order: 1 }, 1, `${id}`.padEnd(48, '0')).rejection?.code;
    expect([1, 2, 3].map((id) => send(1000, id))).toEqual([
      'order_not_found',
      'request_ids_share_used',
      'request_ids_share_used',
    ]);
    expect(send(1001, 4)).toBe('order_not_found');
    expect(send(1000, 1)).toBeUndefined();
    expect(exchange.requestFill).toEqual({ size: 2, capacity: 16 });
  });

  test.each(['x'.repeat(48), 'A'.repeat(48), 'a'.repeat(47), ' ', `${'a'.repeat(47)}\u00e1`, `${'a'.repeat(47)}/`])(
    'a malformed key is refused: %s',
    (key) => {
      expect(new World().try({ type: 'AdvanceTime' }, key).rejection?.code).toBe('request_id_invalid');
    },
  );
});

describe('the opening of a journal', () => {
  const opening = { type: 'OpenJournal', hashKey: [7, 2 ** 32 - 1] } as const;

  test('names a secret in its frame, which every replay then has', () => {
    const [live, replayed] = [new Exchange(), new Exchange()];
    expect(live.execute(opening, 5).seq).toBe(1);
    live.execute({ type: 'OpenCustomer', customer: 1000 }, 6, keyA);
    for (const frame of decodeFrames(decodeText(live.takeFrames()))) replayed.apply(frame);
    expect(replayed.hash()).toBe(live.hash());
    expect(Exchange.load(live.save()).hash()).toBe(live.hash());
    expect(replayed.execute({ type: 'OpenCustomer', customer: 1000 }, 7, keyA).repeats).toBe(2);
    const other = new Exchange();
    other.execute({ ...opening, hashKey: [8, 9] }, 5);
    other.execute({ type: 'OpenCustomer', customer: 1000 }, 6, keyA);
    expect(other.hash()).not.toBe(live.hash());
  });

  test('is refused a second time, after the first request id, and with what is no secret', () => {
    const exchange = new Exchange();
    for (const hashKey of [[], [1], [1, 2, 3], [1, -1], [1, 2 ** 32], [1, 0.5]])
      expect(exchange.execute({ type: 'OpenJournal', hashKey }, 1).rejection?.code).toBe('hash_key_invalid');
    expect(exchange.execute(opening, 1).rejection).toBeNull();
    expect(exchange.execute(opening, 1).rejection?.code).toBe('journal_already_open');
    const used = new Exchange();
    used.execute({ type: 'OpenCustomer', customer: 1000 }, 1, keyA);
    expect(used.execute(opening, 1).rejection?.code).toBe('journal_already_open');
  });
});

describe('the release that writes', () => {
  test('is named once, is state, and is what a snapshot brings back', () => {
    const { exchange } = new World();
    exchange.takeFrames();
    const [seq, hash] = [exchange.seq, exchange.hash()];
    exchange.startRelease('1.2.0', exchange.at + 5);
    exchange.startRelease('1.2.0', exchange.at + 9);
    expect(exchange.seq).toBe(seq + 1);
    expect(exchange.hash()).not.toBe(hash);
    const [frame] = decodeFrames(decodeText(exchange.takeFrames()));
    expect(frame).toMatchObject({ command: 'StartRelease', events: [{ type: 'ReleaseStarted', release: '1.2.0' }] });
    expect(Exchange.load(exchange.save()).release).toBe('1.2.0');
  });
});

describe('the journal', () => {
  /** A world in which most things have happened, and all its frames. */
  function busyWorld(): { world: World; text: string } {
    const world = new World();
    const exchange = world.exchange;
    world.place(bob, 'sell', 100_000, { quantity: 3000 });
    world.do(world.order(alice, 'buy', 100_000, { quantity: 1000 }), keyA);
    world.do({
      type: 'PlaceOco',
      customer: alice,
      market,
      side: 'sell',
      quantity: 500,
      price: 101_000,
      triggerPrice: 99_000,
      stopPrice: 0,
    });
    world.place(alice, 'sell', 0, { orderType: 'trailing_stop', trailingBasisPoints: 50, quantity: 500 });
    world.do({ type: 'MassQuote', customer: bob, market, bids: [98_000, 5000], asks: [103_000, 50] });
    world.place(alice, 'sell', 98_000, { quantity: 700 });
    world.readyToWithdraw().do(world.withdrawal(alice, btc, 1000n));
    world.try(world.order(alice, 'buy', 1), 'd'.repeat(48));
    return { world, text: decodeText(exchange.takeFrames()) };
  }

  test('D34 live = replay = snapshot + tail, by the hash of the whole state', () => {
    const { world, text } = busyWorld();
    const frames = decodeFrames(text);
    const replayed = new World().exchange;
    const half = Math.floor(frames.length / 2);
    for (const frame of frames.slice(0, half)) replayed.apply(frame);
    const restored = Exchange.load(replayed.save());
    for (const frame of frames.slice(half)) {
      replayed.apply(frame);
      restored.apply(frame);
    }
    expect(replayed.hash()).toBe(world.exchange.hash());
    expect(restored.hash()).toBe(world.exchange.hash());
    expect(restored.checkInvariants()).toBeNull();
    expect(restored.query({ type: 'depth', market, limit: 50 })).toEqual(
      world.exchange.query({ type: 'depth', market, limit: 50 }),
    );
    expect(restored.query({ type: 'openOrders', customer: alice })).toEqual(
      world.exchange.query({ type: 'openOrders', customer: alice }),
    );
  });

  test('a restored exchange decides as the original does', () => {
    const { world } = busyWorld();
    const restored = Exchange.load(world.exchange.save());
    world.now += 5;
    for (const exchange of [world.exchange, restored]) {
      exchange.execute(world.order(bob, 'sell', 98_000, { quantity: 4000 }), world.now);
      exchange.execute({ type: 'CancelAllOrders', customer: alice, market: 0 }, world.now);
    }
    expect(decodeText(restored.takeFrames())).toBe(decodeText(world.exchange.takeFrames()));
    expect(restored.hash()).toBe(world.exchange.hash());
  });

  test('every event encodes to what JSON.parse and its table give back', () => {
    const { text } = busyWorld();
    for (const line of text.trimEnd().split('\n')) {
      const parsed: unknown = JSON.parse(line);
      expect(JSON.stringify(parsed)).toBe(line);
    }
  });

  test('the double entries of every event sum to zero per asset', () => {
    for (const frame of decodeFrames(busyWorld().text)) {
      for (const event of frame.events) {
        const sums = new Map<number, bigint>();
        postingsOf(event, (_customer, _kind, asset, available, held) =>
          sums.set(asset, (sums.get(asset) ?? 0n) + available + held),
        );
        expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
      }
    }
  });

  test('D38 a frame that does not follow is refused; so is a snapshot that is cut or changed', () => {
    const { world, text } = busyWorld();
    const frames = decodeFrames(text);
    expect(() => new World().exchange.apply(frames[1]!)).toThrow("doesn't follow");
    const bytes = world.exchange.save();
    expect(() => Exchange.load(bytes.subarray(0, bytes.length - 1))).toThrow();
    const flipped = bytes.slice();
    flipped[flipped.length - 40]! ^= 1;
    expect(() => Exchange.load(flipped)).toThrow();
  });

  test('the answer rendered from a frame is the answer that was given', () => {
    const world = new World();
    world.place(bob, 'sell', 100_000, { quantity: 600 });
    const given = world.do(world.order(alice, 'buy', 100_000, { quantity: 1000 })).orders;
    const id = given[0]!.id;
    const amended = world.do({ type: 'AmendOrder', customer: alice, order: id, price: 99_000, quantity: 0 }).orders;
    const canceled = world.do({ type: 'CancelOrder', customer: alice, order: id }).orders;
    const frames = world.takeFrames().slice(-3);
    expect(answerOf(frames[0]!, () => null).orders).toEqual(given);
    expect(answerOf(frames[1]!, () => given[0]!).orders).toEqual(amended);
    expect(answerOf(frames[2]!, () => amended[0]!).orders).toEqual(canceled);
  });

  test('D16 a clock that goes back does not take time back', () => {
    const world = new World();
    const { at } = world.exchange;
    world.exchange.execute(world.order(alice, 'buy', 99_000), at - 50_000);
    expect(world.exchange.at).toBe(at);
  });

  test('an unknown command is refused and leaves no trace', () => {
    const world = new World();
    const { seq } = world.exchange;
    expect(world.codeOf({ type: 'PrintMoney', customer: alice } as never)).toBe('command_unknown');
    expect(world.exchange.seq).toBe(seq);
    expect(world.balance(alice, usdt).available).toBe(1_000_000_000_000n);
  });
});

describe('fee tiers', () => {
  test('the volume of the last 30 days chooses the tier, and old days fall out', () => {
    const world = new World();
    world.do({ type: 'SetFeeSchedule', tiers: [0, 1000, 1000, 5_000_000_000, 500, 700], effectiveAt: 0 });
    world.place(bob, 'sell', 100_000);
    world.place(alice, 'buy', 100_000);
    expect(world.exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({
      volume: 10_000_000_000n,
      takerPpm: 700,
      makerPpm: 500,
    });
    world.now += 29 * 86_400_000;
    world.do({ type: 'SetFeeSchedule', tiers: [0, 1000, 1000, 5_000_000_000, 500, 700], effectiveAt: 0 });
    expect(world.exchange.query({ type: 'feeTier', customer: alice }).takerPpm).toBe(700);
    world.now += 86_400_000;
    world.do({ type: 'SetFeeSchedule', tiers: [0, 1000, 1000, 5_000_000_000, 500, 700], effectiveAt: 0 });
    expect(world.exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({ volume: 0n, takerPpm: 1000 });
  });
});

test.each([Number.NaN, 0.5, -1, Number.POSITIVE_INFINITY])('D42 no command has the time %s', (at) => {
  const { exchange } = new World();
  expect(() => exchange.execute({ type: 'AdvanceTime' }, at)).toThrow(RangeError);
  expect(exchange.isBroken).toBe(false);
});

test('a command keeps nothing of the caller: a fee schedule that is changed afterwards changes no fee', () => {
  const world = new World();
  const tiers = [0, 500, 700];
  world.do({ type: 'SetFeeSchedule', tiers, effectiveAt: 0 });
  tiers[1] = 10_000;
  expect(world.exchange.query({ type: 'feeTier', customer: alice })).toMatchObject({ makerPpm: 500, takerPpm: 700 });
});
