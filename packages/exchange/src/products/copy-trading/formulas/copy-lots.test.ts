import { expect, test } from 'vitest';
import { casesOf, millionths, scaledTo, usdt } from '../../../../test/vectors/copy-vectors.ts';
import { closingLots, copyLots, type CopySize, lotsWithin } from './copy-lots.ts';

interface LotsIn {
  readonly type: 1 | 2;
  readonly lead_lots: string;
  readonly value: string;
  readonly lot_step: string;
}

interface AmountIn {
  readonly lots: string;
  readonly contract_size: string;
  readonly price: string;
  readonly leverage: string;
  readonly follow_amount: string;
  readonly in_use: string;
}

interface CloseIn {
  readonly copy_lots: string;
  readonly lead_lots_before: string;
  readonly lead_lots_closed: string;
}

interface LotsOut {
  readonly lots: string;
}

/** Contracts in lots of a hundredth. */
const hundredths = (contracts: string): number => Number(scaledTo(2, contracts));

test.each(casesOf<LotsIn, LotsOut>('lots'))('$name', ({ in: given, out }) => {
  const value = millionths(given.value);
  const size: CopySize =
    given.type === 1 ? { mode: 'multiple', multiplePpm: value } : { mode: 'fixed', contractsE6: value };
  const lotE6 = millionths(given.lot_step);
  expect(copyLots(size, millionths(given.lead_lots), lotE6) * lotE6).toBe(millionths(out.lots));
});

test.each(casesOf<AmountIn, LotsOut>('follow amount'))('$name', ({ in: given, out }) => {
  // A lot of a hundredth of 0.01 coins, in units of USDT.
  const lotValue = Number(usdt(given.price)) / 10_000;
  expect(given.contract_size).toBe('0.01');
  const amounts = { followAmount: usdt(given.follow_amount), inUse: usdt(given.in_use) };
  const leverage = Number(given.leverage);
  expect(lotsWithin(hundredths(given.lots), amounts, { lotValue, leverage })).toBe(hundredths(out.lots));
});

test.each(casesOf<CloseIn, LotsOut>('close'))('$name', ({ in: given, out }) => {
  const closed = closingLots(
    hundredths(given.copy_lots),
    hundredths(given.lead_lots_before),
    hundredths(given.lead_lots_closed),
  );
  expect(closed).toBe(hundredths(out.lots));
});

test('the margin of what fits, rounded up, is within the amount also where it comes to fractions of a unit', () => {
  for (let leverage = 1; leverage <= 125; leverage++) {
    const lots = lotsWithin(1_000_000, { followAmount: 1_000_003n, inUse: 1n }, { lotValue: 7, leverage });
    const marginOf = (count: number) => Math.ceil((count * 7) / leverage);
    expect(marginOf(lots)).toBeLessThanOrEqual(1_000_002);
    expect(lots === 1_000_000 || marginOf(lots + 1) > 1_000_002).toBe(true);
  }
});

test('sizes past what a double counts stay exact', () => {
  const size: CopySize = { mode: 'multiple', multiplePpm: 100_000_000 };
  expect(copyLots(size, 90_071_992_547_409, 10_000)).toBe(900_719_925_474);
  expect(closingLots(2 ** 45, 2 ** 45, 2 ** 45 - 1)).toBe(2 ** 45 - 1);
});
