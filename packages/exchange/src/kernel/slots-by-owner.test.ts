import { expect, test } from 'vitest';
import { SlotsByOwner } from './slots-by-owner.ts';

test('knows the rows of each owner and forgets who has none', () => {
  const slots = new SlotsByOwner();
  slots.index([3, 4, 9], { 3: 7, 4: 8, 9: 7 });
  slots.add(0, 5);
  expect([...slots.of(7), ...slots.of(8), ...slots.of(0)]).toEqual([3, 9, 4, 5]);
  slots.remove(7, 3);
  slots.remove(8, 4);
  expect([slots.of(7).size, slots.of(8).size, slots.of(1).size]).toEqual([1, 0, 0]);
  expect(slots.of(8)).toBe(slots.of(1));
});

test.each([
  [7, 4],
  [9, 3],
])('of %i does not give away the row %i, which is not one of theirs', (owner, slot) => {
  const slots = new SlotsByOwner();
  slots.add(7, 3);
  slots.add(8, 4);
  expect(() => slots.remove(owner, slot)).toThrow('not one of');
});
