import { describe, expect, it } from 'vitest';
import { emptyWithdraw, mostOf, reasonAgainst, receivesOf, type WithdrawInfo } from './withdraw-draft.ts';

const network = { id: 4, subName: 'TRC20', min_withdraw: '10', withdraw_fee: '1', waits_for: null };
const info = { available: '100', left_24h: '50' } as WithdrawInfo;
const written = (amount: string) => ({ ...emptyWithdraw, amount });

describe('a withdrawal that is being written', () => {
  it.each([
    ['', 'enterAmount'],
    ['0', 'enterAmount'],
    ['100.000001', 'insufficient'],
    ['9.999999', 'minimum'],
    ['50.000001', 'overLimit'],
    ['10', null],
    ['50', null],
  ])('of %j says %j', (amount, reason) => {
    expect(reasonAgainst(written(amount), info, network, 6)).toBe(reason);
  });

  it('needs a place to go to first', () => {
    expect(reasonAgainst(written('20'), info, undefined, 6)).toBe('choose');
  });

  it('is not limited by what no index can tell', () => {
    expect(reasonAgainst(written('60'), { ...info, left_24h: null }, network, 6)).toBeNull();
    expect(mostOf({ ...info, left_24h: null }, 6)).toBe('100');
    expect(mostOf(info, 6)).toBe('50');
  });

  it('brings the amount less the fee', () => {
    expect(receivesOf('20.5', network, 6)).toBe('19.5');
    expect(receivesOf('0.5', network, 6)).toBe('0');
    expect(receivesOf('', undefined, 6)).toBe('0');
  });
});
