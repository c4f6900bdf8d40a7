import type { WireOrder } from '@auric/api';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en/catalogue.ts';
import { NumberFormats } from '../../locales/number-format.ts';
import { orderName, orderNewsText } from './order-news-text.ts';

const t = ((select: (texts: typeof english) => string, values: Record<string, string> = {}) =>
  select(english).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as unknown as TFunction;
const numbers = new NumberFormats('en');
const order = {
  symbol: 'BTC/USDT',
  type: 'buy',
  price: '64000',
  average_price: '0',
  amount: '0.01',
  quote_amount: '0',
  filled: '0',
  reason: 'none',
} as WireOrder;

describe('the news of an order', () => {
  it('names its side, size and price', () => {
    expect(orderName(order, t, numbers)).toBe('BTC/USDT Buy 0.01 @ 64,000');
    expect(orderNewsText(order, 'canceled', t, numbers)).toBe('BTC/USDT Buy 0.01 @ 64,000: order canceled');
  });

  it('says what came of it where it was filled', () => {
    const filled = { ...order, filled: '0.004', average_price: '63999.5' };
    expect(orderName(filled, t, numbers)).toBe('BTC/USDT Buy 0.004 @ 63,999.5');
  });

  it('names what an order by its total may cost, and no price where there is none', () => {
    const market = { ...order, price: '0', amount: '0', quote_amount: '500' };
    expect(orderName(market, t, numbers)).toBe('BTC/USDT Buy 500 USDT');
  });
});
