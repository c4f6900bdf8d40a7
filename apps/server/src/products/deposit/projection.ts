import type { Projection } from '../../engine/projector/projection.ts';

/** What was credited makes bills; what is on its way or asked for is read from memory; the rest is in the journal. */
export function depositProjection(): Projection {
  return { tables: [], fold: {}, unprojected: depositUnprojected };
}

const depositUnprojected: Projection['unprojected'] = [
  'DepositSeen',
  'DepositUnassigned',
  'DepositAssigned',
  'DepositUndone',
  'DepositRequested',
  'DepositRequestEnded',
];
