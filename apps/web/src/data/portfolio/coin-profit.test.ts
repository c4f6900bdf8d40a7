import { expect, it } from 'vitest';
import { coinProfitOf } from './coin-profit.ts';

const coin = {
  currency: 1,
  currency_name: 'BTC',
  amount: '0.5',
  cost: '30000',
  average_cost: '60000',
  realized: '-12.5',
};

it.each([
  ['a gain', coin, '66000', '3000', '10'],
  ['a loss', coin, '59000', '-500', '-1.66'],
  ['no price', coin, null, null, null],
  ['what cost nothing', { ...coin, cost: '0', average_cost: '0' }, '60000', '30000', null],
  ['what has been given away', { ...coin, amount: '0', cost: '0', average_cost: '0' }, '60000', '0', null],
])('reckons %s', (_, performance, price, unrealized, unrealizedPercent) => {
  const { average_cost: averageCost, realized } = performance;
  expect(coinProfitOf(performance, price)).toEqual({ averageCost, realized, unrealized, unrealizedPercent });
});
