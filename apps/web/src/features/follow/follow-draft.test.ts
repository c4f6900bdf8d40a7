import { expect, it } from 'vitest';
import { followFault, previewWish, restoreFollow, wishOf } from './follow-draft.ts';

const bounds = { amountLeast: '10', multipleMost: '100', lotsMost: '1000', balance: '500' };
const draft = { ...restoreFollow(undefined)(undefined), amount: '100', agreed: true };

it.each([
  [{}, null],
  [{ size: '' }, 'enterSize'],
  [{ size: '0' }, 'enterSize'],
  [{ size: '100.000001' }, 'sizeMost'],
  [{ mode: 'fixed', size: '1000' }, null],
  [{ mode: 'fixed', size: '1000.1' }, 'sizeMost'],
  [{ amount: '' }, 'enterAmount'],
  [{ amount: '9.99' }, 'amountLeast'],
  [{ amount: '500' }, null],
  [{ amount: '500.01' }, 'insufficient'],
  [{ stopLoss: '100' }, null],
  [{ stopLoss: '100.01' }, 'stopMost'],
  [{ agreed: false }, 'agree'],
] as const)('%o is %s', (change, fault) => {
  expect(followFault({ ...draft, ...change }, bounds)).toBe(fault);
});

it('is sent in the words of the wire, and shown beforehand once it says enough', () => {
  expect(wishOf(draft)).toEqual({ type: 1, number: '1', follow_amount: '100', max_multiple: 0, stop_loss: '0' });
  expect(previewWish({ ...draft, amount: '' }, 7)).toBeNull();
  expect(previewWish(draft, 7)).toMatchObject({ trader_user_id: 7, follow_amount: '100' });
});

it('begins with what is followed now', () => {
  const now = { mode: 'fixed', size: '2', amount: '50', leverageMost: 5, stopLoss: '0' } as never;
  expect(restoreFollow(now)(undefined)).toMatchObject({ mode: 'fixed', size: '2', stopLoss: '', agreed: true });
  expect(restoreFollow(now)({ amount: '60' })).toMatchObject({ amount: '60', size: '2' });
});
