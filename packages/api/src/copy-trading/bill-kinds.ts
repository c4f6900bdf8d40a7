export const copyTradingBillKinds = ['profit_share_paid', 'profit_share_received'] as const;
