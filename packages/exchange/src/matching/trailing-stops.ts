import type { Side } from '../kernel/vocabulary.ts';
import { type OrderLinks, OrderList } from './order-list.ts';
import type { Orders } from './orders.ts';

/** Stops that trail at one delta from one extreme. `into`: the group that has taken this one over. */
interface Group {
  extreme: number;
  readonly members: OrderList;
  into: Group | null;
  /** Whether the records of the members still have an earlier extreme. */
  isStale: boolean;
}

/** The groups of one delta, from the extreme that triggers first to the one that triggers last. */
interface Bucket {
  readonly basisPoints: number;
  readonly groups: Group[];
}

/** Where a stop triggers that trails an extreme at a delta in basis points. In ticks. */
export type TriggerAt = (side: Side, extreme: number, basisPoints: number) => number;

/** Trailing stops as decisions see them. */
export type ReadTrailingStops = Readonly<
  Pick<TrailingStops, 'size' | 'follows' | 'firstReached' | 'extremeOf' | typeof Symbol.iterator>
>;

/**
 * The trailing stops of one side of a market. All of them follow the same prices, so whatever has the same delta and the
 * same extreme moves as one: a price that is a new extreme for a thousand stops merges their groups and touches none of
 * their records. Those are brought up to date when somebody hashes, saves or reads them (`settle`).
 */
export class TrailingStops {
  readonly #side: Side;
  readonly #sign: number;
  readonly #orders: Orders;
  readonly #links: OrderLinks;
  readonly #triggerAt: TriggerAt;
  readonly #buckets: Bucket[] = [];
  readonly #groupOf: (Group | null)[] = [];
  #size = 0;
  /** A bound of the trigger that is reached first: no stop triggers before it, though none may stand there any more. */
  #nearest = 0;

  constructor(side: Side, orders: Orders, links: OrderLinks, triggerAt: TriggerAt) {
    this.#side = side;
    this.#sign = side === 'sell' ? 1 : -1;
    this.#orders = orders;
    this.#links = links;
    this.#triggerAt = triggerAt;
  }

  get size(): number {
    return this.#size;
  }

