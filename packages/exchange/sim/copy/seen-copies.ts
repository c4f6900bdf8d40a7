import { healthAt } from '../contracts/witness-marks.ts';
import { profitOf } from '../contracts/witness-exposure.ts';
import { marginOn } from '../contracts/witness-book.ts';
import { Fraction } from '../contracts/fraction.ts';
import type { Said, SeenPosition, WitnessWorld } from '../contracts/witness-world.ts';
import { abroad, closed, customers, frozen, unknown } from './copy-listing.ts';
import { NaiveFollows, type SeenFollow } from './naive-follows.ts';
import { naiveShareDue } from './naive-copies.ts';

/** A follower's ticket that copies one of the lead's. */
export interface SeenCopy {
  readonly position: number;
  readonly follow: number;
  readonly lead: number;
  readonly leadPosition: number;
  readonly market: number;
  /** Lots that should be closed by now, and aren't. */
  toClose: number;
  /** How many of them the follower knows of. */
  told: number;
}

/** An order that opens a ticket, as far as it has come. */
export interface SeenOpening {
  readonly order: number;
  readonly customer: number;
  readonly market: number;
  readonly buys: boolean;
  readonly leverage: number;
  quantity: number;
  filled: number;
}

/** What of a lead's order was filled and is not copied yet. */
export type PendingFill = { -readonly [Name in keyof Said<'LeadFilled'>]: Said<'LeadFilled'>[Name] };

/** A lead's ticket whose copies are being closed: what of it was closed and not passed on yet, and since when. */
export interface PendingClose {
  readonly position: number;
  readonly lead: number;
  readonly market: number;
  readonly since: number;
  before: number;
  left: number;
  /** When it is tried again. */
  due: number;
}

/** What the witness of copy trading knows: who follows whom, what they copy, and what is still to be passed on. */
export class SeenCopies {
  readonly w: WitnessWorld;
  readonly follows = new NaiveFollows();
  readonly copies = new Map<number, SeenCopy>();
  readonly openings = new Map<number, SeenOpening>();
  readonly fills = new Map<number, PendingFill>();
  readonly closes = new Map<number, PendingClose>();
  /** What isn't offered everywhere, by offer. */
  readonly offered = new Map<string, { isOn: boolean; without: string }>();

  constructor(w: WitnessWorld) {
    this.w = w;
  }

  follow(id: number): SeenFollow {
    const found = this.follows.all.find(({ follow }) => follow === id);
    if (found === undefined) throw new Error(`Nobody follows by ${id}.`);
    return found;
  }

  copy(position: number): SeenCopy {
    const found = this.copies.get(position);
    if (found === undefined) throw new Error(`${position} copies nothing.`);
    return found;
  }

  /** Who copies what a lead opens now, the oldest first. */
  copying(lead: number): SeenFollow[] {
    return this.follows.all
      .filter((one) => one.lead === lead && one.closing === '')
      .toSorted((left, right) => left.follow - right.follow);
  }

  copiesOf(follow: number): SeenCopy[] {
    return [...this.copies.values()].filter((copy) => copy.follow === follow);
  }

  /** Why somebody may not begin what is offered, or null. */
  barred(customer: number, offers: readonly string[] = ['copy_trading']): string | null {
    if (![...customers, closed, abroad, frozen, unknown].includes(customer)) return 'customer_not_found';
    if (customer === closed) return 'account_closed';
    if (customer === frozen) return 'account_frozen';
    for (const offer of offers) {
      const { isOn, without } = this.offered.get(offer) ?? { isOn: true, without: '' };
      if (!isOn) return 'not_offered';
      if (customer === abroad && without.includes('XX')) return 'not_available_in_country';
    }
    return null;
  }

  /** The copies of a lead's ticket, of the oldest follow first. */
  copiesOfTicket(leadPosition: number): SeenCopy[] {
    return [...this.copies.values()]
      .filter((copy) => copy.leadPosition === leadPosition)
      .toSorted((left, right) => left.follow - right.follow);
  }

  /** "The sum of initial margin of open copies". */
  inUse(follow: number): bigint {
    return this.copiesOf(follow).reduce((sum, { position }) => sum + initialMargin(this.w.position(position)), 0n);
  }

  /** "Open positions count at mark", each down. */
  atMark(follow: number): bigint {
    return this.copiesOf(follow).reduce((sum, { position }) => sum + this.pnl(position), 0n);
  }

  pnl(position: number): bigint {
    return profitOf(this.w, this.w.position(position)).down();
  }

  /** What is due to the lead of what was gained, with so much beside it. */
  due({ gained, shared, sharePpm }: SeenFollow, open = 0n): bigint {
    return naiveShareDue(gained + open, shared, sharePpm);
  }

  /** "Unrealised loss reduces what can be transferred out", and while a mark is frozen nothing is. */
  free(customer: number): bigint {
    const own = this.w.positionsOf(customer);
    if (own.some(({ market }) => healthAt(this.w, this.w.contract(market)) === 'frozen')) return 0n;
    const cross = own.filter(({ isCross }) => isCross).map((position) => profitOf(this.w, position));
    const profit = cross.reduce((sum, one) => sum.plus(one), new Fraction(0));
    const loss = profit.isBelow(new Fraction(0)) ? profit : new Fraction(0);
    const free = new Fraction(this.w.available(customer)).plus(loss).down();
    return free > 0n ? free : 0n;
  }
}

export function initialMargin({ entry, leverage }: SeenPosition): bigint {
  return marginOn(entry, leverage);
}
