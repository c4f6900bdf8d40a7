import * as z from 'zod/mini';
import { whole } from '../values/scalars.ts';
import { consoleCall } from './call.ts';

const series = z.object({
  name: z.string(),
  /** `per_second`, `ms`, `bytes`, `count`. */
  unit: z.string(),
  /** One value a step, oldest first; null where nothing was measured. */
  values: z.array(z.nullable(z.number())),
});

const health = z.object({
  ready: z.boolean(),
  /** Why it isn't, in the words of `/readyz`. */
  reasons: z.array(z.string()),
  release: z.string(),
  started_at: z.int(),
  /** The time of the last value, and how far apart they are. */
  at: z.int(),
  step_ms: z.int(),
  series: z.array(series),
});
export type Health = z.output<typeof health>;

export const healthCalls = {
  health: consoleCall({
    method: 'GET',
    access: 'operator',
    summary: 'How the service is, over up to 24 hours, in as many values as are asked for.',
    request: z.object({ hours: z._default(whole(1, 24), 1), values: z._default(whole(10, 720), 180) }),
    response: health,
  }),
};
