import type { Projection } from '../../engine/projector/projection.ts';

/** Who leads, for what and since when is read from memory, also of those who have stopped: the exchange forgets none of them. */
export function copyTradingProjection(): Projection {
  return { tables: [], fold: {}, unprojected: ['LeadTermsSet', 'LeadOpened', 'LeadShareSet', 'LeadClosed'] };
}
