export const referralBillKinds = ['referral_share'] as const;
