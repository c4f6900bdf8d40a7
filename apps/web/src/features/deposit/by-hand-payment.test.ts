import type { Currency } from '@auric/api';
import { expect, test } from 'vitest';
import { shownFiats } from '../../data/market/fiat.ts';
import { comesTo, fiatDecimals, fiatsFor, paymentOf } from './by-hand-payment.ts';

const usdt = { id: 3, code: 'USDT', scale: 6 } as Currency;
const bitcoin = { id: 1, code: 'BTC', scale: 8 } as Currency;
const rates = [
  { currency_code: 'USD', rate: '1', saveTime: 0 },
  { currency_code: 'CNY', rate: '7.115', saveTime: 0 },
] as const;
const [dollar, yuan] = shownFiats(rates, 1) as [never, never];

test('fiat comes to what the rate gives, rounded down to the coin’s smallest unit', () => {
  expect(comesTo('711.50', yuan, usdt)).toBe('100');
  expect(comesTo('1', yuan, usdt)).toBe('0.140548');
  expect(comesTo('12.34', dollar, usdt)).toBe('12.34');
  expect(comesTo('1.0000001', yuan, usdt)).toBeNull();
});

test('a payment in fiat says what was paid at which rate, one in the coin goes by its network', () => {
  expect(paymentOf('711.5', yuan, usdt, 'ERC20')).toEqual({
    amount: '100',
    type: 'BANK',
    fiat_currency: 'CNY',
    fiat_amount: '711.5',
    fiat_rate: '7.115',
  });
  expect(paymentOf('100', undefined, usdt, 'ERC20')).toEqual({ amount: '100', type: 'ERC20' });
});

test('fiat pays for USDT alone, with the decimals of its own', () => {
  expect(fiatsFor(usdt, [dollar, yuan])).toEqual([dollar, yuan]);
  expect(fiatsFor(bitcoin, [dollar, yuan])).toEqual([]);
  expect([fiatDecimals('CNY'), fiatDecimals('JPY'), fiatDecimals('VND')]).toEqual([2, 0, 0]);
});
