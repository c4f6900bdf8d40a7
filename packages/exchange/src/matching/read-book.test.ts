import { expectTypeOf, test } from 'vitest';
import type { Desk, Market } from './venue/decide/desk.ts';

test('no decision can move an order in a book: the types have nothing for it', () => {
  expectTypeOf<Market['book']>().toHaveProperty('bids');
  expectTypeOf<Market['book']>().not.toHaveProperty('rest');
  expectTypeOf<Market['book']>().not.toHaveProperty('reduce');
  expectTypeOf<Desk['state']>().not.toHaveProperty('books');
});
