export const home = {
  home: {
    headline: '規則可驗證的交易',
    subline: '即時盤口，費用透明，任何人都無法操控結果。',
    equity: '總資產',
    showAmounts: '顯示金額',
    hideAmounts: '隱藏金額',
    hot: '熱門',
    gainers: '升幅榜',
    losers: '跌幅榜',
  },
} as const;
