export const customerTransferBillKinds = [
  'customer_transfer_in',
  'customer_transfer_out',
  'customer_transfer_fee',
] as const;
