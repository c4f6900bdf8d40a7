import type { Command, EventRecord, Exchange, Frame } from '../../src/index.ts';
import { Witness } from '../contracts/witness.ts';
import type { WitnessWorld } from '../contracts/witness-world.ts';
import { expectSame } from '../expect-same.ts';
import type { WorldWitness } from '../witnessed-simulation.ts';
import { isSameWish, type NaiveFollows, type Of, type SeenFollow } from './naive-follows.ts';
import type { SeenCopies } from './seen-copies.ts';
import { WitnessCopies } from './witness-copies.ts';
import { abroad, customers, frozen, million, unknown, usdt } from './copy-listing.ts';

/** Who leads by the rules: for what, since when, and until when. */
interface Seen {
  sharePpm: number;
  readonly firstAt: number;
  openedAt: number;
  closedAt: number;
}

interface Terms {
  readonly from: number;
  readonly balanceLeast: bigint;
  readonly shareMostPpm: number;
}

/**
 * "A lead trader: identity Lv1, ≥ 100 USDT in the contract account; applies with a profit share of 0–20 %; accepted by rule, not by
 * a person": who leads is reckoned from the commands and the rules alone, every refusal with it.
 */
export class CopyWitness implements WorldWitness {
  readonly #contracts = new Witness();
  readonly #copies = new WitnessCopies(this.#contracts.world);
  readonly #leads = new Map<number, Seen>();
  readonly #terms: Terms[] = [{ from: 0, balanceLeast: 100n * million, shareMostPpm: 200_000 }];

  get balances(): WorldWitness['balances'] {
    return this.#contracts.balances;
  }

  get world(): WitnessWorld {
    return this.#contracts.world;
  }

  get follows(): NaiveFollows {
    return this.seen.follows;
  }

  /** What is copied, as the events have told it. */
  get seen(): SeenCopies {
    return this.#copies.seen;
  }

  saw(frame: Frame): void {
    try {
      this.#saw(frame);
    } catch (error) {
      throw new Error(`In the frame ${shownFrame(frame)}`, { cause: error });
    }
  }

  #saw(frame: Frame): void {
    this.#contracts.begin(frame);
    this.#copies.begin(frame);
    for (const [place, event] of frame.events.entries()) {
      this.#copies.before(event, place);
      if (!this.#copies.saw(event)) this.#contracts.see(event, frame);
      this.#copies.after(event);
      this.#see(event);
    }
    this.#copies.end();
    this.#contracts.end(frame);
  }

  afterTick(): string | null {
    return this.#contracts.afterTick() ?? this.#copies.forgotten();
  }

