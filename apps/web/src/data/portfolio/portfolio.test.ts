import { describe, expect, it } from 'vitest';
import type { Wallet } from '../me/patch-balances.ts';
import { portfolioOf, sharePercent } from './portfolio.ts';

const balance = (currency: number, currency_name: string, available: string, freeze: string, usdt_value = '0') => ({
  currency,
  currency_name,
  available,
  freeze,
  usdt_value,
});

const wallet: Wallet = {
  total_usdt: '0',
  accounts: [
    { id: 1, kind: 'funding', total_usdt: '0', balances: [balance(3, 'USDT', '100', '0')] },
    {
      id: 2,
      kind: 'spot',
      total_usdt: '0',
      balances: [balance(3, 'USDT', '50.5', '9.5'), balance(1, 'BTC', '0.01', '0'), balance(2, 'ETH', '0', '0')],
    },
  ],
};

const priceOf = (currency: number) => (currency === 3 ? '1' : currency === 1 ? '64000' : null);

describe('the portfolio', () => {
  it('values accounts and coins at live prices, the largest first, without what is empty', () => {
    const portfolio = portfolioOf(wallet, priceOf);
    expect(portfolio.value).toBe(800_000_000n);
    expect(portfolio.accounts.map((account) => account.value)).toEqual([100_000_000n, 700_000_000n]);
    expect(portfolio.coins.map((coin) => [coin.code, coin.available, coin.frozen, coin.total])).toEqual([
      ['BTC', '0.01', '0', '0.01'],
      ['USDT', '150.5', '9.5', '160'],
    ]);
  });

  it('takes the valuation of the server where no price is live', () => {
    const dot = balance(16, 'DOT', '2', '0', '13.5');
    const account = { id: 2, kind: 'spot' as const, total_usdt: '0', balances: [dot] };
    expect(portfolioOf({ ...wallet, accounts: [account] }, priceOf).value).toBe(13_500_000n);
  });

  it('shares to the nearest percent, and nothing of nothing', () => {
    expect([sharePercent(1n, 3n), sharePercent(2n, 3n), sharePercent(5n, 1000n)]).toEqual([33, 67, 1]);
    expect(sharePercent(0n, 0n)).toBe(0);
  });
});
