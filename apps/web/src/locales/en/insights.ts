/** What everybody may know of the futures. */
export const insights = {
  insights: {
    title: 'Futures data',
    funding: 'Funding history',
    openInterest: 'Open interest',
    insurance: 'Insurance fund',
    market: 'Market',
    markPrice: 'Mark price',
    lots: 'Lots',
    value: 'Value',
    balance: 'Balance',
    received: 'In',
    paid: 'Out',
    period: 'Period',
    periods: {
      day: '24 hours',
      week: '7 days',
      month: '30 days',
    },
    next: 'Expected at {{time}}',
    fundingHint: 'At a positive rate longs paid shorts, at a negative one shorts paid longs.',
    openInterestHint: 'All lots that are open on one side; the other side holds as many.',
    insuranceHint: 'What liquidations left over, and what it paid so that nobody had to owe.',
    noFunding: 'No funding has been settled yet',
    noPoints: 'Nothing was recorded in this time',
    day: 'Day',
  },
} as const;
