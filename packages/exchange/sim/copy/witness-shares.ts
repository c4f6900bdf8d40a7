import { expectSame, expectThat, type Said, usdt } from '../contracts/witness-world.ts';
import { naiveNextMonday } from './naive-copies.ts';
import type { SeenFollow } from './naive-follows.ts';
import type { SeenCopies } from './seen-copies.ts';

/**
 * "Profit share with a high-water mark, settled weekly Monday 00:00 UTC or at unfollow"; "the accrued share is held at each profitable
 * close": what is held, due, paid and given back, of everybody, once.
 */
export class WitnessShares {
  readonly #seen: SeenCopies;
  /** Whose turn of a walk hasn't come, by walk. */
  readonly #walks = new Map<number, Set<number>>();
  /** When shares are due next; 0 before they ever were. */
  #next = 0;

  constructor(seen: SeenCopies) {
    this.#seen = seen;
  }

  /** What is held of a follow is moved towards what is due of what was realised, as far as there is something. */
  held(follow: SeenFollow, moved: bigint): void {
    const wanted = this.#seen.due(follow) - follow.held;
    const free = this.#seen.free(follow.follower);
    const byRules = wanted > free ? free : wanted;
    expectSame(`What more is held of follow ${follow.follow}`, moved, byRules);
    follow.held += moved;
    this.#seen.w.ledger.hold(follow.follower, 'perpetual', usdt, moved);
  }

  due({ walk, next }: Said<'SharesDue'>): void {
    const { at } = this.#seen.w;
    expectThat(this.#next === 0 || at >= this.#next, () => `Shares are settled before ${this.#next}`);
    expectSame('When shares are settled next', next, naiveNextMonday(at));
    this.#next = next;
    this.#walks.set(walk, new Set(this.#seen.follows.all.map(({ follow }) => follow)));
  }

  /** Everybody up to `last` had their turn. */
  walked({ walk, last, isDone }: Said<'SharesWalked'>): void {
    const turns = this.#walks.get(walk);
    if (turns === undefined) throw new Error(`Nobody has said that shares are due in walk ${walk}.`);
    for (const id of turns) {
      if (id > last && !isDone) continue;
      turns.delete(id);
      const follow = this.#seen.follows.all.find((one) => one.follow === id);
      if (follow === undefined) continue;
      const due = this.#seen.due(follow, this.#seen.atMark(id));
      const canPay = due > 0n && follow.held + this.#seen.free(follow.follower) > 0n;
      const isIdle = !canPay && follow.held <= this.#seen.due(follow);
      expectThat(isIdle || this.#settledIn.has(id), () => `Follow ${id} was left out: ${due} is due`);
    }
    this.#settledIn.clear();
    if (isDone) this.#walks.delete(walk);
  }

  readonly #settledIn = new Set<number>();

  /** `isLast`: the follow ends in this frame, and nothing stays held. */
  settled(event: Said<'ShareSettled'>, isLast: boolean): void {
    const follow = this.#seen.follow(event.follow);
    const { follower, lead, sharePpm, gained, shared, held } = follow;
    const open = this.#seen.atMark(event.follow);
    const due = this.#seen.due(follow, open);
    const has = held + this.#seen.free(follower);
    const paid = due < has ? due : has;
    const fromHeld = paid < held ? paid : held;
    // What was realised above the paid part stays held where open losses have kept it from being paid.
    const accrued = isLast ? 0n : this.#seen.due({ ...follow, shared: shared + paid });
    const kept = accrued < held - fromHeld ? accrued : held - fromHeld;
    for (const [name, seen, byRules] of [
      ['follower', event.follower, follower],
      ['lead', event.lead, lead],
      ['share', event.sharePpm, sharePpm],
      ['gain', event.gained, gained],
      ['open profit', event.open, open],
      ['part shared before', event.shared, shared],
      ['due', event.due, due],
      ['payment', event.paid, paid],
      ['part paid of what was held', event.fromHeld, fromHeld],
      ['rest of what was held', event.released, held - fromHeld - kept],
    ] as const)
      expectSame(`The ${name} of follow ${event.follow}`, seen, byRules);
    const { ledger } = this.#seen.w;
    ledger.post(follower, 'perpetual', usdt, held - kept - paid, kept - held);
    ledger.post(lead, 'perpetual', usdt, paid, 0n);
    follow.held = kept;
    follow.shared += paid;
    this.#settledIn.add(event.follow);
  }

  /** What should have been settled by now. */
  forgotten(): string | null {
    const { at } = this.#seen.w;
    return this.#next !== 0 && at >= this.#next ? `Shares were due at ${this.#next}` : null;
  }
}
