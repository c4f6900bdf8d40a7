import { expect, it } from 'vitest';
import { riskOf } from './account-risk.ts';

const cross = { marginMode: 'cross', margin: '70', unrealized: '-900' } as const;

it.each([
  ['100', '1000', 'low', 100_000],
  ['499.999', '1000', 'low', 499_999],
  ['500', '1000', 'medium', 500_000],
  ['800', '1000', 'high', 800_000],
  ['1200', '1000', 'high', 1_000_000],
  ['1', '-5', 'high', 1_000_000],
])('a maintenance of %s of a balance of %s is a %s risk', (maintenance, balance, level, usedPpm) => {
  expect(riskOf({ maintenance, margin_balance: balance }, [cross])).toEqual({ level, usedPpm });
});

it('counts nothing that isolated positions have', () => {
  const isolated = { marginMode: 'isolated', margin: '300', unrealized: '-100' } as const;
  expect(riskOf({ maintenance: '400', margin_balance: '1000' }, [cross, isolated])).toEqual({
    level: 'medium',
    usedPpm: 500_000,
  });
});

it('is nothing to speak of without a position', () => {
  expect(riskOf({ maintenance: '0', margin_balance: '1000' }, [])).toBeNull();
});
