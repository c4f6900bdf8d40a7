import * as z from 'zod/mini';
import { id, whole } from './scalars.ts';

/**
 * The paging parameters of every list; `limit` is 10 where a list doesn't say otherwise. Who reads on by `before` misses
 * nothing and reads nothing twice, whatever comes on top meanwhile.
 */
export const paging = {
  page: z._default(whole(1, 1_000_000), 1).check(z.describe('1 unless given.')),
  limit: z._default(whole(1, 100), 10).check(z.describe('Items on a page, 10 unless given.')),
  before: z.optional(id).check(z.describe('Only what has a smaller id, and so is older; `total` counts these.')),
};

/** One page of a list. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: z.array(item),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    has_more: z.boolean(),
  });
}