  answered(command: Command, at: number, code: string | null): void {
    switch (command.type) {
      case 'BecomeLead':
        return this.#became(command, at, code);
      case 'ChangeLeadShare':
        return this.#changed(command, at, code);
      case 'CloseLead': {
        const seen = this.#leading(command.customer);
        expectSame('To stop leading', code, seen === undefined ? 'not_a_lead' : null);
        if (seen !== undefined) seen.closedAt = at;
        return;
      }
      case 'SetLeadTerms': {
        const isSound = command.balanceLeast >= 0n && command.shareMostPpm <= 1_000_000;
        expectSame('Terms', code, isSound ? null : 'lead_terms_invalid');
        if (isSound) this.#terms.push({ ...command, from: Math.max(command.effectiveAt, at) });
        return;
      }
      case 'Follow':
        expectSame(`For ${command.customer} to follow ${command.lead}`, code, this.#refusalOfFollow(command, at));
        return code === null ? this.follows.started(command, at) : undefined;
      case 'EditFollow': {
        expectSame(`To edit follow ${command.follow}`, code, this.#refusalOfEdit(command, at));
        const { type: _type, customer: _customer, follow: _follow, ...wish } = command;
        if (code === null) this.follows.own(command)!.wish = wish;
        return;
      }
      case 'CancelFollow': {
        const own = this.follows.own(command);
        if (code === null) return;
        if (own !== undefined && command.keepPositions)
          return this.#expectUncovered(code, own, this.seen.atMark(command.follow));
        expectSame(`To cancel ${command.follow}`, code, own === undefined ? 'follow_not_found' : 'follow_closing');
        return;
      }
      case 'SelfHold': {
        const copy = this.seen.copies.get(command.position);
        const isOwn = copy !== undefined && this.seen.follow(copy.follow).follower === command.customer;
        if (code === null) return;
        if (!isOwn) return expectSame(`To hold ${command.position}`, code, 'copy_not_found');
        return this.#expectUncovered(code, this.seen.follow(copy.follow), this.seen.pnl(command.position));
      }
      case 'SetFollowTerms':
        expectSame('Terms of follows', code, command.amountLeast > 0n ? null : 'follow_terms_invalid');
        return code === null ? this.follows.termsSet(command, at) : undefined;
      default:
    }
  }

  /** "Open, detached and kept positions count at mark, in the share": nobody keeps one whose share they can't pay. */
  #expectUncovered(code: string, follow: SeenFollow, kept: bigint): void {
    const has = follow.held + this.seen.free(follow.follower);
    const isUncovered = this.seen.due(follow, kept) > has;
    expectSame(`To keep copies of follow ${follow.follow}`, code, isUncovered ? 'insufficient_balance' : null);
  }

  /** Who leads now, each with the share that they ask for. */
  get leading(): (readonly [lead: number, sharePpm: number])[] {
    return [...this.#leads].filter(([, seen]) => seen.closedAt === 0).map(([lead, seen]) => [lead, seen.sharePpm]);
  }

  /** Everybody leads and follows who does by the rules, and nobody else. */
  broken(exchange: Exchange): string | null {
    for (const follower of [...customers, abroad, frozen, unknown]) {
      const found = exchange.query({ type: 'follows', customer: follower }).map(shown);
      const own = this.follows.of(follower).map(({ wish, ...one }) => {
        const [inUse, open] = [this.seen.inUse(one.follow), this.seen.atMark(one.follow)];
        return shown({ ...one, ...wish, inUse, open });
      });
      if (found.join() !== own.join()) return `${follower} follows ${found.join()}, by the rules ${own.join()}`;
    }
    return this.#brokenLeads(exchange) ?? this.#contracts.broken(exchange);
  }

  #brokenLeads(exchange: Exchange): string | null {
    const views = exchange.query({ type: 'leads' });
    const byRules = [...this.#leads].toSorted(([left], [right]) => left - right);
    const seen = views.map((view) => [view.lead, view.sharePpm, view.firstAt, view.openedAt, view.closedAt].join());
    const wanted = byRules.map(([lead, { sharePpm, firstAt, openedAt, closedAt }]) =>
      [lead, sharePpm, firstAt, openedAt, closedAt].join(),
    );
    return seen.join(' ') === wanted.join(' ') ? null : `Leads are ${seen.join(' ')}, by the rules ${wanted.join(' ')}`;
  }

  #became({ customer, sharePpm }: Of<'BecomeLead'>, at: number, code: string | null): void {
    expectSame(`For ${customer} to lead`, code, this.#refusal(customer, sharePpm, at));
    if (code !== null) return;
    const { firstAt } = this.#leads.get(customer) ?? { firstAt: at };
    this.#leads.set(customer, { sharePpm, firstAt, openedAt: at, closedAt: 0 });
  }

  #changed({ customer, sharePpm }: Of<'ChangeLeadShare'>, at: number, code: string | null): void {
    const seen = this.#leading(customer);
    expectSame(`For ${customer} to ask for another share`, code, this.#refusalOfShare(customer, sharePpm, at));
    if (code === null) seen!.sharePpm = sharePpm;
  }

  /** The first refusal, in the order: form, lead, rights, identity, terms, balance. */
  #refusal(customer: number, sharePpm: number, at: number): string | null {
    if (!isShare(sharePpm)) return 'share_invalid';
    // Who has just stopped leads on until nobody follows them any more.
    const isLeft = !this.follows.all.some(({ lead }) => lead === customer);
    if (this.#leading(customer) !== undefined || !isLeft) return 'already_a_lead';
    const barred = this.seen.barred(customer);
    if (barred !== null) return barred;
    if (customer === unknown) return 'identity_required';
    if (this.follows.of(customer).length > 0) return 'follower_cannot_lead';
    const { balanceLeast, shareMostPpm } = this.#termsAt(at);
    if (sharePpm > shareMostPpm) return 'lead_share_too_high';
    return this.#contractBalance(customer) < balanceLeast ? 'lead_balance_too_low' : null;
  }

  /** The first refusal, in the order: form, lead, rights, who leads or follows already, share, terms, counts, balance. */
  #refusalOfFollow({ customer, lead, sharePpm, ...wish }: Of<'Follow'>, at: number): string | null {
    const invalid = this.follows.formOf(wish);
    if (invalid !== null) return invalid;
    if (!isShare(sharePpm)) return 'share_invalid';
    if (customer === lead) return 'follow_oneself';
    const seen = this.#leading(lead);
    if (seen === undefined) return 'lead_not_found';
    const barred = this.seen.barred(customer, ['copy_trading', 'perpetual']);
    if (barred !== null) return barred;
    if (this.#leading(customer) !== undefined) return 'lead_cannot_follow';
    if (this.follows.of(customer).some((one) => one.lead === lead)) return 'already_following';
    if (seen.sharePpm !== sharePpm) return 'lead_share_changed';
    const beyond = this.follows.beyondTerms(wish, at) ?? this.follows.beyondCounts(customer, lead, at);
    if (beyond !== null) return beyond;
    return this.#contractBalance(customer) < wish.followAmount ? 'insufficient_balance' : null;
  }

  #refusalOfEdit({ customer, follow, ...wish }: Of<'EditFollow'>, at: number): string | null {
    const invalid = this.follows.formOf(wish);
    if (invalid !== null) return invalid;
    const own = this.follows.own({ customer, follow });
    if (own === undefined) return 'follow_not_found';
    if (own.closing !== '') return 'follow_closing';
    const refused = this.seen.barred(customer) ?? this.follows.beyondTerms(wish, at);
    if (refused !== null) return refused;
    if (isSameWish(wish, own.wish)) return 'follow_unchanged';
    const isMore = wish.followAmount > own.wish.followAmount;
    return isMore && this.#contractBalance(customer) < wish.followAmount ? 'insufficient_balance' : null;
  }

  #contractBalance(customer: number): bigint {
    const { available, held } = this.world.ledger.balance(customer, 'perpetual', usdt);
    return available + held;
  }

