import { describe, expect, it } from 'vitest';
import type { Wallet } from '../me/patch-balances.ts';
import { inOrderOf, ownedText, portfolioOf } from './portfolio.ts';

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
    expect(portfolio.accounts.map(({ kind, value }) => [kind, value])).toEqual([
      ['spot', 700_000_000n],
      ['funding', 100_000_000n],
    ]);
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

  it('keeps its order while prices move', () => {
    const before = portfolioOf(wallet, priceOf);
    const fallen = portfolioOf(wallet, (currency) => (currency === 1 ? '100' : priceOf(currency)));
    expect(fallen.coins.map(({ code }) => code)).toEqual(['USDT', 'BTC']);
    const kept = inOrderOf(before, fallen);
    expect(kept.coins.map(({ code }) => code)).toEqual(['BTC', 'USDT']);
    expect(kept.accounts.map(({ kind }) => kind)).toEqual(['spot', 'funding']);
    expect(kept.accounts[0]?.holdings.map(({ code }) => code)).toEqual(['BTC', 'USDT']);
    expect(kept.value).toBe(fallen.value);
  });

  it('knows what is owned from what is only held for an order', () => {
    const walletWith = (available: string, freeze: string) => ({
      ...wallet,
      accounts: [{ id: 2, kind: 'spot' as const, total_usdt: '0', balances: [balance(3, 'USDT', available, freeze)] }],
    });
    expect(ownedText(walletWith('10', '0'))).toBe(ownedText(walletWith('4', '6.0')));
    expect(ownedText(walletWith('10', '0'))).not.toBe(ownedText(walletWith('4', '5')));
    expect(ownedText(walletWith('0', '0'))).toBe('');
  });
});
