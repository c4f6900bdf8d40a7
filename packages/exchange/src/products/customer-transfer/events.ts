import type { EventsOf } from '../../kernel/fields.ts';

/** Amounts in the asset's smallest unit, `feeLeastE6` in 1e-6 USDT, times in Unix ms. */
export const customerTransferEvents = {
  /** `recipient` has `amount`, the house the fee; the customer gave both. `valueE8`: what counts against the limit of a day, in 1e-8 BTC. */
  CustomerTransferred: {
    version: 1,
    fields: {
      transfer: 'int',
      customer: 'int',
      recipient: 'int',
      asset: 'int',
      amount: 'amount',
      fee: 'amount',
      valueE8: 'amount',
    },
  },
  /** The fees in force from now on; `effectiveAt`: the time for which they were announced, 0 where they weren't. */
  CustomerTransferFeesSet: { version: 1, fields: { feePpm: 'int', feeLeastE6: 'int', effectiveAt: 'int' } },
  /** The fees from `effectiveAt` on, in place of what was announced for the same time. */
  CustomerTransferFeesAnnounced: { version: 1, fields: { feePpm: 'int', feeLeastE6: 'int', effectiveAt: 'int' } },
} as const;

export type CustomerTransferEvent = EventsOf<typeof customerTransferEvents>;
