import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventRecord, Exchange, postingsOf } from '../src/index.ts';
import { feeOf } from '../src/kernel/amounts.ts';
import { actions, commandOf, customersOfActions } from './actions.ts';
import { btc, eventsOf, indexTicks, MarketWorld, usdt } from './market-world.ts';

const [alice, bob] = [1000, 1001] as const;

/** What an event changes in the sum of all accounts, by asset. */
function imbalance(event: EventRecord): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  postingsOf(event, (_customer, _kind, asset, available, held) => {
    sums.set(asset, (sums.get(asset) ?? 0n) + available + held);
  });
  return sums;
}

describe('whatever customers do', () => {
  test('every event conserves money, and D2 available and held are each never negative', () => {
    fc.assert(
      fc.property(actions, (list) => {
        const world = new MarketWorld(customersOfActions);
        for (const action of list) {
          const { events } = world.execute(commandOf(world, action));
          for (const event of events) for (const sum of imbalance(event).values()) expect(sum).toBe(0n);
          for (const customer of world.customers) {
            for (const { available, held } of world.exchange.query({ type: 'balances', customer })) {
              expect(available >= 0n && held >= 0n).toBe(true);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('D4 D18 what is held is what the open orders hold, and nothing is held when they are canceled', () => {
    fc.assert(
      fc.property(actions, (list) => {
        const world = new MarketWorld(customersOfActions);
        for (const action of list) world.execute(commandOf(world, action));
        expect(world.exchange.checkInvariants()).toBeNull();
        for (const customer of world.customers) {
          world.execute({ type: 'MassQuote', customer, market: 1, bids: [], asks: [] });
          const holds = new Map<number, bigint>();
          for (const order of world.exchange.query({ type: 'openOrders', customer })) {
            const asset = order.side === 'buy' ? usdt : btc;
            holds.set(asset, (holds.get(asset) ?? 0n) + order.held);
          }
          for (const asset of [usdt, btc]) expect(world.balance(customer, asset).held).toBe(holds.get(asset) ?? 0n);
          world.execute({ type: 'CancelAllOrders', customer, market: 0 });
          for (const asset of [usdt, btc]) expect(world.balance(customer, asset).held).toBe(0n);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('D34 the journal alone gives the same state, as does a snapshot with the rest of the journal', () => {
    fc.assert(
      fc.property(actions, fc.nat(), (list, cut) => {
        const world = new MarketWorld(customersOfActions);
        const snapshotAt = cut % list.length;
        let restored: Exchange | null = null;
        list.forEach((action, at) => {
          const before = world.frames.length;
          world.execute(commandOf(world, action));
          for (const frame of world.frames.slice(before)) restored?.apply(frame);
          if (at === snapshotAt) restored = Exchange.load(world.exchange.save());
        });
        const replayed = new Exchange();
        for (const frame of world.frames) replayed.apply(frame);
        expect(replayed.hash()).toBe(world.exchange.hash());
        expect((restored as Exchange | null)?.hash()).toBe(world.exchange.hash());
      }),
      { numRuns: 40 },
    );
  });
});

describe('fees', () => {
  const amount = fc.integer({ min: 0, max: 2 ** 52 });
  const ppm = fc.integer({ min: 0, max: 10_000 });

  test('D13 the fees of the parts are never less than the fee of the whole', () => {
    fc.assert(
      fc.property(amount, amount, ppm, (one, other, rate) => {
        expect(feeOf(one, rate) + feeOf(other, rate)).toBeGreaterThanOrEqual(feeOf(one + other, rate));
      }),
      { numRuns: 2000 },
    );
  });

  test('D16 are the exact quotient rounded up', () => {
    fc.assert(
      fc.property(amount, ppm, (value, rate) => {
        const exact = (BigInt(value) * BigInt(rate) + 999_999n) / 1_000_000n;
        expect(BigInt(feeOf(value, rate))).toBe(exact);
      }),
      { numRuns: 2000 },
    );
  });

  test('D13 an order in parts pays at least what it pays whole', () => {
    const feesOf = (parts: readonly number[]): bigint => {
      const world = new MarketWorld(2);
      const total = parts.reduce((sum, part) => sum + part, 0);
      world.place({ customer: alice, side: 'sell', price: indexTicks, quantity: total });
      for (const quantity of parts) world.place({ customer: bob, side: 'buy', price: indexTicks, quantity });
      const trades = eventsOf(world.events, 'OrdersTraded');
      expect(trades).toHaveLength(parts.length);
      return trades.reduce((sum, trade) => sum + trade.takerFee, 0n);
    };
    const parts = fc.array(fc.integer({ min: 9, max: 400 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(parts, (list) => {
        const whole = feesOf([list.reduce((sum, part) => sum + part, 0)]);
        expect(feesOf(list)).toBeGreaterThanOrEqual(whole);
      }),
      { numRuns: 40 },
    );
  });
});

test('D7 request ids, quoted prices and an order being post-only never change what a trade costs', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const plain = new MarketWorld(customersOfActions);
      const decorated = new MarketWorld(customersOfActions);
      list.forEach((action, at) => {
        const command = commandOf(plain, action);
        plain.execute(command);
        const quotedPrice = 'side' in command && command.side === 'buy' ? 2_000_000 : 1;
        const quoted = command.type === 'PlaceOrder' ? { ...command, quotedPrice } : command;
        decorated.execute(quoted, at.toString(16).padStart(32, '0') + '0'.repeat(16));
      });
      const economy = (world: MarketWorld): EventRecord[] =>
        world.events.filter((event) => event.type !== 'CommandRejected' && event.type !== 'NothingChanged');
      expect(economy(decorated)).toEqual(economy(plain));
    }),
    { numRuns: 40 },
  );
});
