import { expect, test } from 'vitest';
import { casesOf, usdt } from '../../../test/vectors/option-vectors.ts';
import { scaledTo } from '../../../test/vectors/vector-file.ts';
import { breakEvenPpm, meanE8, paidFor, reserveOf, takenDue } from './formulas.ts';

interface PayoutOut {
  readonly rate: string;
  readonly reserve: string;
  readonly win: string;
  readonly tie: string;
  readonly loss: string;
  readonly break_even: string;
}

test.each(casesOf<{ seconds: number; stake: string }, PayoutOut>('payout'))('$name', ({ in: given, out }) => {
  const stake = usdt(given.stake);
  const payoutPpm = Number(scaledTo(6, out.rate));
  const reserve = reserveOf(stake, payoutPpm);
  expect(reserve).toBe(usdt(out.reserve));
  expect(paidFor('won', stake, reserve)).toBe(usdt(out.win));
  expect(paidFor('tied', stake, reserve)).toBe(usdt(out.tie));
  expect(paidFor('lost', stake, reserve)).toBe(usdt(out.loss));
  expect(breakEvenPpm(payoutPpm)).toBe(Number(scaledTo(6, out.break_even)));
});

test('a mean is rounded down, also where its sum is as large as prices can be', () => {
  const most = 1e15;
  const of = (...prices: number[]) => meanE8(prices.map((priceE8) => ({ at: 0, priceE8, sources: 3 })));
  expect(of(1, 1, 1, 1, 0)).toBe(0);
  expect(of(most, most, most, most, most)).toBe(most);
  expect(of(most, most, most, most, most - 1)).toBe(most - 1);
});

test('an option counts as due six seconds and its own after it was accepted', () => {
  expect(takenDue(1000, 30)).toBe(37_000);
});

test('what has to be won is rounded up: with less than that a buyer loses', () => {
  expect(breakEvenPpm(700_000)).toBe(588_236);
  expect(breakEvenPpm(1_000_000)).toBe(500_000);
});
