import type { Bills } from '../../kernel/product.ts';
import type { AccountEvent } from './events.ts';

export const accountBillTypes = ['deposit', 'transfer_in', 'transfer_out', 'adjustment', 'dust'] as const;

/** Funds that arrived or moved. */
export const accountBills: Bills<AccountEvent, (typeof accountBillTypes)[number]> = {
  Deposited: ({ deposit }) => ({ type: 'deposit', ref: deposit }),
  TestFundsClaimed: ({ deposit }) => ({ type: 'deposit', ref: deposit }),
  BalanceAdjusted: ({ adjustment }) => ({ type: 'adjustment', ref: adjustment }),
  DustGivenUp: () => ({ type: 'dust', ref: 0 }),
  Transferred: ({ transfer }, _customer, amount) => ({
    type: amount < 0n ? 'transfer_out' : 'transfer_in',
    ref: transfer,
  }),
};
