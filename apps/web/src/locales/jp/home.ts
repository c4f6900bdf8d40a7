export const home = {
  home: {
    headline: '検証できるルールで取引',
    subline: 'リアルタイムの板、明確な手数料。結果を操作できる人はいません。',
    equity: '総資産',
    showAmounts: '金額を表示',
    hideAmounts: '金額を隠す',
    hot: '人気',
    gainers: '値上がり',
    losers: '値下がり',
  },
} as const;
