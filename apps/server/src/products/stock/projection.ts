import type { Projection } from '../../engine/projector/projection.ts';

/** When stock markets trade is read from memory: the exchange keeps the sessions that are still to come. */
export function stockProjection(): Projection {
  return {
    tables: [],
    fold: {},
    unprojected: ['SessionAnnounced', 'SessionCanceled', 'SessionOpened', 'SessionClosed'],
  };
}
