import type { Bills } from '../../kernel/product.ts';
import type { DepositEvent } from './events.ts';

export const depositBillTypes = ['deposit'] as const;

/** What arrived; what was only seen or asked for changes nothing that the customer owns. */
export const depositBills: Bills<DepositEvent, (typeof depositBillTypes)[number]> = {
  DepositCredited: ({ deposit }) => ({ type: 'deposit', ref: deposit }),
  DepositRequestConfirmed: ({ request }) => ({ type: 'deposit', ref: request }),
};
