import { describe, expect, it } from 'vitest';
import { changed, emptyConvert, inMode, reasonAgainst } from './convert-draft.ts';

describe('what is being converted', () => {
  it('is never a coin into itself: the other one takes its place', () => {
    expect(changed(emptyConvert, { to: 'USDT' })).toEqual({ from: 'BTC', to: 'USDT', amount: '' });
    expect(changed({ ...emptyConvert, amount: '5' }, { from: 'BTC' })).toEqual({ from: 'BTC', to: 'USDT', amount: '' });
    expect(changed({ ...emptyConvert, amount: '5' }, { to: 'ETH' })).toEqual({ from: 'USDT', to: 'ETH', amount: '5' });
  });

  it('is paid in USDT where it is a purchase', () => {
    expect(inMode({ from: 'BTC', to: 'USDT', amount: '1' }, 'buy')).toEqual({ from: 'USDT', to: 'BTC', amount: '' });
    expect(inMode({ from: 'BTC', to: 'ETH', amount: '1' }, 'exchange').from).toBe('BTC');
  });

  it.each([
    ['', '10', 'enterAmount'],
    ['0', '10', 'enterAmount'],
    ['10.000001', '10', 'insufficient'],
    ['10', '10', null],
  ])('with %j of %j says %j', (amount, available, reason) => {
    expect(reasonAgainst({ ...emptyConvert, amount }, available, 6)).toBe(reason);
  });
});
