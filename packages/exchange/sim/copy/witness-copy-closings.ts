import type { EventRecord } from '../../src/index.ts';
import { expectSame, expectThat, type Said } from '../contracts/witness-world.ts';
import { depthWithin } from '../contracts/witness-depths.ts';
import { bankruptcyTick } from '../contracts/witness-exposure.ts';
import { naiveBlockLimit, naiveCloseBand, naiveClosing, naiveSharedBetween } from './naive-copies.ts';
import type { PendingClose, SeenCopies, SeenCopy } from './seen-copies.ts';

const retryMs = 10_000;

/**
 * "The lead's closes (also partial, TP/SL, liquidation) close the copies in proportion, limited to mark ± 0.5 %, widened by 0.25 % every
 * 10 s to 2 % at most": what each copy should close, and what the book has for it.
 */
export class WitnessCopyClosings {
  readonly #seen: SeenCopies;

  /** The tickets whose copies close in this frame. */
  readonly #begun = new Set<number>();

  constructor(seen: SeenCopies) {
    this.#seen = seen;
  }

  /** A lead's ticket went down: what is copied of it follows at once. */
  reduced(event: Said<'LeadReduced'>): void {
    const { lead, market, position, before, left } = event;
    const { w } = this.#seen;
    expectThat(left < before, () => `Ticket ${position} was reduced from ${before} to ${left}`);
    expectSame(`What is left of ticket ${position}`, w.positions.get(position)?.lots ?? 0, left);
    expectThat(this.#seen.copiesOfTicket(position).length > 0, () => `Nobody copies ticket ${position}`);
    const close = this.close(lead, market, position);
    if (close.before === 0) close.before = before;
    close.left = left;
  }

  /** What is to be closed of a lead's ticket, looked at now. */
  close(lead: number, market: number, position: number): PendingClose {
    const { closes, w } = this.#seen;
    const known = closes.get(position);
    const close = known ?? { position, lead, market, since: w.at, before: 0, left: 0, due: w.at };
    close.due = w.at;
    closes.set(position, close);
    return close;
  }

  /** What of each copy of a ticket should be closed by now: all where its follow closes. */
  #toClose({ before, left }: PendingClose, copy: SeenCopy): number {
    const { lots } = this.#seen.w.position(copy.position);
    if (this.#seen.follow(copy.follow).closing !== '') return lots;
    if (before === 0) return copy.toClose;
    return copy.toClose + naiveClosing(lots - copy.toClose, before, before - left);
  }

  beginFrame(): void {
    this.#begun.clear();
  }

  waits({ position, toClose }: Said<'CopyWaits'>): void {
    const copy = this.#seen.copy(position);
    this.#begin(copy.leadPosition);
    expectSame(`What waits of copy ${position}`, toClose, copy.toClose);
    copy.told = toClose;
  }

  /** What a close has done with the copies of a ticket, as far as the book had room. */
  closed({ position, due }: Said<'CopiesClosed'>): void {
    const close = this.#begin(position);
    const left = this.#seen.copiesOfTicket(position).filter(({ toClose }) => toClose > 0);
    for (const copy of left) expectSame(`What is known to wait of copy ${copy.position}`, copy.told, copy.toClose);
    expectSame(
      `When the copies of ticket ${position} are closed again`,
      due,
      left.length === 0 ? 0 : this.#seen.w.at + retryMs,
    );
    if (due === 0) this.#seen.closes.delete(position);
    else Object.assign(close, { due, before: 0, left: 0 });
  }

  /** Before anything of it has happened: what each copy of a ticket should have to close. */
  #begin(position: number): PendingClose {
    const close = this.#seen.closes.get(position);
    if (close === undefined) throw new Error(`The copies of ticket ${position} weren't to be closed.`);
    if (this.#begun.has(position)) return close;
    this.#begun.add(position);
    expectThat(close.due <= this.#seen.w.at, () => `The copies of ticket ${position} close before ${close.due}`);
    for (const copy of this.#seen.copiesOfTicket(position)) copy.toClose = this.#toClose(close, copy);
    Object.assign(close, { before: 0, left: 0 });
    return close;
  }

  /** The house is about to close for those who copy a ticket. `rest`: the events from there on. */
  inBlock(leadPosition: number, order: Said<'OrderPlaced'>, rest: readonly EventRecord[]): void {
    const { w } = this.#seen;
    const close = this.#begin(leadPosition);
    const contract = w.contract(close.market);
    const buys = order.side === 'buy';
    const bandPpm = naiveCloseBand(w.at - close.since);
    const band = naiveBlockLimit(buys, contract.markE8, contract.tickE8, bandPpm);
    const members = this.#seen.copiesOfTicket(close.position).filter((copy) => {
      const position = w.position(copy.position);
      if (copy.toClose === 0 || (position.side === 1) === buys) return false;
      // No further than the band, and not where its owner would owe something.
      const bound = bankruptcyTick(w, position);
      return order.price === (buys ? Math.min(band, bound) : Math.max(band, bound));
    });
    expectThat(members.length > 0, () => `Nobody who copies ${leadPosition} closes at ${order.price}`);
    const owners = new Set(members.map(({ position }) => w.position(position).customer));
    const planned = naiveSharedBetween(
      members.map(({ toClose }) => toClose),
      depthWithin(w, contract, { buys, limit: order.price, members: owners, ofAll: bandPpm === 20_000 }),
      order.quantity,
    );
    const sum = planned.reduce((all, lots) => all + lots, 0);
    expectSame('The lots of a close', order.quantity, sum);
    let traded = 0;
    for (const event of rest)
      if (event.type === 'OrdersTraded' && event.taker === order.order) traded += event.quantity;
    if (traded < sum) return;
    for (const [place, copy] of members.entries()) {
      const part = rest.find((event) => isPartOf(event, order.order, copy.position));
      expectSame(`What copy ${copy.position} closes`, part?.lots ?? 0, planned[place]);
    }
  }
}

function isPartOf(event: EventRecord, block: number, position: number): event is Said<'BlockFilled'> {
  return event.type === 'BlockFilled' && event.block === block && event.position === position;
}
