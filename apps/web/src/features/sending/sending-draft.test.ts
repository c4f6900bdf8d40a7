import type { Currency } from '@auric/api';
import { expect, it } from 'vitest';
import { coinOfDraft, emptySending, reasonAgainst, restoreSending } from './sending-draft.ts';

const coins = ['BTC', 'USDT'].map((code) => ({ code })) as Currency[];

it('begins with nothing, and goes on with what was left of it', () => {
  expect(restoreSending(undefined)).toEqual({ user_string: '', coin: 'USDT', amount: '' });
  expect(restoreSending({ user_string: 'ada@example.com' })).toEqual({
    ...emptySending,
    user_string: 'ada@example.com',
  });
});

it('is of a coin that is listed', () => {
  expect(coinOfDraft(emptySending, coins).code).toBe('USDT');
  expect(coinOfDraft({ ...emptySending, coin: 'GONE' }, coins).code).toBe('BTC');
});

it.each([
  ['', 'enterAmount'],
  ['0.00', 'enterAmount'],
  ['100', null],
  ['100.01', 'insufficient'],
])('says of %j of 100: %s', (amount, reason) => {
  expect(reasonAgainst({ ...emptySending, amount }, '100', 6)).toBe(reason);
});
