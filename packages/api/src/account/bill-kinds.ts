export const accountBillKinds = ['deposit', 'withdrawal', 'withdrawal_fee', 'transfer_in', 'transfer_out'] as const;
