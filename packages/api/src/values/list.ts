import * as z from 'zod/mini';
import { whole } from './scalars.ts';

/** The paging parameters of every list; `limit` is 10 where a list doesn't say otherwise. */
export const paging = {
  page: z._default(whole(1, 1_000_000), 1).check(z.describe('1 unless given.')),
  limit: z._default(whole(1, 100), 10).check(z.describe('Items on a page, 10 unless given.')),
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