  #refusalOfShare(customer: number, sharePpm: number, at: number): string | null {
    if (!isShare(sharePpm)) return 'share_invalid';
    const seen = this.#leading(customer);
    if (seen === undefined) return 'not_a_lead';
    const barred = this.seen.barred(customer);
    if (barred !== null) return barred;
    if (sharePpm > this.#termsAt(at).shareMostPpm) return 'lead_share_too_high';
    return seen.sharePpm === sharePpm ? 'lead_share_unchanged' : null;
  }

  #leading(customer: number): Seen | undefined {
    const seen = this.#leads.get(customer);
    return seen?.closedAt === 0 ? seen : undefined;
  }

  /** What was said for the latest time that has come; of what was said for one time, the last. */
  #termsAt(at: number): Terms {
    let found = this.#terms[0]!;
    for (const terms of this.#terms) if (terms.from <= at && terms.from >= found.from) found = terms;
    return found;
  }

  /** A follow ends with nothing open and nothing held, and says what it came to. */
  #ended({ follow: id, follower, lead, reason, gained, shared }: Extract<EventRecord, { type: 'FollowEnded' }>): void {
    const follow = this.seen.follow(id);
    for (const [name, seen, byRules] of [
      ['follower', follower, follow.follower],
      ['lead', lead, follow.lead],
      ['gain', gained, follow.gained],
      ['share', shared, follow.shared],
      ['copies', this.seen.copiesOf(id).length, 0],
      ['held part', follow.held, 0n],
      ['reason', reason, follow.closing || reason],
    ] as const)
      expectSame(`The ${name} of follow ${id}, which has ended`, seen, byRules);
    const due = this.seen.free(follower) > 0n ? this.seen.due(follow) : 0n;
    expectSame(`What is still due of follow ${id}, which has ended`, due, 0n);
    if (reason === 'lead_closed') expectSame('A lead who has stopped', this.#leading(lead), undefined);
    this.follows.ended((one) => one === follow);
  }

  #see(event: EventRecord): void {
    if (event.type === 'AvailabilitySet')
      this.seen.offered.set(event.offer, { isOn: event.isOn, without: event.countries });
    if (event.type === 'FollowEnded') this.#ended(event);
  }
}

function isShare(sharePpm: number): boolean {
  return Number.isInteger(sharePpm) && sharePpm >= 0 && sharePpm <= 1_000_000;
}

function shownFrame({ command, events }: Frame): string {
  return [command, ...events.map(shown)].join('\n  ');
}

function shown(value: object): string {
  const sorted = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([name, part]) => `${name}=${String(part)}`).join(' ');
}
