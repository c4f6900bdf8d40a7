import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemAccounts } from '../kernel/vocabulary.ts';
import { Ledger } from './ledger.ts';
import { canReserve, payOut, release, type Reservation, reserve } from './reservation.ts';

const { world, treasury, fees } = systemAccounts;
const [usdt, alice] = [3, 1000];

function funded(amount: bigint): Ledger {
  const ledger = new Ledger();
  ledger.post(world, 'funding', usdt, -amount, 0n);
  ledger.post(treasury, 'funding', usdt, amount, 0n);
  return ledger;
}

test('what the house has not is not promised', () => {
  const ledger = funded(100n);
  const promise = { account: treasury, asset: usdt, amount: 100n };
  expect(canReserve(ledger, promise)).toBe(true);
  expect(canReserve(ledger, { ...promise, amount: 101n })).toBe(false);
  expect(canReserve(ledger, { ...promise, amount: 0n })).toBe(false);
  reserve(ledger.post, promise);
  expect(canReserve(ledger, { ...promise, amount: 1n })).toBe(false);
  expect(() => reserve(ledger.post, promise)).toThrow('would be');
});

test('only a reserve promises', () => {
  const ledger = new Ledger();
  ledger.post(world, 'funding', usdt, -200n, 0n);
  ledger.post(fees, 'funding', usdt, 100n, 0n);
  ledger.post(alice, 'funding', usdt, 100n, 0n);
  expect(canReserve(ledger, { account: fees, asset: usdt, amount: 1n })).toBe(false);
  expect(canReserve(ledger, { account: alice, asset: usdt, amount: 1n })).toBe(false);
});

test('more than was reserved is never paid', () => {
  const ledger = funded(100n);
  const promise = { account: treasury, asset: usdt, amount: 60n };
  reserve(ledger.post, promise);
  expect(() => payOut(ledger.post, promise, 61n, alice, 'spot')).toThrow('would be paid');
  expect(() => payOut(ledger.post, promise, -1n, alice, 'spot')).toThrow('would be paid');
});

test('whatever is promised, kept and released, reserved and free add up to what came in less what was paid', () => {
  const step = fc.record({ amount: fc.bigInt(1n, 400n), part: fc.integer({ min: 0, max: 100 }), ends: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const ledger = funded(1000n);
      const open: Reservation[] = [];
      let paidOut = 0n;
      for (const { amount, part, ends } of steps) {
        const promise = { account: treasury, asset: usdt, amount };
        if (canReserve(ledger, promise)) {
          reserve(ledger.post, promise);
          open.push(promise);
        }
        const kept = ends ? open.shift() : undefined;
        if (!kept) continue;
        const paid = (kept.amount * BigInt(part)) / 100n;
        if (part === 0) release(ledger.post, kept);
        else payOut(ledger.post, kept, paid, alice, 'option');
        paidOut += part === 0 ? 0n : paid;
        expect(ledger.held(treasury, 'funding', usdt)).toBe(open.reduce((sum, each) => sum + each.amount, 0n));
        expect(ledger.available(alice, 'option', usdt)).toBe(paidOut);
        expect(ledger.available(treasury, 'funding', usdt) + ledger.held(treasury, 'funding', usdt)).toBe(
          1000n - paidOut,
        );
      }
    }),
  );
});
