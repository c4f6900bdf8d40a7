/** What futures are, in three steps. */
export const explainer = {
  futuresIntro: {
    title: 'How futures work',
    skip: 'Skip',
    next: 'Next',
    done: 'Got it',
    again: 'You find this again in the help on futures.',
    position: {
      title: 'Long or short',
      text: 'Go long if you expect the price to rise, short if you expect it to fall. You put up margin: at 10×, 100 USDT carry a position of 1,000 USDT. Profits and losses grow by the same factor.',
      drawing: 'A long gains as the price rises, a short as it falls.',
    },
    liquidation: {
      title: 'Mind the liquidation price',
      text: 'When the mark price reaches it, the position is closed by force and its margin is lost. The higher the leverage, the nearer it is. You never owe more than what is in your futures account.',
      drawing: 'The liquidation price lies nearer to the entry price at high leverage.',
    },
    funding: {
      title: 'Funding every 8 hours',
      text: 'At 00:00, 08:00 and 16:00 UTC, longs and shorts pay each other, which keeps the price near the index. Whoever holds a position at that moment pays or receives. You see the amount before you open.',
      drawing: 'At a positive rate longs pay shorts.',
    },
  },
} as const;
