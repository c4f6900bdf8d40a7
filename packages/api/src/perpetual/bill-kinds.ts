export const perpetualBillKinds = [
  'position_open',
  'position_close',
  'margin',
  'contract_fee',
  'liquidation_fee',
  'funding_payment',
] as const;
