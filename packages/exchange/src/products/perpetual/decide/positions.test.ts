import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Exchange } from '../../../exchange.ts';
import { alice, bob, carol, coin, contractMarket, PositionWorld } from './position-world.test-support.ts';

let world: PositionWorld;

beforeEach(() => {
  world = new PositionWorld();
});

afterEach(() => {
  expect(world.exchange.checkInvariants()).toBeNull();
  expect(Exchange.load(world.exchange.save()).hash()).toBe(world.exchange.hash());
});

describe('opening a position', () => {
  test('in two fills, one at a better price, holds its margin and pays its fees to the unit', () => {
    world.do(world.opening(bob, 'sell', 99_000, { quantity: 40_000 }));
    const position = world.do(world.opening(alice, 'buy', 100_000)).orderIds[0]!;
    // 0.4 coins at 9,900: margin 396 and fee 2.376; the rest of the order holds 0.6 × (1,000 + 6).
    expect(world.contractBalance(alice)).toEqual({ available: 498_998_024_000n, held: 999_600_000n });
    world.do(world.opening(bob, 'sell', 100_000, { quantity: 60_000 }));
    // 0.6 coins at 10,000 as a maker: margin 600 and fee 1.2.
    expect(world.contractBalance(alice)).toEqual({ available: 499_000_424_000n, held: 996_000_000n });
    const margins = { lots: coin, entryValue: 9_960_000_000n, margin: 996_000_000n, fees: 3_576_000n };
    expect(world.positionsOf(alice)).toMatchObject([{ position, side: 'long', isNet: false, ...margins }]);
  });

  test('makes a ticket of every order, so that long and short are open at once', () => {
    world.meet(alice, bob, 100_000, coin);
    world.meet(carol, alice, 100_000, coin);
    expect(world.positionsOf(alice).map(({ side }) => side)).toEqual(['long', 'short']);
  });

  test('of a provider makes one net position, which turns over with what goes beyond it', () => {
    world.do({ type: 'SetNetMode', customer: carol, market: contractMarket, leverage: 10 });
    const net = (side: 'buy' | 'sell', quantity: number) =>
      world.do(world.order(carol, side, 100_000, { market: contractMarket, quantity }));
    world.do(world.opening(bob, 'sell', 100_000, { quantity: coin }));
    net('buy', coin);
    world.do(world.opening(bob, 'buy', 100_000, { quantity: 3 * coin }));
    net('sell', 3 * coin);
    const short = { isNet: true, side: 'short', lots: 2 * coin, entryValue: 20_000_000_000n, margin: 2_000_000_000n };
    expect(world.positionsOf(carol)).toMatchObject([short]);
    expect(world.contractBalance(carol).held).toBe(2_000_000_000n);
  });

  test('of two providers who meet begins a net position for each', () => {
    for (const customer of [alice, carol])
      world.do({ type: 'SetNetMode', customer, market: contractMarket, leverage: 10 });
    world.do(world.order(alice, 'sell', 100_000, { market: contractMarket, quantity: coin }));
    world.do(world.order(carol, 'buy', 100_000, { market: contractMarket, quantity: coin }));
    expect(world.positionsOf(alice)).toMatchObject([{ side: 'short', lots: coin, isNet: true }]);
    expect(world.positionsOf(carol)).toMatchObject([{ side: 'long', lots: coin, isNet: true }]);
  });
});

describe('closing a position', () => {
  test('in part gives back its part of the margin, with the profit and less the fee', () => {
    const position = world.meet(alice, bob, 100_000, coin);
    world.do(world.opening(carol, 'buy', 101_000, { quantity: 40_000 }));
    world.close(alice, position, 40_000);
    // Of 498,994 after opening: 400 of margin and 40 of profit come, 2.424 of fee go.
    expect(world.contractBalance(alice)).toEqual({ available: 499_431_576_000n, held: 600_000_000n });
    const left = { lots: 60_000, entryValue: 6_000_000_000n, realised: 40_000_000n, fees: 8_424_000n };
    expect(world.positionsOf(alice)).toMatchObject([left]);
  });

  test('of one side leaves the other', () => {
    for (let i = 0; i < 2; i++) world.meet(alice, bob, 100_000, coin);
    world.meet(carol, alice, 100_000, coin);
    world.do(world.opening(bob, 'buy', 100_000, { quantity: 2 * coin }));
    world.do({ type: 'ClosePositions', customer: alice, market: 0, side: 'long' });
    expect(world.positionsOf(alice)).toMatchObject([{ side: 'short', lots: coin }]);
  });

  test('and turning it opens as much on the other side with the same leverage', () => {
    const position = world.meet(alice, bob, 100_000, coin);
    world.do(world.opening(carol, 'buy', 100_000, { quantity: 2 * coin }));
    world.do({ type: 'ReversePosition', customer: alice, position, quotedPrice: 0 });
    expect(world.positionsOf(alice)).toMatchObject([{ side: 'short', lots: coin, leverage: 10 }]);
  });

  test("meets none of one's own orders: they leave the book", () => {
    const position = world.meet(alice, bob, 100_000, coin);
    const own = world.do(world.opening(alice, 'buy', 99_900)).orderIds[0]!;
    world.do(world.opening(carol, 'buy', 99_800));
    world.close(alice, position);
    expect(world.positionsOf(alice)).toEqual([]);
    expect(world.waitingOf(alice)).not.toHaveProperty(`${own}`);
  });

  test('is possible with as many open orders as there may be (D56)', () => {
    const position = world.meet(alice, bob, 100_000, coin);
    for (let i = 0; i < 200; i++) world.do(world.opening(alice, 'buy', 90_000, { quantity: 600 }));
    world.do(world.opening(carol, 'buy', 100_000));
    expect(world.codeOf(world.closing(alice, 'sell', 110_000, position))).toBe('too_many_open_orders');
    world.close(alice, position);
    expect(world.positionsOf(alice)).toEqual([]);
  });
});

