import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';
import { ConfiguredRows } from '../configured.ts';

type Folded = Extract<
  EventRecord,
  { type: 'CustomerTransferred' | 'CustomerTransferFeesSet' | 'CustomerTransferFeesAnnounced' }
>;

export const feesSubject = 'transfer_fees';

/** Transfers between customers, and how it came about what they cost. */
export function customerTransferProjection(): Projection {
  let rows: (number | bigint)[][] = [];
  const fees = new ConfiguredRows('view.transfer_fees');
  const fold: Fold<Folded> = {
    CustomerTransferred: ({ transfer, customer, recipient, asset, amount, fee }, at) =>
      void rows.push([transfer, customer, recipient, at, asset, amount, fee]),
    CustomerTransferFeesSet({ type: _type, effectiveAt, ...values }, at, seq) {
      fees.add({ seq, subject: feesSubject, at, effective_at: at, schedule: effectiveAt, in_force: true }, values);
    },
    CustomerTransferFeesAnnounced({ type: _type, effectiveAt, ...values }, at, seq) {
      const announced = { effective_at: effectiveAt, schedule: effectiveAt, in_force: false };
      fees.add({ seq, subject: feesSubject, at, ...announced }, values);
    },
  };
  return {
    tables: ['view.customer_transfers', 'view.transfer_fees'],
    fold,
    unprojected: [],
    async write(client) {
      const now = rows;
      rows = [];
      for (const cells of now) await writeRow(client, 'transfers to customers', transferSql, cells);
      await fees.write(client);
    },
  };
}

const transferSql = `
  insert into view.customer_transfers (id, customer, recipient, at, asset, amount, fee)
  values ($1, $2, $3, $4, $5, $6, $7)`;
