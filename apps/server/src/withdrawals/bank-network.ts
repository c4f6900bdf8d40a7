/** Withdrawals to a bank card go by this network of the exchange: paid by hand. */
export const bankNetwork = 'BANK';
