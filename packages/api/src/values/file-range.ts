import * as z from 'zod/mini';
import { time } from './scalars.ts';

/** What a file may be narrowed by in time: at most twelve months, the last ones unless said otherwise. */
export const fileRange = {
  from: z.optional(time).check(z.describe('At most twelve months before `to`; so many unless given.')),
  to: z.optional(time).check(z.describe('Now unless given.')),
};
