import type { Projection } from '../../engine/projector/projection.ts';

/** Transfers to other customers make bills; what they cost is read from memory. */
export function customerTransferProjection(): Projection {
  return { tables: [], fold: {}, unprojected: ['CustomerTransferFeesSet', 'CustomerTransferFeesAnnounced'] };
}
