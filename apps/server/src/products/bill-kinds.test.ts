import { billKinds } from '@auric/api';
import { billTypes } from '@auric/exchange';
import { expect, test } from 'vitest';

test('the wire has a word for every kind of bill that the exchange makes, and no other', () => {
  expect([...billKinds].sort()).toEqual([...billTypes].sort());
});