  /** Lets a stop trail from the extreme of its record. It is younger than all others of this side. */
  add(slot: number): void {
    const { extreme, trailingBasisPoints } = this.#orders.table.columns;
    const bucket = this.#bucketOf(trailingBasisPoints[slot]!);
    const group = this.#openGroup(bucket, extreme[slot]!);
    group.members.push(slot);
    this.#groupOf[slot] = group;
    const trigger = this.#triggerAt(this.#side, extreme[slot]!, trailingBasisPoints[slot]!);
    if (this.#size === 0 || this.#isBetter(trigger, this.#nearest)) this.#nearest = trigger;
    this.#size++;
  }

  /** Takes a stop out and leaves its last extreme in its record. */
  remove(slot: number): void {
    const group = this.#find(slot);
    const { extreme, trailingBasisPoints } = this.#orders.table.columns;
    extreme[slot] = group.extreme;
    this.#orders.table.touch(slot);
    group.members.remove(slot);
    this.#groupOf[slot] = null;
    this.#size--;
    if (group.members.size > 0) return;
    const bucket = this.#bucketOf(trailingBasisPoints[slot]!);
    bucket.groups.splice(bucket.groups.indexOf(group), 1);
    if (bucket.groups.length === 0) this.#buckets.splice(this.#buckets.indexOf(bucket), 1);
  }

  /** Whether a price is a new extreme for any stop. */
  follows(price: number): boolean {
    return this.#buckets.some(({ groups }) => this.#isBetter(price, groups.at(-1)!.extreme));
  }

  /** A price was watched: every stop for which it is a new extreme counts from it. */
  raise(price: number): void {
    for (const { groups } of this.#buckets) this.#raiseBucket(groups, price);
    this.#findNearest();
  }

  /** The stop that a price triggers first, by trigger price and age; -1 for none. */
  firstReached(price: number): number {
    if (this.#size === 0 || this.#sign * price > this.#sign * this.#nearest) return -1;
    const { priority } = this.#orders.table.columns;
    let first = -1;
    let firstTrigger = 0;
    for (const { basisPoints, groups } of this.#buckets) {
      const trigger = this.#triggerAt(this.#side, groups[0]!.extreme, basisPoints);
      const head = this.#oldest(groups, basisPoints, trigger);
      const isNearer = first < 0 || this.#sign * trigger > this.#sign * firstTrigger;
      if (!isNearer && !(trigger === firstTrigger && priority[head]! < priority[first]!)) continue;
      first = head;
      firstTrigger = trigger;
    }
    this.#nearest = firstTrigger;
    return this.#sign * price <= this.#sign * firstTrigger ? first : -1;
  }

  /** The best price that a stop has seen. */
  extremeOf(slot: number): number {
    return this.#find(slot).extreme;
  }

  /** Writes the extremes that have moved into the records. */
  settle(): void {
    const { table } = this.#orders;
    for (const { groups } of this.#buckets) {
      for (const group of groups) {
        if (!group.isStale) continue;
        group.isStale = false;
        for (const slot of group.members) {
          table.columns.extreme[slot] = group.extreme;
          table.touch(slot);
        }
      }
    }
  }

  *[Symbol.iterator](): Generator<number> {
    for (const { groups } of this.#buckets) for (const { members } of groups) yield* members;
  }

  #isBetter(price: number, extreme: number): boolean {
    return this.#sign * price > this.#sign * extreme;
  }

  #raiseBucket(groups: Group[], price: number): void {
    if (!this.#isBetter(price, groups.at(-1)!.extreme)) return;
    const { priority } = this.#orders.table.columns;
    let merged = groups.pop()!;
    while (groups.length > 0 && !this.#isBetter(groups.at(-1)!.extreme, price)) {
      const older = groups.pop()!;
      older.members.absorb(merged.members, priority);
      merged.into = older;
      merged = older;
    }
    merged.extreme = price;
    merged.isStale = true;
    groups.push(merged);
  }

  /** The oldest of the stops of a bucket that share its first trigger: extremes next to each other may round to one. */
  #oldest(groups: readonly Group[], basisPoints: number, trigger: number): number {
    const { priority } = this.#orders.table.columns;
    let oldest = groups[0]!.members.head;
    for (const { extreme, members } of groups) {
      if (this.#triggerAt(this.#side, extreme, basisPoints) !== trigger) return oldest;
      if (priority[members.head]! < priority[oldest]!) oldest = members.head;
    }
    return oldest;
  }

  #find(slot: number): Group {
    let group = this.#groupOf[slot]!;
    while (group.into !== null) group = group.into;
    this.#groupOf[slot] = group;
    return group;
  }

  #bucketOf(basisPoints: number): Bucket {
    const known = this.#buckets.find((bucket) => bucket.basisPoints === basisPoints);
    if (known) return known;
    const bucket = { basisPoints, groups: [] };
    this.#buckets.push(bucket);
    return bucket;
  }

  #openGroup({ groups }: Bucket, extreme: number): Group {
    let at = groups.length;
    while (at > 0 && !this.#isBetter(groups[at - 1]!.extreme, extreme)) at--;
    const known = groups[at];
    if (known?.extreme === extreme) return known;
    const group: Group = { extreme, members: new OrderList(this.#links), into: null, isStale: false };
    groups.splice(at, 0, group);
    return group;
  }

  #findNearest(): void {
    let nearest = 0;
    for (const { basisPoints, groups } of this.#buckets) {
      const trigger = this.#triggerAt(this.#side, groups[0]!.extreme, basisPoints);
      if (nearest === 0 || this.#sign * trigger > this.#sign * nearest) nearest = trigger;
    }
    this.#nearest = nearest;
  }
}
