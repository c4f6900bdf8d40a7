import type { Bills } from '../../kernel/product.ts';
import type { WithdrawalEvent } from './events.ts';

export const withdrawalBillTypes = ['withdrawal', 'withdrawal_fee', 'deposit'] as const;

/** What left. A hold changes nothing that the customer owns, so it makes no bill; what came inside is a deposit. */
export const withdrawalBills: Bills<WithdrawalEvent, (typeof withdrawalBillTypes)[number]> = {
  WithdrawalSettled: ({ withdrawal, fee }) => ({ type: 'withdrawal', ref: withdrawal, fee, feeType: 'withdrawal_fee' }),
  WithdrawalSettledInside: ({ withdrawal, fee, recipient }, customer) =>
    customer === recipient
      ? { type: 'deposit', ref: withdrawal }
      : { type: 'withdrawal', ref: withdrawal, fee, feeType: 'withdrawal_fee' },
};
