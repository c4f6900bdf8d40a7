import type { Projection } from '../../engine/projector/projection.ts';

/** Fees are read from memory; what was paid stands in the bills. */
export function spotProjection(): Projection {
  return { tables: [], fold: {}, unprojected: ['FeeScheduleSet', 'FeeScheduleAnnounced'] };
}
