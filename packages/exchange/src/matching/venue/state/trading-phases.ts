import { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot, requireNew } from '../../../kernel/known-slot.ts';
import { type ReadTable, Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { type TradingPhase, tradingPhases } from '../../../kernel/vocabulary.ts';
import type { VenueEvent } from '../events.ts';

type PhaseSet = Extract<VenueEvent, { type: 'TradingPhaseSet' }>;

/** The kind of the timer that fills what meets in an auction, a part with each frame; its subject is the market. */
export const auctionTimerKind = 'venue.auction';

/** `since` in ms. `price` (ticks) and `lots` of the auction that is being filled, with its timer; 0 for none. */
const phaseFields = {
  market: 'int',
  phase: tradingPhases,
  since: 'int',
  price: 'int',
  lots: 'int',
  timer: 'int',
} as const;

/** The phases of markets as decisions see them. */
export type ReadTradingPhases = Pick<TradingPhases, 'of' | 'slotOf'> & {
  readonly table: ReadTable<typeof phaseFields>;
};

/** How far the markets with sessions are in their day. A market without a row trades at any time. */
export class TradingPhases {
  readonly table = new Table('trading-phase', phaseFields);
  readonly #slots = new IntMap();

  /** The phase that a market is in. */
  of(market: number): TradingPhase {
    const slot = this.slotOf(market);
    return slot < 0 ? 'continuous' : tradingPhases[this.table.columns.phase[slot]!]!;
  }

  /** The slot of a market with sessions, or -1. */
  slotOf(market: number): number {
    return this.table.size === 0 ? -1 : this.#slots.get(market);
  }

  /** A market with sessions is listed: it waits for its first one. */
  add(market: number): void {
    requireNew(this.#slots, market, 'phase of market');
    const slot = this.table.add();
    this.table.columns.market[slot] = market;
    this.#write(slot, 'closed', 0);
    this.#writeAuction(slot, 0, 0, 0);
    this.#slots.set(market, slot);
  }

  /** Goes on to another phase, which ends an auction that is being filled. */
  set({ market, phase, since }: PhaseSet, timers: Timers): void {
    const slot = this.#known(market);
    if (this.table.columns.timer[slot] !== 0) timers.cancel(this.table.columns.timer[slot]!);
    this.#write(slot, phase, since);
    this.#writeAuction(slot, 0, 0, 0);
    this.table.touch(slot);
  }

  /** An auction has its price (ticks); the timer that `setTimer` sets fills it. Throws where the market isn't opening. */
  price(market: number, price: number, lots: number, setTimer: () => number): void {
    const slot = this.#known(market);
    const { phase, since } = this.table.columns;
    if (tradingPhases[phase[slot]!] !== 'opening') throw new Error(`Market ${market} isn't opening.`);
    this.#write(slot, 'matching', since[slot]!);
    this.#writeAuction(slot, price, lots, setTimer());
    this.table.touch(slot);
  }

  /** Makes the index again from the records that a snapshot brought. */
  index(): void {
    for (const slot of this.table.slots()) this.#slots.set(this.table.columns.market[slot]!, slot);
  }

  #known(market: number): number {
    return knownSlot(this.#slots, market, 'phase of market');
  }

  #write(slot: number, phase: TradingPhase, since: number): void {
    this.table.columns.phase[slot] = tradingPhases.indexOf(phase);
    this.table.columns.since[slot] = since;
  }

  #writeAuction(slot: number, price: number, lots: number, timer: number): void {
    const { columns } = this.table;
    columns.price[slot] = price;
    columns.lots[slot] = lots;
    columns.timer[slot] = timer;
  }
}
