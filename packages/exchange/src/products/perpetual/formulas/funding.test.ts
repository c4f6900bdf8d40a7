import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PositionSide } from './contract.ts';
import { casesOf, e8, lots, usdt, vectorScale } from '../../../../test/vectors/contract-vectors.ts';
import { defaultFundingRules, fundingOf, fundingRateE8, paidFrom } from './funding.ts';

test.each(casesOf<{ average_premium: string }, { rate: string }>('funding rate'))('$name', ({ in: given, out }) => {
  const average = e8(given.average_premium);
  expect(fundingRateE8({ sumE8: average, count: 1 }, defaultFundingRules)).toBe(e8(out.rate));
  expect(fundingRateE8({ sumE8: average * 480, count: 480 }, defaultFundingRules)).toBe(e8(out.rate));
});

test('without a sample the rate is the interest', () => {
  expect(fundingRateE8({ sumE8: 0, count: 0 }, defaultFundingRules)).toBe(10_000);
});

test('a rate is rounded to 8 places once, at the end', () => {
  expect(fundingRateE8({ sumE8: 301_000, count: 3 }, defaultFundingRules)).toBe(50_333);
  expect(fundingRateE8({ sumE8: -301_000, count: 3 }, defaultFundingRules)).toBe(-50_333);
});

interface Holder {
  readonly id: number;
  readonly side: PositionSide;
  readonly quantity: string;
  readonly available: string;
  readonly margin: string;
}
interface PaymentsIn {
  readonly mark: string;
  readonly rate: string;
  readonly holders: readonly Holder[];
}
interface PaymentsOut {
  readonly holders: readonly {
    readonly id: number;
    readonly from_available: string;
    readonly from_margin: string;
    readonly from_fund: string;
    readonly received: string;
  }[];
  readonly remainder_to_fund: string;
  readonly shortfall_from_fund: string;
}

test.each(casesOf<PaymentsIn, PaymentsOut>('funding payments'))('$name', ({ in: { mark, rate, holders }, out }) => {
  const rows = holders.map(({ id, side, quantity, available, margin }) => {
    const flow = fundingOf(vectorScale, { side, lots: lots(quantity) }, e8(mark), e8(rate));
    const due = flow < 0n ? -flow : 0n;
    return { id, flow, ...paidFrom(due, { available: usdt(available), margin: usdt(margin) }) };
  });
  expect(
    rows.map(({ id, available, margin, fund, flow }) => [id, available, margin, fund, flow > 0n ? flow : 0n]),
  ).toEqual(
    out.holders.map((row) => [
      row.id,
      usdt(row.from_available),
      usdt(row.from_margin),
      usdt(row.from_fund),
      usdt(row.received),
    ]),
  );
  expect(rows.reduce((sum, { flow }) => sum - flow, 0n)).toBe(usdt(out.remainder_to_fund));
  expect(rows.reduce((sum, { fund }) => sum + fund, 0n)).toBe(usdt(out.shortfall_from_fund));
});

test('D32 what payers pay covers what receivers get, the remainder less than a unit a holder', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 20 });
  const rates = fc.integer({ min: -750_000, max: 750_000 });
  fc.assert(
    fc.property(shares, fc.integer({ min: 1, max: 10 ** 13 }), rates, (longs, markE8, rateE8) => {
      const scale = { unit: 1, tickE8: 1_000_000 };
      const all = longs.reduce((sum, count) => sum + count, 0);
      const flows = [
        ...longs.map((count) => fundingOf(scale, { side: 1, lots: count }, markE8, rateE8)),
        fundingOf(scale, { side: -1, lots: all }, markE8, rateE8),
      ];
      const remainder = -flows.reduce((sum, flow) => sum + flow, 0n);
      expect(remainder).toBeGreaterThanOrEqual(0n);
      expect(remainder).toBeLessThan(BigInt(flows.length));
    }),
  );
});
