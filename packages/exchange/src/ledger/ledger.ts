import { balanceMax } from '../kernel/amounts.ts';
import { IntMap } from '../kernel/int-map.ts';
import type { SnapshotReader, SnapshotWriter } from '../kernel/snapshot-bytes.ts';
import { Table } from '../kernel/table.ts';
import { type AccountKind, accountKinds } from '../kernel/vocabulary.ts';
import type { BalanceView } from '../views.ts';
import { mayBeNegative } from './system-accounts.ts';

/** One leg of a double entry: what changes in the available and the held part of one balance, in smallest units. */
export type Post = (customer: number, kind: AccountKind, asset: number, available: bigint, held: bigint) => void;

const balanceFields = {
  customer: 'int',
  kind: accountKinds,
  asset: 'small',
  available: 'amount',
  held: 'amount',
} as const;

const kindIndex: Readonly<Record<AccountKind, number>> = Object.fromEntries(
  accountKinds.map((kind, index) => [kind, index]),
) as Record<AccountKind, number>;

/** Assets have ids below this, so that customer, kind and asset make one key. */
export const assetIdMax = 1023;
export const customerIdMax = 2 ** 38;

/** The balances of every account, and the only code that changes one. */
export class Ledger {
  readonly #table = new Table('balance', balanceFields);
  readonly #slots = new IntMap();
  #watched: AccountKind | null = null;
  #changed: (customer: number) => void = () => {};

  /**
   * Applies one leg. Throws, with nothing written, when a part would leave its bounds: guards have to see to it
   * that this never happens, so it ends the process.
   */
  readonly post: Post = (customer, kind, asset, available, held) => {
    // Balances stay below 2^61 and so do legs: asIntN never wraps, it lets the sums stay in machine words.
    const { columns } = this.#table;
    const slot = this.#slotOf(customer, kind, asset);
    const nextAvailable = BigInt.asIntN(64, columns.available[slot]! + available);
    const nextHeld = BigInt.asIntN(64, columns.held[slot]! + held);
    if (nextAvailable < 0n || nextHeld < 0n || nextAvailable > balanceMax || nextHeld > balanceMax) {
      const isFree = mayBeNegative(customer) && nextAvailable > -balanceMax && nextAvailable < balanceMax;
      if (!isFree || nextHeld !== 0n)
        throw new Error(`The balance of ${customer} ${kind} ${asset} would be ${nextAvailable} and ${nextHeld} held.`);
    }
    columns.available[slot] = nextAvailable;
    columns.held[slot] = nextHeld;
    this.#table.touch(slot);
    if (kind === this.#watched) this.#changed(customer);
  };

  /** Tells whose balance of a kind has changed, whatever changed it: for what follows from balances and is no state itself. */
  watch(kind: AccountKind, changed: (customer: number) => void): void {
    this.#watched = kind;
    this.#changed = changed;
  }

  /** What an account can spend, in the asset's smallest unit. */
  available(customer: number, kind: AccountKind, asset: number): bigint {
    const slot = this.#slots.get(keyOf(customer, kindIndex[kind], asset));
    return slot < 0 ? 0n : this.#table.columns.available[slot]!;
  }

  held(customer: number, kind: AccountKind, asset: number): bigint {
    const slot = this.#slots.get(keyOf(customer, kindIndex[kind], asset));
    return slot < 0 ? 0n : this.#table.columns.held[slot]!;
  }

  /** Every balance of a customer that was ever touched, by kind and asset. `assets`: the ids to look for. */
  balancesOf(customer: number, assets: readonly number[]): BalanceView[] {
    const found: BalanceView[] = [];
    const { available, held } = this.#table.columns;
    for (const kind of accountKinds) {
      for (const asset of assets) {
        const slot = this.#slots.get(keyOf(customer, kindIndex[kind], asset));
        if (slot >= 0) found.push({ kind, asset, available: available[slot]!, held: held[slot]! });
      }
    }
    return found;
  }

  /** Calls `visit` for every balance, in no order that means anything. */
  each(visit: (customer: number, kind: AccountKind, asset: number, available: bigint, held: bigint) => void): void {
    const { columns } = this.#table;
    for (const slot of this.#table.slots())
      visit(
        columns.customer[slot]!,
        accountKinds[columns.kind[slot]!]!,
        columns.asset[slot]!,
        columns.available[slot]!,
        columns.held[slot]!,
      );
  }

  get size(): number {
    return this.#table.size;
  }

  hash(): bigint {
    return this.#table.hash();
  }

  save(writer: SnapshotWriter): void {
    this.#table.save(writer);
  }

  load(reader: SnapshotReader): void {
    this.#table.load(reader);
    const { customer, kind, asset } = this.#table.columns;
    for (const slot of this.#table.slots()) this.#slots.set(keyOf(customer[slot]!, kind[slot]!, asset[slot]!), slot);
  }

  #slotOf(customer: number, kind: AccountKind, asset: number): number {
    const key = keyOf(customer, kindIndex[kind], asset);
    const known = this.#slots.get(key);
    if (known >= 0) return known;
    const slot = this.#table.add();
    const { columns } = this.#table;
    columns.customer[slot] = customer;
    columns.kind[slot] = kindIndex[kind];
    columns.asset[slot] = asset;
    columns.available[slot] = 0n;
    columns.held[slot] = 0n;
    this.#slots.set(key, slot);
    return slot;
  }
}

function keyOf(customer: number, kind: number, asset: number): number {
  return (customer * 8 + kind) * (assetIdMax + 1) + asset;
}
