export const accountBillKinds = [
  'deposit',
  'withdrawal',
  'withdrawal_fee',
  'transfer_in',
  'transfer_out',
  'adjustment',
  'dust',
] as const;
