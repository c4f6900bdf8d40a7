import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { ConfiguredRows } from '../configured.ts';

type Set = Extract<EventRecord, { type: 'FeeScheduleSet' | 'FeeScheduleAnnounced' }>;

const subject = 'fee_schedule';

/** How fees came to be as they are; which are in force is read from memory, and what was paid stands in the bills. */
export function spotProjection(): Projection {
  const rows = new ConfiguredRows('view.fee_schedules');
  const fold: Fold<Set> = {
    // What was announced for a time is known by that time.
    FeeScheduleAnnounced: ({ tiers, effectiveAt }, at, seq) =>
      rows.add({ seq, subject, at, effective_at: effectiveAt, schedule: effectiveAt, in_force: false }, { tiers }),
    FeeScheduleSet: ({ tiers, effectiveAt }, at, seq) =>
      rows.add({ seq, subject, at, effective_at: at, schedule: effectiveAt, in_force: true }, { tiers }),
  };
  return { tables: ['view.fee_schedules'], fold, unprojected: [], write: (client) => rows.write(client) };
}
