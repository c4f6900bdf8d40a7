import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sides } from '../kernel/vocabulary.ts';
import { OrderLinks } from './order-list.ts';
import { Orders } from './orders.ts';
import { TrailingStops } from './trailing-stops.ts';
import { trailingTrigger } from './venue/formulas.ts';

interface Plain {
  readonly slot: number;
  readonly delta: number;
  extreme: number;
  readonly priority: number;
}

const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'remove', 'watch', 'watch', 'watch'),
  price: fc.integer({ min: 50, max: 150 }),
  delta: fc.integer({ min: 1, max: 4 }).map((times) => times * 400),
});

test.each(['sell', 'buy'] as const)('trailing stops that %s are as if each followed every price by itself', (side) => {
  const better = (price: number, extreme: number): boolean => (side === 'sell' ? price > extreme : price < extreme);
  const triggerOf = ({ extreme, delta }: Plain): number => trailingTrigger(side, extreme, delta);
  const isReached = (stop: Plain, price: number): boolean =>
    side === 'sell' ? price <= triggerOf(stop) : price >= triggerOf(stop);
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 300 }), (steps) => {
      const orders = new Orders();
      const stops = new TrailingStops(side, orders, new OrderLinks(), trailingTrigger);
      const { columns } = orders.table;
      let plain: Plain[] = [];
      let last = 0;
      const drop = (stop: Plain): void => {
        stops.remove(stop.slot);
        expect(columns.extreme[stop.slot]).toBe(stop.extreme);
        plain = plain.filter((other) => other !== stop);
      };
      for (const { kind, price, delta } of steps) {
        if (kind === 'add') {
          const slot = orders.add(++last);
          columns.side[slot] = sides.indexOf(side);
          columns.priority[slot] = last;
          columns.trailingBasisPoints[slot] = delta;
          columns.extreme[slot] = price;
          stops.add(slot);
          plain.push({ slot, delta, extreme: price, priority: last });
        } else if (kind === 'remove' && plain.length > 0) drop(plain[price % plain.length]!);
        else if (kind === 'watch') {
          expect(stops.follows(price)).toBe(plain.some((stop) => better(price, stop.extreme)));
          stops.raise(price);
          for (const stop of plain) if (better(price, stop.extreme)) stop.extreme = price;
          const nearest = (left: Plain, right: Plain): number =>
            (side === 'sell' ? triggerOf(right) - triggerOf(left) : triggerOf(left) - triggerOf(right)) ||
            left.priority - right.priority;
          const reached = plain.filter((stop) => isReached(stop, price)).toSorted(nearest);
          for (const stop of reached) {
            expect(stops.firstReached(price)).toBe(stop.slot);
            drop(stop);
          }
          expect(stops.firstReached(price)).toBe(-1);
        }
        expect(stops.size).toBe(plain.length);
        for (const stop of plain) expect(stops.extremeOf(stop.slot)).toBe(stop.extreme);
      }
      stops.settle();
      for (const stop of plain) expect(columns.extreme[stop.slot]).toBe(stop.extreme);
    }),
    { numRuns: 60 },
  );
});