describe('what waits to close a position', () => {
  test('because the exchange placed it takes no room of the open orders that there may be', () => {
    const position = world.meet(alice, bob, 100_000, coin);
    world.do({
      type: 'SetPositionStops',
      customer: alice,
      position,
      takeProfit: 110_000,
      stopLoss: 95_000,
      byMark: true,
    });
    for (let i = 0; i < 200; i++)
      expect(world.codeOf(world.opening(alice, 'buy', 90_000, { quantity: 600 }))).toBe('ok');
    expect(world.codeOf(world.opening(alice, 'buy', 90_000, { quantity: 600 }))).toBe('too_many_open_orders');
  });

  test('as take profits in parts is trimmed from the youngest when the position shrinks', () => {
    const position = world.meet(alice, bob, 100_000, 10 * coin);
    const part = (price: number, quantity: number) => world.closing(alice, 'sell', price, position, { quantity });
    const first = world.do(part(102_000, 4 * coin)).orderIds[0]!;
    const second = world.do(part(103_000, 6 * coin)).orderIds[0]!;
    expect(world.codeOf(part(104_000, 1))).toBe('close_exceeds_position');
    world.do(world.opening(carol, 'buy', 100_000, { quantity: 5 * coin }));
    world.close(alice, position, 5 * coin);
    expect(world.waitingOf(alice)).toEqual({ [first]: 4 * coin, [second]: coin });
  });

  test('as take profit and stop loss grows with its fills, shrinks with it and ends with it', () => {
    world.do(world.opening(bob, 'sell', 100_000, { quantity: 40_000 }));
    const order = world.opening(alice, 'buy', 100_000, { takeProfit: 110_000, stopLoss: 95_000 });
    const position = world.do(order).orderIds[0]!;
    const stops = () => Object.entries(world.waitingOf(alice)).filter(([id]) => Number(id) !== position);
    expect(stops().map(([, lots]) => lots)).toEqual([40_000, 40_000]);
    world.do(world.opening(bob, 'sell', 100_000, { quantity: 60_000 }));
    expect(stops().map(([, lots]) => lots)).toEqual([coin, coin]);
    world.do(world.opening(carol, 'buy', 100_000));
    world.close(alice, position, 30_000);
    expect(stops().map(([, lots]) => lots)).toEqual([70_000, 70_000]);
    world.close(alice, position);
    expect(stops()).toEqual([]);
  });

  describe('as a stop', () => {
    const stops = { takeProfit: 110_000, stopLoss: 95_000 };
    const gone = { takeProfit: 0, stopLoss: 0, takeProfitOrder: 0, stopLossOrder: 0 };

    const withStops = (): number => {
      const position = world.meet(alice, bob, 100_000, coin);
      world.do({ type: 'SetPositionStops', customer: alice, position, ...stops, byMark: true });
      expect(world.lastOf('PositionStopsSet')).toMatchObject(stops);
      return position;
    };

    test('and was canceled is said to be gone, and not shown any more', () => {
      withStops();
      world.do({ type: 'CancelAllOrders', customer: alice, market: contractMarket });
      expect(world.positionsOf(alice)).toMatchObject([{ takeProfit: 0, stopLoss: 0 }]);
      expect(world.lastOf('PositionStopsSet')).toMatchObject(gone);
    });

    test('and had its turn without a counterparty is said to be gone', () => {
      withStops();
      world.tick(94_500, { seconds: 1 });
      expect(world.positionsOf(alice)).toMatchObject([{ lots: coin, takeProfit: 0, stopLoss: 0 }]);
      expect(world.lastOf('PositionStopsSet')).toMatchObject(gone);
    });

    test('and was replaced says only the new one', () => {
      const position = withStops();
      world.do({ type: 'SetPositionStops', customer: alice, position, takeProfit: 0, stopLoss: 96_000, byMark: true });
      const said = world
        .takeFrames()
        .flatMap((frame) => frame.events.filter(({ type }) => type === 'PositionStopsSet'));
      expect(said).toMatchObject([{ takeProfit: 0, stopLoss: 96_000 }]);
      expect(Object.keys(world.waitingOf(alice))).toHaveLength(1);
    });

    test('that was taken back does not come again with the next fill of the order that brought it', () => {
      world.do(world.opening(bob, 'sell', 100_000, { quantity: 40_000 }));
      const order = world.do(world.opening(alice, 'buy', 100_000, stops)).orderIds[0]!;
      for (const id of Object.keys(world.waitingOf(alice)).map(Number))
        if (id !== order) world.codeOf({ type: 'CancelOrder', customer: alice, order: id });
      world.do(world.opening(bob, 'sell', 100_000, { quantity: 60_000 }));
      expect(world.positionsOf(alice)).toMatchObject([{ lots: coin, takeProfit: 0, stopLoss: 0 }]);
    });
  });
});
