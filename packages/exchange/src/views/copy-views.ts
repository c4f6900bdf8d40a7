/**
 * Somebody who leads or has led: the share that they ask of follows which begin now, in ppm; when they first led, when they last
 * began to, and when that ended, 0 while it hasn't. Times in Unix ms.
 */
export interface LeadView {
  lead: number;
  sharePpm: number;
  firstAt: number;
  openedAt: number;
  closedAt: number;
}

/** What is asked of who wants to lead: units of USDT in the contract account, and a share in ppm. `upcoming`: what is announced. */
export interface LeadTermsView {
  balanceLeast: bigint;
  shareMostPpm: number;
  upcoming: { effectiveAt: number; balanceLeast: bigint; shareMostPpm: number }[];
}
