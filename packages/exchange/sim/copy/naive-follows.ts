import type { Command } from '../../src/index.ts';
import { million } from './copy-listing.ts';

export type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Wish = Omit<Of<'EditFollow'>, 'type' | 'customer' | 'follow'>;

export interface SeenFollow {
  readonly follow: number;
  readonly follower: number;
  readonly lead: number;
  readonly sharePpm: number;
  readonly startedAt: number;
  wish: Wish;
  /** What its copies have come to, what of it was paid to the lead, and what is held for what is due by now. */
  gained: bigint;
  shared: bigint;
  held: bigint;
  /** Why it is about to end; nothing while it isn't. */
  closing: '' | 'follower' | 'lead_closed' | 'stop_loss';
}

interface Terms extends Omit<Of<'SetFollowTerms'>, 'type' | 'effectiveAt'> {
  readonly from: number;
}

/** Who follows whom by the rules, as one would write it on the first day: a list. */
export class NaiveFollows {
  all: SeenFollow[] = [];
  readonly #terms: Terms[] = [
    {
      from: 0,
      amountLeast: 10n * million,
      multipleMostE6: 100_000_000,
      contractsMostE6: 1_000_000_000,
      followersMost: 1_000,
      followsMost: 10,
    },
  ];
  #last = 0;

  of(follower: number): SeenFollow[] {
    return this.all.filter((one) => one.follower === follower);
  }

  own({ customer, follow }: { customer: number; follow: number }): SeenFollow | undefined {
    return this.all.find((one) => one.follow === follow && one.follower === customer);
  }

  started({ type: _type, customer, lead, sharePpm, ...wish }: Of<'Follow'>, at: number): void {
    const nothing = { gained: 0n, shared: 0n, held: 0n, closing: '' } as const;
    this.all.push({ follow: ++this.#last, follower: customer, lead, sharePpm, startedAt: at, wish, ...nothing });
  }

  ended(is: (follow: SeenFollow) => boolean): void {
    this.all = this.all.filter((one) => !is(one));
  }

  termsSet({ type: _type, effectiveAt, ...terms }: Of<'SetFollowTerms'>, at: number): void {
    this.#terms.push({ ...terms, from: Math.max(effectiveAt, at) });
  }

  /** What of a wish is wrong in any state, or null. */
  formOf({ mode, sizeE6, followAmount, stopLoss, leverageMost }: Wish): string | null {
    if (mode !== 'multiple' && mode !== 'fixed') return 'copy_mode_invalid';
    if (sizeE6 < 1) return 'copy_size_invalid';
    if (followAmount <= 0n) return 'follow_amount_invalid';
    if (stopLoss < 0n || stopLoss > followAmount) return 'follow_stop_loss_invalid';
    return leverageMost < 0 || leverageMost > 1_000 ? 'leverage_invalid' : null;
  }

  beyondTerms({ mode, sizeE6, followAmount }: Wish, at: number): string | null {
    const terms = this.#termsAt(at);
    if (sizeE6 > (mode === 'fixed' ? terms.contractsMostE6 : terms.multipleMostE6)) return 'copy_size_too_large';
    return followAmount < terms.amountLeast ? 'follow_amount_too_small' : null;
  }

  beyondCounts(follower: number, lead: number, at: number): string | null {
    const terms = this.#termsAt(at);
    if (this.of(follower).length >= terms.followsMost) return 'too_many_follows';
    return this.all.filter((one) => one.lead === lead).length >= terms.followersMost ? 'lead_full' : null;
  }

  #termsAt(at: number): Terms {
    let found = this.#terms[0]!;
    for (const terms of this.#terms) if (terms.from <= at && terms.from >= found.from) found = terms;
    return found;
  }
}

export function isSameWish(left: Wish, right: Wish): boolean {
  return (
    left.mode === right.mode &&
    left.sizeE6 === right.sizeE6 &&
    left.followAmount === right.followAmount &&
    left.stopLoss === right.stopLoss &&
    left.leverageMost === right.leverageMost
  );
}
