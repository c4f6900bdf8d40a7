import type { AccountKind } from '../../src/kernel/vocabulary.ts';

export interface NaiveBalance {
  available: bigint;
  held: bigint;
}

/**
 * The ledger as one would write it on the first day: a map from "customer/kind/asset" to two bigints. It shares no
 * code with the columns of the exchange, which is what makes agreement with them mean something.
 */
export class NaiveLedger {
  readonly balances = new Map<string, NaiveBalance>();

  balance(customer: number, kind: AccountKind, asset: number): NaiveBalance {
    const key = `${customer}/${kind}/${asset}`;
    let balance = this.balances.get(key);
    if (balance === undefined) {
      balance = { available: 0n, held: 0n };
      this.balances.set(key, balance);
    }
    return balance;
  }

  available(customer: number, kind: AccountKind, asset: number): bigint {
    return this.balances.get(`${customer}/${kind}/${asset}`)?.available ?? 0n;
  }

  /** Adds to the available and to the held part; a customer's parts may never fall below zero, each on its own. */
  post(customer: number, kind: AccountKind, asset: number, available: bigint, held: bigint): void {
    const balance = this.balance(customer, kind, asset);
    balance.available += available;
    balance.held += held;
    const world = customer === 1;
    if (!world && (balance.available < 0n || balance.held < 0n)) {
      throw new Error(
        `The naive ledger went negative: ${customer}/${kind}/${asset} ${balance.available} ${balance.held}`,
      );
    }
  }

  hold(customer: number, kind: AccountKind, asset: number, amount: bigint): void {
    this.post(customer, kind, asset, -amount, amount);
  }

  release(customer: number, kind: AccountKind, asset: number, amount: bigint): void {
    this.post(customer, kind, asset, amount, -amount);
  }

  /** Per asset, the sum over every account including the world: zero at any time. */
  sums(): Map<number, bigint> {
    const sums = new Map<number, bigint>();
    for (const [key, balance] of this.balances) {
      const asset = Number(key.slice(key.lastIndexOf('/') + 1));
      sums.set(asset, (sums.get(asset) ?? 0n) + balance.available + balance.held);
    }
    return sums;
  }
}
