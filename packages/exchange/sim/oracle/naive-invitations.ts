/** What one referrer was given in one asset. */
interface NaiveShare {
  referrer: number;
  asset: number;
  direct: bigint;
  second: bigint;
  due: bigint;
  paid: bigint;
}

/** Who brought whom, and what they have of it. */
export class NaiveReferrals {
  readonly links = new Map<number, { referrer: number; until: number }>();
  readonly shares: NaiveShare[] = [];
  walk: { id: number; timer: number; due: number } | null = null;
  lastWalk = 0;
  lastPayment = 0;

  /** The one who brought a customer, the one who brought that one, and so on. */
  above(customer: number): number[] {
    const link = this.links.get(customer);
    return link === undefined ? [] : [link.referrer, ...this.above(link.referrer)];
  }

  /** How many somebody has brought, directly and through those. */
  invited(referrer: number): { direct: number; second: number } {
    const chains = [...this.links.keys()].map((customer) => this.above(customer));
    return {
      direct: chains.filter(([first]) => first === referrer).length,
      second: chains.filter(([, next]) => next === referrer).length,
    };
  }
}
