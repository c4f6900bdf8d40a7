import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import { writeRows } from '../../engine/projector/rows.ts';
import { paymentIdOf } from '../../db/payment-id.ts';

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;
type Cells = (number | bigint | string | boolean)[];

/** What came to positions and left them, row after row: fills, funding rates and funding payments. */
export class PaymentRows {
  #fills: Cells[] = [];
  #rates: Cells[] = [];
  #payments: Cells[] = [];
  #frame = 0;
  #place = 0;

  opened(event: Of<'PositionIncreased'>, at: number, seq: number): void {
    const { position, customer, market, order, trade, side, lots, value, fee, margin } = event;
    const facts = [position, customer, market, order, trade, side, false, 'order', lots, value, fee, margin];
    this.#fills.push([this.#idIn(seq), ...facts, 0n, at]);
  }

  closed(event: Of<'PositionReduced'>, at: number, seq: number): void {
    const { position, customer, market, order, trade, side, reason, lots, value, fee, margin, realised } = event;
    const facts = [position, customer, market, order, trade, side, true, reason, lots, value, fee, margin];
    this.#fills.push([this.#idIn(seq), ...facts, realised, at]);
  }

  settled({ funding, market, rateE8, markE8, lots, instant }: Of<'FundingSettled'>): void {
    this.#rates.push([funding, market, rateE8, markE8, lots, instant]);
  }

  funded(event: Of<'FundingPaid'>, at: number, seq: number): void {
    const { funding, position, customer, market, lots, amount, margin } = event;
    this.#payments.push([this.#idIn(seq), funding, position, customer, market, lots, amount, margin, at]);
  }

  async write(client: pg.ClientBase): Promise<void> {
    const [fills, rates, payments] = [this.#fills, this.#rates, this.#payments];
    this.#fills = [];
    this.#rates = [];
    this.#payments = [];
    const cells = (row: Cells): Cells => row;
    await writeRows(client, 'position fills', fillsSql, fills, cells);
    await writeRows(client, 'funding rates', ratesSql, rates, cells);
    await writeRows(client, 'funding payments', paymentsSql, payments, cells);
  }

  #idIn(seq: number): number {
    this.#place = seq === this.#frame ? this.#place + 1 : 0;
    this.#frame = seq;
    return paymentIdOf(seq, this.#place);
  }
}

const fillsSql = `
  insert into view.position_fills (id, position, customer, market, order_id, trade, side, reduces, reason, lots, value, fee, margin,
    realised, at)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[], $5::int8[], $6::int8[], $7::text[], $8::bool[],
    $9::text[], $10::int8[], $11::numeric[], $12::numeric[], $13::numeric[], $14::numeric[], $15::int8[])`;

const ratesSql = `
  insert into view.funding_rates (id, market, rate_e8, mark_e8, lots, at)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[], $5::int8[], $6::int8[])`;

const paymentsSql = `
  insert into view.funding_payments (id, funding, position, customer, market, lots, amount, margin, at)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[], $5::int8[], $6::int8[], $7::numeric[], $8::numeric[],
    $9::int8[])`;
