/** What trades cost. */
export const fees = {
  fees: {
    title: 'Trading fees',
    own: 'Your fee tier',
    volume: '30-day volume (USDT)',
    tier: 'Tier',
    discount: 'Discount',
    next: '{{volume}} USDT more to tier {{tier}}',
    highest: 'You are in the highest tier.',
    from: 'From {{time}}',
    rule: 'The fee is taken from what you receive. Your tier follows what you traded in the last 30 days.',
    all: 'All tiers',
    futures: 'Futures',
    futuresRule: 'Charged on the value of the position, when it is opened and when it is closed.',
    liquidationFee: 'Liquidation fee',
    marginTiers: 'Margin tiers',
    upTo: 'Position value (USDT)',
    maintenance: 'Maintenance margin',
    most: 'Leverage up to',
  },
} as const;
