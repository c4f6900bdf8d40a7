import type { Readiness } from '../../edge/operations.ts';
import { release } from '../../release.ts';
import type { ConsoleRoutesOf } from '../route.ts';
import { healthLines, type HealthRecord, stepMs } from './health-record.ts';

/** How the service is, for whoever has the house in view and no Prometheus. */
export function healthRoutes(record: HealthRecord, needed: readonly Readiness[]): ConsoleRoutesOf<'health'> {
  return {
    health: {
      read: ({ hours, values }) => {
        const reasons = needed.flatMap((part) => {
          const { ok, reason = 'unknown' } = part.ready();
          return ok ? [] : [reason];
        });
        const steps = (hours * 3_600_000) / stepMs;
        const series = healthLines.map(({ name, unit }) => ({
          name,
          unit,
          values: record.series(name, steps, values),
        }));
        const [{ values: first }] = series as [(typeof series)[number]];
        return {
          ready: reasons.length === 0,
          reasons,
          release,
          started_at: record.startedAt,
          at: record.at,
          step_ms: Math.round((hours * 3_600_000) / first.length),
          series,
        };
      },
    },
  };
}
