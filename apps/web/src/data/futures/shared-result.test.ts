import { expect, it } from 'vitest';
import { sharedResult } from './shared-result.ts';

it('makes a result anew for other arguments alone', () => {
  let made = 0;
  const pair = sharedResult((left: object, right: object) => [left, right, (made += 1)]);
  const [left, right] = [{}, {}];
  const first = pair(left, right);
  expect(pair(left, right)).toBe(first);
  expect(pair(left, {})).not.toBe(first);
  expect(made).toBe(2);
});
