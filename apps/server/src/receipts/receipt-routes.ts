import type { ReceiptPath } from '@auric/api';
import type { ExchangeClient } from '../edge/exchange-client.ts';
import type { HandlersOf } from '../edge/handler.ts';
import { Refusal } from '../edge/refusal.ts';
import { entryOf } from './entry-of.ts';
import { type Entry, type ReceiptParts, receiptOf } from './receipt-of.ts';
import { SharedReceipts } from './shared-receipts.ts';

/** The calls about receipts. What isn't the caller's is not found, like what was never settled. */
export function receiptRoutes({
  db,
  client,
  now,
}: Pick<ReceiptParts, 'db'> & { client: ExchangeClient; now: () => number }): HandlersOf<ReceiptPath> {
  const parts = { db, port: client.port };
  const shared = new SharedReceipts(db, now);

  async function found(entry: Entry) {
    const receipt = await receiptOf(parts, entry);
    if (receipt === null) throw new Refusal('receipt_not_found', 'id');
    return receipt;
  }

  return {
    async receipt({ id, of, number }, { customer }) {
      await client.freshModels(customer);
      const entry = { customer, entry: id ?? (await entryOf(db, customer, { of, number })) };
      const { subject, receipt } = await found(entry);
      return { id: entry.entry, subject, ...receipt, shared: await shared.isShared(entry) };
    },

    async 'receipt/share'({ id }, { customer }) {
      await client.freshModels(customer);
      const entry = { customer, entry: id };
      await found(entry);
      return { token: await shared.share(entry) };
    },

    async 'receipt/unshare'({ id }, { customer }) {
      await shared.end({ customer, entry: id });
      return {};
    },

    async 'receipt/shared'({ token }) {
      const entry = await shared.opened(token);
      const receipt = entry === null ? null : await receiptOf(parts, entry);
      if (receipt === null) throw new Refusal('receipt_not_found', 'token');
      return receipt.receipt;
    },
  };
}
