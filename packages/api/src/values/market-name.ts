import * as z from 'zod/mini';
import { id } from './scalars.ts';

/** A market: by `match_id`, or by the pair of its base and its quote asset. */
export const marketFields = {
  match_id: z.optional(id).check(z.describe('The market; or name it by its pair.')),
  currency_id: z.optional(id).check(z.describe('The base asset of the pair.')),
  legal_id: z.optional(id).check(z.describe('The quote asset of the pair.')),
};
