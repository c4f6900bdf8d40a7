import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankruptcyLimit, bankruptcyPrice, bankruptcyValue, valueBetween } from './bankruptcy.ts';
import { notionalAt, type PositionSide, valueAt } from './contract.ts';
import { casesOf, e8, lots, scaledTo, ticks, usdt, vectorScale } from '../../../../test/vectors/contract-vectors.ts';
import { isolatedBacking } from './liquidation-price.ts';
import { defaultLiquidationRules, liquidationFee, stepLots } from './liquidation.ts';
import { closedPart, settledPart } from './partial-close.ts';

interface CloseIn {
  readonly side: PositionSide;
  readonly quantity: string;
  readonly entry: string;
  readonly margin: string;
  readonly fill_price: string;
}

test.each(casesOf<CloseIn, { left_of_margin: string; fee_to_fund: string; returned: string }>('liquidation close'))(
  '$name',
  ({ in: { side, quantity, entry, margin, fill_price: fillPrice }, out }) => {
    const count = lots(quantity);
    const position = { side, lots: count, entryValue: valueAt(vectorScale, count, ticks(entry)) };
    const fillValue = valueAt(vectorScale, count, ticks(fillPrice));
    const left = settledPart(usdt(margin), closedPart(position, usdt(margin), count, fillValue)).returned;
    expect(left).toBe(usdt(out.left_of_margin));
    const fee = liquidationFee(fillValue, left, defaultLiquidationRules);
    expect(fee).toBe(usdt(out.fee_to_fund));
    expect(left - fee).toBe(usdt(out.returned));
  },
);

interface StepIn {
  readonly lots: string;
  readonly contract_size: string;
  readonly mark: string;
  readonly lot_step: string;
}

test.each(casesOf<StepIn, { step_lots: string }>('liquidation step'))('$name', ({ in: given, out }) => {
  expect(given.lot_step).toBe('0.01');
  const coinsPerStepE4 = Number(scaledTo(2, given.contract_size));
  const scale = { unit: coinsPerStepE4, tickE8: vectorScale.tickE8 };
  const open = Number(scaledTo(2, given.lots));
  const notional = notionalAt(scale, open, e8(given.mark));
  expect(stepLots(open, notional, defaultLiquidationRules)).toBe(Number(scaledTo(2, out.step_lots)));
});

const scale = { unit: 7, tickE8: 1_000_000 };
const side = fc.constantFrom<PositionSide>(1, -1);

test('D8 closed at the bankruptcy limit in whatever pieces, a ticket never owes and nothing is lost', () => {
  const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      side,
      pieces,
      fc.bigInt(10_000n, 40_000n),
      fc.integer({ min: 1, max: 125 }),
      (s, cuts, odd, leverage) => {
        const all = cuts.reduce((sum, [count]) => sum + count, 0);
        const opened = { side: s, lots: all, entryValue: odd * BigInt(all) + BigInt(all % 7) };
        const marginAtFirst = opened.entryValue / BigInt(leverage);
        const limit = bankruptcyLimit(
          s,
          bankruptcyPrice(scale, { ...opened, backing: isolatedBacking(opened, marginAtFirst) }),
        );
        let [position, margin, pnl, back] = [opened, marginAtFirst, 0n, 0n];
        for (const [count, better] of cuts) {
          const fillValue = valueAt(scale, count, (limit ?? 1) + s * better);
          const part = closedPart(position, margin, count, fillValue);
          const settled = settledPart(margin, part);
          expect(settled.shortfall).toBe(0n);
          position = { ...position, lots: position.lots - count, entryValue: position.entryValue - part.entryValue };
          margin -= settled.taken;
          pnl += part.realisedPnl;
          back += settled.returned;
        }
        expect([position.lots, position.entryValue, margin]).toEqual([0, 0n, 0n]);
        expect(back).toBe(marginAtFirst + pnl);
      },
    ),
    { numRuns: 500 },
  );
});

test('what the margin does not cover is a shortfall, never a debt', () => {
  const position = { side: 1 as const, lots: 10, entryValue: 1_000n };
  const part = closedPart(position, 100n, 10, 850n);
  expect(part).toEqual({ entryValue: 1_000n, margin: 100n, realisedPnl: -150n });
  expect(settledPart(100n, part)).toEqual({ taken: 100n, returned: 0n, shortfall: 50n });
});

test('a loss beyond the closed part is taken from the margin of the rest', () => {
  const part = closedPart({ side: -1, lots: 10, entryValue: 1_001n }, 101n, 5, 560n);
  expect(part).toEqual({ entryValue: 500n, margin: 50n, realisedPnl: -60n });
  expect(settledPart(101n, part)).toEqual({ taken: 60n, returned: 0n, shortfall: 0n });
});

test('a part is rounded against the customer: its entry up for a long, down for a short', () => {
  expect(closedPart({ side: 1, lots: 3, entryValue: 100n }, 10n, 1, 40n)).toEqual({
    entryValue: 34n,
    margin: 3n,
    realisedPnl: 6n,
  });
  expect(closedPart({ side: -1, lots: 3, entryValue: 100n }, 10n, 1, 30n).entryValue).toBe(33n);
});

test('closing at the bankruptcy value costs just the margin, and its parts add up', () => {
  const amounts = fc.tuple(fc.bigInt(1_000n, 1_000_000n), fc.bigInt(1n, 999n), fc.integer({ min: 2, max: 90 }));
  fc.assert(
    fc.property(side, amounts, (s, [entryValue, margin, all]) => {
      const value = bankruptcyValue({ side: s, lots: all, entryValue }, margin);
      expect(closedPart({ side: s, lots: all, entryValue }, margin, all, value).realisedPnl).toBe(-margin);
      const cut = Math.floor(all / 2);
      expect(valueBetween(value, all, 0, cut) + valueBetween(value, all, cut, all)).toBe(value);
    }),
  );
});
