import type { BillType } from '@auric/exchange';

/** What of an asset is owned, what was paid for it and what it has earned: smallest units, and 1e-6 USDT. */
export interface Holding {
  amount: bigint;
  cost: bigint;
  realized: bigint;
}

/** A bill as the cost basis reads it; `worth`: of its amount, always positive, in 1e-6 USDT at the index of its minute. */
export interface CostBill {
  type: BillType;
  ref: number;
  asset: number;
  amount: bigint;
  worth: bigint;
}

const ofTrades: ReadonlySet<BillType> = new Set(['trade', 'fee']);
/** What leaves by these is still the customer's, or never was: nothing is earned or lost by it. */
const elsewhere: ReadonlySet<BillType> = new Set(['withdrawal', 'adjustment', 'customer_transfer_out']);
const ofOwn: ReadonlySet<BillType> = new Set(['transfer_in', 'transfer_out']);

/**
 * The average cost of what a customer owns over all accounts, and the profit that was realised by giving it away.
 *
 * What comes from outside costs what it is worth at the index; what is bought costs what was given for it, its fee
 * included; what leaves takes its part of the cost along, and a fee for leaving is a loss of its part. USDT is what all is
 * counted in: it costs itself and earns nothing. What is given for another coin than USDT is counted at its index, and so
 * are both sides of a conversion.
 */
export class CostBasis {
  readonly #usdt: number;
  readonly holdings: Map<number, Holding>;

  constructor(usdt: number, holdings: ReadonlyMap<number, Holding> = new Map()) {
    this.#usdt = usdt;
    this.holdings = new Map(holdings);
  }

  /** Counts the bills of one cause, which stand together: both legs of a trade with its fee, or one bill by itself. */
  count(bills: readonly CostBill[]): void {
    const [first] = bills;
    if (first === undefined || ofOwn.has(first.type)) return;
    if (ofTrades.has(first.type)) this.#trade(bills);
    else for (const bill of bills) this.#flow(bill);
  }

  #trade(bills: readonly CostBill[]): void {
    const given = bills.find(({ type, amount }) => type === 'trade' && amount < 0n);
    const taken = bills.find(({ type, amount }) => type === 'trade' && amount > 0n);
    if (given === undefined || taken === undefined) return;
    const fee = bills.find(({ type }) => type === 'fee')?.amount ?? 0n;
    const received = taken.amount + fee;
    // What was given is worth what was received for it where that is USDT, net of the fee; else what it itself is worth.
    const paid = taken.asset === this.#usdt ? (taken.worth * received) / taken.amount : given.worth;
    this.#give(given.asset, -given.amount, paid);
    this.#take(taken.asset, received, paid);
  }

  #flow({ type, asset, amount, worth }: CostBill): void {
    if (type === 'split') this.#split(asset, amount);
    else if (amount > 0n) this.#take(asset, amount, worth);
    else if (type === 'convert_out') this.#give(asset, -amount, worth);
    else this.#give(asset, -amount, elsewhere.has(type) ? null : 0n);
  }

  /** More or fewer shares have cost what those of before have cost. */
  #split(asset: number, amount: bigint): void {
    if (asset === this.#usdt) return;
    const own = this.#own(asset);
    this.holdings.set(asset, { ...own, amount: own.amount + amount });
  }

  #take(asset: number, amount: bigint, cost: bigint): void {
    if (asset === this.#usdt) return;
    const own = this.#own(asset);
    this.holdings.set(asset, { ...own, amount: own.amount + amount, cost: own.cost + cost });
  }

  /** `proceeds` null: it is still the customer's, elsewhere, so nothing was earned by it. */
  #give(asset: number, amount: bigint, proceeds: bigint | null): void {
    if (asset === this.#usdt) return;
    const own = this.#own(asset);
    const part = amount >= own.amount ? own.cost : (own.cost * amount) / own.amount;
    this.holdings.set(asset, {
      amount: own.amount - amount,
      cost: own.cost - part,
      realized: own.realized + (proceeds === null ? 0n : proceeds - part),
    });
  }

  #own(asset: number): Holding {
    return this.holdings.get(asset) ?? { amount: 0n, cost: 0n, realized: 0n };
  }
}

/** The bills of one cause each, in order: those of a trade and its fee share what they refer to. */
export function byCause<Bill extends Pick<CostBill, 'type' | 'ref'>>(bills: readonly Bill[]): Bill[][] {
  const causes: Bill[][] = [];
  for (const bill of bills) {
    const last = causes.at(-1);
    const before = last?.[0];
    const joins =
      before !== undefined && ofTrades.has(bill.type) && ofTrades.has(before.type) && before.ref === bill.ref;
    if (joins) last!.push(bill);
    else causes.push([bill]);
  }
  return causes;
}
