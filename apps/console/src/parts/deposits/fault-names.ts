import type { DepositFault } from '@auric/api/console/deposits';

/** What each fault is called here; the customer reads a sentence of it in the own language. */
export const faultNames: Readonly<Record<DepositFault, string>> = {
  not_arrived: 'Has not arrived',
  voucher_unclear: 'Voucher can’t be read',
  amount_differs: 'Another amount than declared',
  not_ours: 'Not to an address of the customer here',
  paid_by_another: 'Paid by somebody else',
};
