import type { Projection } from '../../engine/projector/projection.ts';

/** What referrers are paid makes bills; whom they brought and what is due is read from memory. */
export function referralProjection(): Projection {
  return { tables: [], fold: {}, unprojected: ['ReferralLinked', 'ReferralLapsed', 'ReferralDuesWalked'] };
}
