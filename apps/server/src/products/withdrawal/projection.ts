import type { Projection } from '../../engine/projector/projection.ts';

/** What left makes bills; what is on its way, address books and terms are read from memory; the rest is in the journal. */
export function withdrawalProjection(): Projection {
  return { tables: [], fold: {}, unprojected: withdrawalUnprojected };
}

const withdrawalUnprojected: Projection['unprojected'] = [
  'WithdrawalHeld',
  'WithdrawalMoved',
  'WithdrawalReleased',
  'WithdrawalAddressAdded',
  'WithdrawalAddressRemoved',
  'WhitelistSet',
  'ReconciliationSet',
  'WithdrawalTermsSet',
  'WithdrawalReviewSet',
];
