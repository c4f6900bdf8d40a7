/**
 * What is asked of who wants to lead: at least so much in the contract account (units of USDT), and a share of what followers gain of
 * at most so many ppm. In force from `effectiveAt` (ms) or, where that has passed, at once; who leads already goes on.
 */
export interface SetLeadTerms {
  type: 'SetLeadTerms';
  balanceLeast: bigint;
  shareMostPpm: number;
  effectiveAt: number;
}

/** A customer wants to be followed, for a share of what followers gain, in ppm. It is decided by rule, not by a person. */
export interface BecomeLead {
  type: 'BecomeLead';
  customer: number;
  sharePpm: number;
}

/** A lead trader asks for another share, of follows that begin from now on. */
export interface ChangeLeadShare {
  type: 'ChangeLeadShare';
  customer: number;
  sharePpm: number;
}

/** A lead trader doesn't want to be followed any more. What they did as one stays known. */
export interface CloseLead {
  type: 'CloseLead';
  customer: number;
}

export type CopyTradingCommand = SetLeadTerms | BecomeLead | ChangeLeadShare | CloseLead;
