import type { Projection } from '../../engine/projector/projection.ts';

/** What is offered where is read from memory; how it came about is in the journal. */
export function availabilityProjection(): Projection {
  return { tables: [], fold: {}, unprojected: ['AvailabilitySet', 'AvailabilityAnnounced'] };
}
