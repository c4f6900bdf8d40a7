import type { Bills } from '../../kernel/product.ts';
import type { CustomerTransferEvent } from './events.ts';

export const customerTransferBillTypes = [
  'customer_transfer_in',
  'customer_transfer_out',
  'customer_transfer_fee',
] as const;

/** What was given to another customer and what the giver paid for it; what was received. */
export const customerTransferBills: Bills<CustomerTransferEvent, (typeof customerTransferBillTypes)[number]> = {
  CustomerTransferred: ({ transfer, fee }, _customer, amount) =>
    amount < 0n
      ? { type: 'customer_transfer_out', ref: transfer, fee, feeType: 'customer_transfer_fee' }
      : { type: 'customer_transfer_in', ref: transfer },
};
