import type { EventRecord, Frame } from '../../src/index.ts';
import { systemAccounts } from '../../src/kernel/vocabulary.ts';
import { expectSame, expectThat, type Said, type WitnessWorld } from '../contracts/witness-world.ts';
import { type PendingFill, SeenCopies, type SeenOpening } from './seen-copies.ts';
import { WitnessCopyClosings } from './witness-copy-closings.ts';
import { type ToCopy, WitnessCopyOpenings } from './witness-copy-openings.ts';
import { WitnessShares } from './witness-shares.ts';

/**
 * Reads what is copied: who gets how much of each lead's fill, what is closed with it, what each follow has come to, and what its lead
 * gets of that. Reckons it again by the rules and throws at the first difference; nobody may be forgotten.
 */
export class WitnessCopies {
  readonly seen: SeenCopies;
  readonly #openings: WitnessCopyOpenings;
  readonly #closings: WitnessCopyClosings;
  readonly #shares: WitnessShares;
  #frame: Frame = { seq: 0, at: 0, customer: 0, request: '', command: 'AdvanceTime', events: [] };
  /** What each open ticket has come to, fees and funding counted. */
  readonly #results = new Map<number, bigint>();
  /** What was opened or reduced in this frame and has to be passed on in it. */
  readonly #toPassOn = new Map<string, string>();
  readonly #tookAlone = new Set<number>();
  /** The leads' tickets that a block was opened for in this frame. */
  readonly #inBlocks = new Set<number>();

  constructor(w: WitnessWorld) {
    this.seen = new SeenCopies(w);
    this.#openings = new WitnessCopyOpenings(this.seen);
    this.#closings = new WitnessCopyClosings(this.seen);
    this.#shares = new WitnessShares(this.seen);
  }

  begin(frame: Frame): void {
    this.#frame = frame;
    this.#tookAlone.clear();
    this.#inBlocks.clear();
    this.#closings.beginFrame();
  }

  end(): void {
    const [what] = this.#toPassOn.values();
    if (what !== undefined) throw new Error(`${what} was not passed on.`);
  }

  /** Before the contracts have followed an event. `place`: where it stands in its frame. */
  before(event: EventRecord, place: number): void {
    const rest = this.#frame.events.slice(place + 1);
    if (event.type === 'OrderPlaced' && event.customer === systemAccounts.copyBlock) this.#blockBegins(event, rest);
    if (event.type === 'OrdersTraded') this.#takesAlone(event);
  }

