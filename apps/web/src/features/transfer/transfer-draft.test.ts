import { describe, expect, it } from 'vitest';
import { addressOf, choicesOf, edited, emptyTransfer, reasonAgainst, swapped } from './transfer-draft.ts';

const coins = [
  { id: 3, code: 'USDT' },
  { id: 1, code: 'BTC' },
];
const sent = { ...emptyTransfer, amount: '5' };

describe('a transfer that is being written', () => {
  it('never goes to where it comes from: choosing the other side swaps them', () => {
    expect(edited(emptyTransfer, { from: 'spot' })).toMatchObject({ from: 'spot', to: 'funding' });
    expect(edited(emptyTransfer, { to: 'funding' })).toMatchObject({ from: 'spot', to: 'funding' });
    expect(edited(emptyTransfer, { from: 'earn' })).toMatchObject({ from: 'earn', to: 'spot' });
    expect(edited(emptyTransfer, { from: 'spot', to: 'spot' })).toMatchObject({ from: 'spot', to: 'funding' });
    expect(swapped(emptyTransfer)).toMatchObject({ from: 'spot', to: 'funding' });
  });

  it('has no amount of another coin', () => {
    expect(edited(sent, { coin: 'BTC' })).toMatchObject({ coin: 'BTC', amount: '' });
    expect(edited(sent, { coin: 'USDT' }).amount).toBe('5');
    expect(edited(sent, { from: 'earn' }).amount).toBe('5');
  });

  it('is led to by links, by word or by id', () => {
    expect(choicesOf(new URLSearchParams('currency=btc&from=spot&to=7'), coins)).toEqual({
      coin: 'BTC',
      from: 'spot',
      to: 'earn',
    });
    expect(choicesOf(new URLSearchParams('currency=3&from=1&to=1'), coins)).toEqual({ coin: 'USDT', from: 'funding' });
    expect(choicesOf(new URLSearchParams('currency=none&from=bank'), coins)).toEqual({});
    expect(choicesOf(addressOf({ ...sent, from: 'stock' }), coins)).toEqual({
      coin: 'USDT',
      from: 'stock',
      to: 'spot',
    });
  });

  it.each([
    ['', '10', 'enterAmount'],
    ['.', '10', 'enterAmount'],
    ['0.000000', '10', 'enterAmount'],
    ['10.000001', '10', 'insufficient'],
    ['10.', '10', null],
    ['.000001', '10', null],
  ])('with %j of %j says %j', (amount, available, reason) => {
    expect(reasonAgainst({ ...emptyTransfer, amount }, available, 6)).toBe(reason);
  });
});
