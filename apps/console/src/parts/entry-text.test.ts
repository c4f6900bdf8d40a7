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
    'Limit buy of 0.01 BTC/USDT at 64,000: open, 0 filled',
  );
  const spending = { ...order, order_type: 'market', price: '0', quantity: '0', total: '1200', currency: 'USDT' };
  expect(entryText('orders', 'order', { ...spending, filled: '0.018', state: 'filled' })).toBe(
    'Market buy of BTC/USDT for 1,200 USDT: filled, 0.018 filled',
  );
  const bill = { account: 'spot', currency: 'USDT', amount: '-640.12', balance_after: '9359.88', ref: 'f1' };
  expect(entryText('bills', 'trade', bill)).toBe('Trade: −640.12 USDT in spot, then 9,359.88');
  const visit = { device: 'Chrome', address: '203.0.113.9', success: false };
  expect(entryText('logins', 'login', visit)).toBe('Failed to sign in from Chrome, 203.0.113.9');
  expect(entryText('logins', 'password_changed', visit)).toBe('Password changed from Chrome, 203.0.113.9');
});

it('says conversions, recurring buys and transfers as sentences', () => {
  const converted = { conversion: 4, plan: 0, given: '600 USDT', received: '0.0099 BTC' };
  expect(entryText('conversions', 'quote', converted)).toBe('Converted 600 USDT to 0.0099 BTC');
  const buy = { plan: 7, amount: '50 USDT', currency: 'BTC', days: 1 };
  expect(entryText('conversions', 'started', buy)).toBe('Recurring buy 7 begun: 50 USDT to BTC every day');
  expect(entryText('conversions', 'skipped', { ...buy, reason: 'insufficient_balance' })).toBe(
    'Recurring buy 7 of BTC for 50 USDT left out: Insufficient balance',
  );
  const given = { transfer: 3, amount: '1000', currency: 'USDT', customer: 12, fee: '1' };
  expect(entryText('transfers', 'given', given)).toBe('Transfer 3: gave 1000 USDT to customer 12, for a fee of 1');
  expect(entryText('transfers', 'received', given)).toBe('Transfer 3: got 1000 USDT from customer 12');
});

it('says what became of positions as sentences', () => {
  const position = {
    position: 9,
    market: 'BTCUSDT',
    side: 'long',
    quantity: '0.1 BTC',
    price: '60006',
    fee: '3.60036',
  };
  expect(entryText('futures', 'opened', { ...position, currency: 'USDT' })).toBe(
    'Opened 0.1 BTC of long position 9 in BTCUSDT at 60,006, fee 3.60036',
  );
  const lost = { ...position, price: '58994.1', fee: '18.822', realised: '-101.19', currency: 'USDT' };
  expect(entryText('futures', 'liquidation', lost)).toBe(
    'Liquidated 0.1 BTC of long position 9 in BTCUSDT at 58,994.1: −101.19 USDT, fee 18.822',
  );
  const paid = { position: 9, market: 'BTCUSDT', amount: '-0.6', margin: '0', currency: 'USDT' };
  expect(entryText('futures', 'funding', paid)).toBe('Funding of position 9 in BTCUSDT: −0.6 USDT');
  expect(entryText('futures', 'funding', { ...paid, margin: '0.2' })).toContain(', 0.2 of it from its margin');
});

it('says what changed of a standing, what was told, and chats', () => {
  const frozen = { source: 'operator', word: 'fraud', scope: 'both' };
  expect(entryText('standing', 'frozen', frozen)).toBe(
    'Frozen by an operator: trading and withdrawals (Suspected fraud)',
  );
  expect(entryText('standing', 'lifted', { source: 'owner' })).toBe('No longer frozen by the customer');
  expect(entryText('standing', 'identity_level', { level: 2, before: 1 })).toBe('Identity level 2, before 1');
  expect(entryText('standing', 'country', { country: 'TH', before: '' })).toBe('Country Thailand, before unknown');
  const told = { title: 'Account frozen', shown: true, mail: 'sent', sms: '' };
  expect(entryText('messages', 'told', told)).toBe('Told “Account frozen” in the app, by mail (sent)');
  expect(entryText('messages', 'told', { ...told, shown: false, mail: 'bounced', sms: 'sent' })).toBe(
    'Told “Account frozen” by mail (came back), by SMS (sent)',
  );
  expect(entryText('support', 'opened', { topic: 'trading', rating: 0 })).toBe('Chat begun about trading');
  expect(entryText('support', 'closed', { topic: 'trading', rating: 4 })).toBe(
    'Chat about trading ended, rated 4 of 5',
  );
});

it('says what it has no words for by its names', () => {
  expect(entryText('new_part', 'something_done', { amount: '5' })).toBe('Something done · amount 5');
  expect(titleOfPart('new_part')).toBe('New part');
});
