import { knownSlot } from '../../../kernel/known-slot.ts';
import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadTable, Table } from '../../../kernel/table.ts';
import type { VenueEvent } from '../events.ts';

type Traded = Extract<VenueEvent, { type: 'OrdersTraded' }>;
type Covered = Extract<VenueEvent, { type: 'FillsCovered' }>;

/**
 * The take profit and the stop loss (ticks, 0 for none) that an order carries. `received`: what its fills have brought,
 * net of fee, in smallest units; `covered`: the lots of it that orders cover or have covered; `limit` and `stop`: the
 * orders that do so now, 0 for none.
 */
const protectionFields = {
  order: 'int',
  takeProfit: 'int',
  stopLoss: 'int',
  received: 'int',
  covered: 'int',
  limit: 'int',
  stop: 'int',
} as const;

/** What open orders carry as decisions see it. */
export type ReadProtections = Readonly<Pick<Protections, 'size' | 'slotOf' | 'coveredBy'>> & {
  readonly table: ReadTable<typeof protectionFields>;
};

/** What open orders carry, found by the order and by the orders that cover it. */
export class Protections {
  readonly table = new Table('protection', protectionFields);
  readonly #slots = new IntMap();
  /** The order that an order covers. */
  readonly #covers = new IntMap();

  get size(): number {
    return this.table.size;
  }

  /** The slot of what an order carries, or -1. */
  slotOf(order: number): number {
    return this.table.size === 0 ? -1 : this.#slots.get(order);
  }

  /** The order whose fills an order covers, or -1. */
  coveredBy(order: number): number {
    return this.table.size === 0 ? -1 : this.#covers.get(order);
  }

  attach(order: number, takeProfit: number, stopLoss: number): void {
    const slot = this.table.add();
    const { columns } = this.table;
    columns.order[slot] = order;
    columns.takeProfit[slot] = takeProfit;
    columns.stopLoss[slot] = stopLoss;
    columns.received[slot] = 0;
    columns.covered[slot] = 0;
    columns.limit[slot] = 0;
    columns.stop[slot] = 0;
    this.#slots.set(order, slot);
  }

  /** A trade brings an order what it receives, less its fee. */
  receive({ taker, maker, side, baseAmount, quoteAmount, takerFee, makerFee }: Traded): void {
    if (this.table.size === 0) return;
    const buying = side === 'buy';
    this.#add(taker, (buying ? baseAmount : quoteAmount) - takerFee);
    this.#add(maker, (buying ? quoteAmount : baseAmount) - makerFee);
  }

  cover({ order, covered, limit, stop }: Covered): void {
    const slot = knownSlot(this.#slots, order, 'protected order');
    const { columns } = this.table;
    this.#release(slot);
    columns.covered[slot] = covered;
    columns.limit[slot] = limit;
    columns.stop[slot] = stop;
    this.#point(slot);
    this.table.touch(slot);
  }

  /** An order carries nothing any more. Throws when it carried nothing. */
  end(order: number): void {
    knownSlot(this.#slots, order, 'protected order');
    this.drop(order);
  }

  /** Forgets what an order carried, if it did; the orders that cover it stay. */
  drop(order: number): void {
    const slot = this.slotOf(order);
    if (slot < 0) return;
    this.#release(slot);
    this.#slots.delete(order);
    this.table.remove(slot);
  }

  /** Makes the indexes again from the records that a snapshot brought. */
  index(): void {
    for (const slot of this.table.slots()) {
      this.#slots.set(this.table.columns.order[slot]!, slot);
      this.#point(slot);
    }
  }

  #add(order: number, amount: bigint): void {
    const slot = this.#slots.get(order);
    if (slot < 0) return;
    this.table.columns.received[slot]! += Number(amount);
    this.table.touch(slot);
  }

  #point(slot: number): void {
    const { order, limit, stop } = this.table.columns;
    if (limit[slot] !== 0) this.#covers.set(limit[slot]!, order[slot]!);
    if (stop[slot] !== 0) this.#covers.set(stop[slot]!, order[slot]!);
  }

  #release(slot: number): void {
    const { limit, stop } = this.table.columns;
    if (limit[slot] !== 0) this.#covers.delete(limit[slot]!);
    if (stop[slot] !== 0) this.#covers.delete(stop[slot]!);
  }
}
