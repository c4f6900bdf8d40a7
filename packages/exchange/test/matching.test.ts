import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions, commandOf, customersOfActions } from './actions.ts';
import { eventsOf, indexTicks, market, MarketWorld } from './market-world.ts';
import { TapeAuditor } from './tape-auditor.ts';

const [alice, bob, carol] = [1000, 1001, 1002] as const;

describe('what the tape of trades must show', () => {
  test('D6 no order of any type trades through a better price, past an earlier order, beyond its limit; D17 nor with itself', () => {
    fc.assert(
      fc.property(actions, (list) => {
        const world = new MarketWorld(customersOfActions);
        const auditor = new TapeAuditor(indexTicks);
        for (const action of list) auditor.read(world.execute(commandOf(world, action)).events);
        expect(auditor.findings).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('orders at one price fill in the order of their arrival', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 500 }), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        (lots, cut) => {
          const world = new MarketWorld(3);
          const placed = lots.map((quantity, at) => {
            const maker = at % 2 === 0 ? alice : bob;
            return world.place({ customer: maker, side: 'sell', price: indexTicks, quantity }).outcome.orders[0]!.id;
          });
          const total = lots.reduce((sum, quantity) => sum + quantity, 0);
          const wanted = Math.max(20, cut % total);
          const { events } = world.place({ customer: carol, side: 'buy', price: indexTicks, quantity: wanted });
          const makers = eventsOf(events, 'OrdersTraded').map((trade) => trade.maker);
          expect(makers).toEqual(placed.slice(0, makers.length));
        },
      ),
    );
  });

  test('only a smaller quantity at the same price keeps the turn', () => {
    const turnAfter = (change: { price: number; quantity: number }): number => {
      const world = new MarketWorld(3);
      const first = world.place({ customer: alice, side: 'sell', price: indexTicks, quantity: 100 }).outcome.orders[0]!
        .id;
      world.place({ customer: bob, side: 'sell', price: indexTicks, quantity: 100 });
      world.execute({ type: 'AmendOrder', customer: alice, order: first, ...change });
      world.execute({ type: 'AmendOrder', customer: alice, order: first, price: indexTicks, quantity: 0 });
      const { events } = world.place({ customer: carol, side: 'buy', price: indexTicks, quantity: 20 });
      return eventsOf(events, 'OrdersTraded')[0]!.makerCustomer;
    };
    expect(turnAfter({ price: 0, quantity: 60 })).toBe(alice);
    expect(turnAfter({ price: 0, quantity: 101 })).toBe(bob);
    expect(turnAfter({ price: indexTicks + 1, quantity: 0 })).toBe(bob);
  });
});

describe('market orders by quote amount', () => {
  test('one that spends its amount to the last unit is filled, also when it empties the book', () => {
    const world = new MarketWorld(2);
    world.place({ customer: alice, side: 'sell', price: indexTicks, quantity: 100 });
    const quoteAmount = BigInt(indexTicks) * 100n;
    const { events } = world.place({ customer: bob, side: 'buy', orderType: 'market', quoteAmount });
    expect(eventsOf(events, 'OrderClosed')).toMatchObject([{ state: 'filled', reason: 'filled', released: 0n }]);
  });

  test('never spends more than the amount, and what is left buys no further lot', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 5_000_000n, max: 900_000_000n }), (quoteAmount) => {
        const world = new MarketWorld(2);
        for (let level = 0; level < 5; level++) {
          world.place({ customer: alice, side: 'sell', price: indexTicks + level * 7, quantity: 5000 });
        }
        const before = world.balance(bob, 3).available;
        const { events } = world.place({ customer: bob, side: 'buy', orderType: 'market', quoteAmount });
        const spent = before - world.balance(bob, 3).available;
        const last = eventsOf(events, 'OrdersTraded').at(-1)!;
        expect(spent).toBeLessThanOrEqual(quoteAmount);
        expect(quoteAmount - spent).toBeLessThan(BigInt(last.price));
        expect(world.balance(bob, 3).held).toBe(0n);
      }),
      { numRuns: 50 },
    );
  });
});

test('a fill-or-kill order fills whole or not at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: 100, max: 3000 }), (offered, wanted) => {
      const world = new MarketWorld(2);
      world.place({ customer: alice, side: 'sell', price: indexTicks, quantity: offered });
      const wish = { customer: bob, side: 'buy', timeInForce: 'fok', price: indexTicks, quantity: wanted } as const;
      const { events } = world.place(wish);
      const filled = eventsOf(events, 'OrdersTraded').reduce((sum, trade) => sum + trade.quantity, 0);
      expect(filled).toBe(wanted <= offered ? wanted : 0);
      expect(world.exchange.query({ type: 'openOrders', customer: bob, market })).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
