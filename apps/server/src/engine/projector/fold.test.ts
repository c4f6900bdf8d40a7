import { eventTables } from '@auric/exchange';
import { expect, test } from 'vitest';
import { projectionOf } from './fold.ts';

test.each(Object.keys(eventTables))('somebody has decided what the read models make of %s', (type) => {
  expect(() => projectionOf(type)).not.toThrow();
});

test('an event that nobody decided about does not pass unseen', () => {
  expect(() => projectionOf('ShareSplit')).toThrow('ShareSplit has no projection');
});
