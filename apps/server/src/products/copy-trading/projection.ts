import type { Projection } from '../../engine/projector/projection.ts';

/** Who leads and who follows whom now is read from memory; the exchange forgets no lead. */
export function copyTradingProjection(): Projection {
  return {
    tables: [],
    fold: {},
    unprojected: [
      'LeadTermsSet',
      'LeadOpened',
      'LeadShareSet',
      'LeadClosed',
      'FollowTermsSet',
      'FollowStarted',
      'FollowChanged',
      'FollowEnded',
      'FollowersWalked',
      'FollowClosing',
      'LeadFilled',
      'LeadFillCopied',
      'CopyOpened',
      'CopySkipped',
      'LeadReduced',
      'CopyReduced',
      'CopyWaits',
      'CopiesClosed',
      'CopyDetached',
      'SharesDue',
      'SharesWalked',
      'ShareSettled',
    ],
  };
}
