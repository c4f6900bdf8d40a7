import type { Projection } from '../../engine/projector/projection.ts';

/** The limits of exits are read from memory; how they came about is in the journal. */
export function exitProjection(): Projection {
  return { tables: [], fold: {}, unprojected: ['IdentityLimitsSet', 'OutflowLimitSet'] };
}
