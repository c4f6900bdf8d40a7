/** The first page. */
export const home = {
  home: {
    headline: 'Trade with rules you can check',
    subline: 'Live books, clear fees, and no one who can set an outcome.',
    equity: 'Total equity',
    showAmounts: 'Show amounts',
    hideAmounts: 'Hide amounts',
    hot: 'Hot',
    gainers: 'Gainers',
    losers: 'Losers',
  },
} as const;
