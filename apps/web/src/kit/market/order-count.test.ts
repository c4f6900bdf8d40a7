import { expect, it } from 'vitest';
import { orderCount } from './order-count.ts';

it('counts both legs of an OCO as one order, and one that is left alone too', () => {
  const limit = { id: 1, oco_id: 0 };
  const first = { id: 2, oco_id: 2 };
  const second = { id: 3, oco_id: 2 };
  expect(orderCount([limit, first, second])).toBe(2);
  expect(orderCount([second])).toBe(1);
  expect(orderCount([])).toBe(0);
});
