import { expect, it } from 'vitest';
import { entryText, titleOfPart } from './entry-text.ts';

it('says what operators did with their reason, and that it failed', () => {
  const values = { reason: 'Checked', failed: '', second: 0 };
  expect(entryText('acts', 'customer.freeze', values)).toBe('Froze a customer: “Checked”');
  expect(entryText('acts', 'customer.brand_new', { ...values, reason: '' })).toBe('Customer brand new');
  expect(entryText('acts', 'customer.freeze', { ...values, failed: 'refused' })).toContain('(failed)');
});

it('says orders, balances and logins as sentences', () => {
  const order = { market: 'BTC/USDT', side: 'buy', order_type: 'limit', price: '64000', quantity: '0.01', filled: '0' };
  expect(entryText('orders', 'order', { ...order, state: 'open' })).toBe(
    'Limit buy of 0.01 BTC/USDT at 64000: open, 0 filled',
  );
  const bill = { account: 'spot', currency: 'USDT', amount: '-640.12', balance_after: '9359.88', ref: 'f1' };
  expect(entryText('bills', 'trade', bill)).toBe('Trade: −640.12 USDT in spot, then 9359.88');
  const visit = { device: 'Chrome', address: '203.0.113.9', success: false };
  expect(entryText('logins', 'login', visit)).toBe('Failed to sign in from Chrome, 203.0.113.9');
  expect(entryText('logins', 'password_changed', visit)).toBe('Password changed from Chrome, 203.0.113.9');
});

it('says what it has no words for by its names', () => {
  expect(entryText('new_part', 'something_done', { amount: '5' })).toBe('Something done · amount 5');
  expect(titleOfPart('new_part')).toBe('New part');
});
