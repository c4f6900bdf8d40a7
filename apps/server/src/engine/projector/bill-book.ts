import { type AccountKind, bills, type BillType, type EventRecord, firstCustomerId, postingsOf } from '@auric/exchange';
import type pg from 'pg';
import { trim, writeRows } from './rows.ts';

interface BillRow {
  id: number;
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: bigint;
  balanceAfter: bigint;
  type: BillType;
  ref: number;
  /** The first bill of the same event and customer. */
  entry: number;
  at: number;
  /** The frame, and which of its events. */
  seq: number;
  place: number;
}

interface BalanceRow {
  customer: number;
  kind: AccountKind;
  asset: number;
  total: bigint;
}

const balancesMax = 100_000;

/**
 * The bills and the balances that they leave: every posting that changes what a customer owns becomes a bill, so the ledger
 * and the bills are one. The house keeps its books in the journal only.
 */
export class BillBook {
  /** Rows that were read or written lately; only the projector writes them. */
  readonly #balances = new Map<string, BalanceRow>();
  #needed = new Map<string, BalanceRow>();
  #changed = new Map<string, BalanceRow>();
  #bills: BillRow[] = [];
  /** How many bills have been numbered. */
  count = 0;

  need(event: EventRecord): void {
    postingsOf(event, (customer, kind, asset, available, held) => {
      if (customer < firstCustomerId || available + held === 0n) return;
      const key = keyOf(customer, kind, asset);
      if (!this.#needed.has(key)) this.#needed.set(key, { customer, kind, asset, total: 0n });
    });
  }

  /** Reads what is needed and missing. A balance that has no row yet starts at zero. */
  async load(client: pg.ClientBase): Promise<void> {
    trim(this.#balances, balancesMax);
    const wanted = [...this.#needed].filter(([key]) => !this.#balances.has(key)).map(([, row]) => row);
    this.#needed = new Map();
    if (wanted.length === 0) return;
    const columns = [wanted.map((row) => row.customer), wanted.map((row) => row.kind), wanted.map((row) => row.asset)];
    const query = { name: 'balances', text: balancesSql, values: columns };
    const { rows } = await client.query<Omit<BalanceRow, 'total'> & { total: string }>(query);
    for (const row of wanted) this.#balances.set(keyOf(row.customer, row.kind, row.asset), row);
    for (const row of rows) {
      this.#balances.set(keyOf(row.customer, row.kind, row.asset), { ...row, total: BigInt(row.total) });
    }
  }

  /** `from`: the frame's time in ms and its sequence, and which of its events it is. */
  fold(event: EventRecord, from: Pick<BillRow, 'at' | 'seq' | 'place'>): void {
    let entries: Map<number, number> | undefined;
    postingsOf(event, (customer, kind, asset, available, held) => {
      const amount = available + held;
      if (customer < firstCustomerId || amount === 0n) return;
      const label = bills.get(event.type);
      if (label === undefined) throw new Error(`${event.type} moves funds and has no bill.`);
      const { type, ref, fee = 0n, feeType = type } = label(event, customer, amount);
      entries ??= new Map();
      const entry = entries.get(customer) ?? this.count + 1;
      entries.set(customer, entry);
      this.#add({ customer, kind, asset, amount: amount + fee, type, ref, entry, ...from });
      this.#add({ customer, kind, asset, amount: -fee, type: feeType, ref, entry, ...from });
    });
  }

  async write(client: pg.ClientBase): Promise<void> {
    const [changed, added] = [[...this.#changed.values()], this.#bills];
    this.#changed = new Map();
    this.#bills = [];
    await writeRows(client, 'totals', totalsSql, changed, (row) => [row.customer, row.kind, row.asset, row.total]);
    await writeRows(client, 'bills', billsSql, added, (row) => [
      row.id,
      row.customer,
      row.kind,
      row.asset,
      row.amount,
      row.balanceAfter,
      row.type,
      row.ref,
      row.entry,
      row.at,
      row.seq,
      row.place,
    ]);
  }

  #add(bill: Omit<BillRow, 'id' | 'balanceAfter'>): void {
    if (bill.amount === 0n) return;
    const { customer, kind, asset } = bill;
    const key = keyOf(customer, kind, asset);
    const balance = this.#balances.get(key);
    if (balance === undefined) throw new Error(`The balance of ${key} was not loaded.`);
    balance.total += bill.amount;
    this.#changed.set(key, balance);
    this.#bills.push({ ...bill, id: ++this.count, balanceAfter: balance.total });
  }
}

function keyOf(customer: number, kind: AccountKind, asset: number): string {
  return `${customer} ${kind} ${asset}`;
}

const balancesSql = `
  select customer, kind, asset, total
  from view.balances join unnest($1::int8[], $2::text[], $3::int8[]) as wanted(customer, kind, asset)
    using (customer, kind, asset)`;

const totalsSql = `
  insert into view.balances (customer, kind, asset, total)
  select * from unnest($1::int8[], $2::text[], $3::int8[], $4::numeric[])
  on conflict (customer, kind, asset) do update set total = excluded.total`;

const billsSql = `
  insert into view.bills (id, customer, kind, asset, amount, balance_after, type, ref, entry, at, seq,
    place)
  select * from unnest($1::int8[], $2::int8[], $3::text[], $4::int8[], $5::numeric[], $6::numeric[], $7::text[],
    $8::int8[], $9::int8[], $10::int8[], $11::int8[], $12::int4[])`;
