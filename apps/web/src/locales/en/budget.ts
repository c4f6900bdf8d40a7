/** What one wants to lose at most. */
export const budget = {
  lossBudget: {
    title: 'Loss budget',
    intro:
      'Say what you want to lose at most. It counts over futures and options together, and the exchange keeps it: nothing is opened beyond it. You can always close.',
    none: 'You have set no loss budget.',
    amount: 'Loss budget',
    result: 'Result of this period',
    atStake: 'At stake now',
    left: 'Left to risk',
    ends: 'Period ends',
    next: 'From {{time}}: {{amount}}',
    nextNone: 'The loss budget ends {{time}}.',
    cooling: 'You are taking a break until {{time}}: nothing can be opened until then.',
    period: 'Period',
    periods: { day: 'A day', week: 'A week', month: 'A month' },
    set: 'Set loss budget',
    tighter:
      '0 ends the budget. A tighter one holds at once, a wider one 24 hours later. Periods begin at midnight UTC.',
    saved: 'Saved',
    notSet: 'Nothing was changed',
    break: 'Take a break',
    breakNote:
      'For this time nothing can be opened in futures and options. You can still close everything. A break can be made longer, not shorter.',
    length: 'Length',
    start: 'Start the break',
    ask: 'Take a break of {{days}}?',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
} as const;