  #blockBegins(order: Said<'OrderPlaced'>, rest: readonly EventRecord[]): void {
    const part = rest.find((event) => event.type === 'BlockFilled' && event.block === order.order);
    if (part?.type !== 'BlockFilled') return;
    if (part.closes) {
      const { leadPosition } = this.seen.copy(part.position);
      return this.#closings.inBlock(leadPosition, order, rest);
    }
    const fill = this.#copiedBy(order.order, rest);
    this.#inBlocks.add(fill.leadPosition);
    this.#openings.inBlock(fill, order, this.#frame.events);
  }

  /** What the house takes for: an order of a lead that takes itself, or what was filled of one before. */
  #copiedBy(block: number, rest: readonly EventRecord[]): ToCopy {
    const parts = rest.filter(
      (event) => event.type === 'BlockFilled' && event.block === block,
    ) as Said<'BlockFilled'>[];
    const own = parts.map(({ order }) => this.seen.openings.get(order)).find((opening) => opening !== undefined);
    if (own !== undefined) return this.#taking(own);
    const orders = new Set(parts.map(({ order }) => order));
    const copy = rest.find((event) => event.type === 'CopyOpened' && orders.has(event.order)) as Said<'CopyOpened'>;
    const fill = [...this.seen.fills.values()].find(({ position }) => position === copy.leadPosition);
    if (fill === undefined) throw new Error(`Nothing of ticket ${copy.leadPosition} is to be copied.`);
    return passedOn(fill);
  }

  #taking({ order, customer, market, buys, leverage, quantity, filled }: SeenOpening): ToCopy {
    const resting = this.seen.w.order(order);
    const limits = [Number(resting.price), resting.limit].filter((limit) => limit !== 0);
    const leadLimit = limits.length === 0 ? 0 : buys ? Math.min(...limits) : Math.max(...limits);
    const leadLots = quantity - filled;
    return {
      lead: customer,
      leadPosition: order,
      market,
      buys,
      leverage,
      from: filled,
      to: quantity,
      quantity,
      leadLots,
      leadLimit,
    };
  }

  /** A lead takes by themselves: then nobody could copy it. */
  #takesAlone({ taker }: Said<'OrdersTraded'>): void {
    const opening = this.seen.openings.get(taker);
    if (opening === undefined || this.#tookAlone.has(taker)) return;
    this.#tookAlone.add(taker);
    if (this.seen.copying(opening.customer).length > 0) this.#openings.alone(this.#taking(opening));
  }

  /** After the contracts have followed an event; gives whether it is an event of copy trading. */
  after(event: EventRecord): void {
    const { openings } = this.seen;
    switch (event.type) {
      case 'OrderPlaced': {
        const terms = this.seen.w.terms.get(event.order);
        if (terms === undefined || terms.reduceOnly) return;
        const { order, customer, market, quantity } = event;
        const { leverage } = terms;
        openings.set(order, { order, customer, market, buys: event.side === 'buy', leverage, quantity, filled: 0 });
        return;
      }
      case 'OrderAmended': {
        const opening = openings.get(event.order);
        if (opening !== undefined) opening.quantity = event.quantity;
        return;
      }
      case 'OrdersTraded':
        for (const order of [event.taker, event.maker]) this.#filled(order, event.quantity);
        return;
      case 'BlockFilled':
        return this.#filled(event.order, event.lots);
      case 'PositionIncreased':
        return this.#increased(event);
      case 'PositionReduced':
        this.#earned(event.position, event.realised - event.fee);
        return this.#reduced(event);
      case 'FundingPaid':
        return this.#earned(event.position, event.amount);
      default:
        return;
    }
  }

  #filled(order: number, lots: number): void {
    const opening = this.seen.openings.get(order);
    if (opening === undefined) return;
    opening.filled += lots;
    expectThat(opening.filled <= opening.quantity, () => `Order ${order} is filled beyond ${opening.quantity}`);
  }

  /** What a ticket has come to; what it copies counts it. */
  #earned(position: number, amount: bigint): void {
    if (!this.seen.w.positions.has(position) && !this.#results.has(position)) return;
    this.#results.set(position, (this.#results.get(position) ?? 0n) + amount);
    const copy = this.seen.copies.get(position);
    if (copy !== undefined) this.seen.follow(copy.follow).gained += amount;
  }

  #increased(event: Said<'PositionIncreased'>): void {
    if (event.isNet) return;
    this.#earned(event.position, -event.fee);
    const isBlock = this.#frame.events.some(
      (other) => other.type === 'BlockFilled' && other.order === event.order && other.trade === event.trade,
    );
    if (isBlock || this.seen.copying(event.customer).length === 0) return;
    const opening = this.seen.openings.get(event.order);
    if (opening === undefined) return;
    this.#toPassOn.set(`fill ${event.order}`, `What order ${event.order} was filled`);
  }

  #reduced({ position, isNet, left }: Said<'PositionReduced'> & { isNet?: boolean }): void {
    if (isNet === true) return;
    if (left === 0) this.#results.delete(position);
    if (this.seen.copiesOfTicket(position).length > 0)
      this.#toPassOn.set(`ticket ${position}`, `What ticket ${position} lost`);
    if (this.seen.copies.has(position)) this.#toPassOn.set(`copy ${position}`, `What copy ${position} lost`);
  }

  /** An event of copy trading; gives whether it is one. */
  saw(event: EventRecord): boolean {
    switch (event.type) {
      case 'LeadFilled':
        this.#leadFilled(event);
        return true;
      case 'LeadFillCopied':
        this.#fillCopied(event);
        return true;
      case 'CopyOpened':
        this.#opened(event);
        return true;
      case 'CopySkipped':
        expectThat(event.wanted >= 0, () => `Follow ${event.follow} was skipped and wanted ${event.wanted}`);
        return true;
      case 'LeadReduced':
        this.#toPassOn.delete(`ticket ${event.position}`);
        this.#closings.reduced(event);
        return true;
      case 'CopyReduced':
        this.#copyReduced(event);
        return true;
      case 'CopyWaits':
        this.#closings.waits(event);
        return true;
      case 'CopiesClosed':
        this.#closings.closed(event);
        return true;
      case 'CopyDetached':
        this.#detached(event);
        return true;
      case 'FollowClosing':
        this.#closing(event);
        return true;
      case 'SharesDue':
        this.#shares.due(event);
        return true;
      case 'SharesWalked':
        this.#shares.walked(event);
        return true;
      case 'ShareSettled':
        this.#shares.settled(event, this.#ends(event.follow));
        return true;
      default:
        return false;
    }
  }

  #ends(follow: number): boolean {
    return this.#frame.events.some((event) => event.type === 'FollowEnded' && event.follow === follow);
  }

  #leadFilled(event: Said<'LeadFilled'>): void {
    const { order, from, to } = event;
    const opening = this.seen.openings.get(order);
    if (opening === undefined) throw new Error(`Order ${order} opens nothing.`);
    this.#toPassOn.delete(`fill ${order}`);
    for (const [name, seen, byRules] of [
      ['lead', event.lead, opening.customer],
      ['ticket', event.position, order],
      ['market', event.market, opening.market],
      ['side', event.buys, opening.buys],
      ['leverage', event.leverage, opening.leverage],
      ['fill', to, opening.filled],
      ['quantity', event.quantity, opening.quantity],
    ] as const)
      expectSame(`The ${name} of what a lead got`, seen, byRules);
    expectThat(from < to && from >= 0, () => `Order ${order} was filled from ${from} to ${to}`);
    const known = this.seen.fills.get(order);
    if (known === undefined) this.seen.fills.set(order, { ...event });
    else {
      expectSame(`Where the fill of order ${order} goes on`, from, known.to);
      known.to = to;
    }
  }

  #fillCopied({ order }: Said<'LeadFillCopied'>): void {
    const fill = this.seen.fills.get(order);
    if (fill === undefined) throw new Error(`Nothing of order ${order} is to be copied.`);
    if (!this.#inBlocks.has(fill.position)) this.#openings.untraded(passedOn(fill), this.#frame.events);
    this.seen.fills.delete(order);
  }

  #opened(event: Said<'CopyOpened'>): void {
    const { position, lead, leadPosition, market, fee } = event;
    const follow = this.seen.follow(event.follow);
    expectSame(`Why follow ${event.follow} still opens`, follow.closing, '');
    expectSame(`The owner of copy ${position}`, this.seen.w.position(position).customer, follow.follower);
    const own = this.seen.copiesOf(event.follow).find((copy) => copy.leadPosition === leadPosition);
    if (own === undefined) {
      this.seen.copies.set(position, {
        position,
        follow: event.follow,
        lead,
        leadPosition,
        market,
        toClose: 0,
        told: 0,
      });
      follow.gained += this.#results.get(position)!;
      expectSame(`The fee of copy ${position}`, -fee, this.#results.get(position)!);
    } else expectSame(`The ticket that a copy of ${leadPosition} adds to`, position, own.position);
    const inUse = this.seen.inUse(event.follow);
    expectThat(inUse <= follow.wish.followAmount, () => `Follow ${event.follow} has ${inUse} in use`);
  }

  #copyReduced(event: Said<'CopyReduced'>): void {
    const { position, left, toClose } = event;
    this.#toPassOn.delete(`copy ${position}`);
    const copy = this.seen.copy(position);
    const follow = this.seen.follow(copy.follow);
    expectSame(`What is left of copy ${position}`, left, this.seen.w.positions.get(position)?.lots ?? 0);
    const still = Math.max(0, copy.toClose - event.lots);
    expectSame(`What copy ${position} is still to close`, toClose, Math.min(still, left));
    expectSame(`What follow ${follow.follow} has gained`, event.gained, follow.gained);
    copy.toClose = toClose;
    copy.told = toClose;
    this.#shares.held(follow, event.held);
    if (left === 0) this.seen.copies.delete(position);
  }

  #detached(event: Said<'CopyDetached'>): void {
    const { position, pnl, held } = event;
    const copy = this.seen.copy(position);
    const follow = this.seen.follow(copy.follow);
    expectSame(`The profit of copy ${position}`, pnl, this.seen.pnl(position));
    follow.gained += pnl;
    this.seen.copies.delete(position);
    this.#shares.held(follow, held);
  }

  #closing({ follow: id, reason }: Said<'FollowClosing'>): void {
    const follow = this.seen.follow(id);
    expectSame(`Why follow ${id} closes already`, follow.closing, '');
    if (reason === 'stop_loss') expectThat(this.isStopped(id), () => `Follow ${id} is stopped above its stop`);
    follow.closing = reason;
    for (const { lead, market, leadPosition } of this.seen.copiesOf(id))
      this.#closings.close(lead, market, leadPosition);
  }

  /** "Portfolio stop loss": what a follow has lost, with what its copies have at the mark, has come to its stop. */
  isStopped(id: number): boolean {
    const { wish, gained } = this.seen.follow(id);
    return wish.stopLoss > 0n && gained + this.seen.atMark(id) <= -wish.stopLoss;
  }

  /** What a tick should have begun. */
  forgotten(): string | null {
    for (const { follow, closing } of this.seen.follows.all)
      if (closing === '' && this.seen.copiesOf(follow).length > 0 && this.isStopped(follow))
        return `Follow ${follow} has come to its stop and goes on`;
    return this.#shares.forgotten();
  }
}

/** What was filled of a lead's order already: the lead has nothing of the block. */
function passedOn(fill: PendingFill): ToCopy {
  return { ...fill, leadPosition: fill.position, leadLots: 0, leadLimit: 0 };
}
