export const home = {
  home: {
    headline: '规则可验证的交易',
    subline: '实时盘口，费用透明，任何人都无法操控结果。',
    equity: '总资产',
    showAmounts: '显示金额',
    hideAmounts: '隐藏金额',
    hot: '热门',
    gainers: '涨幅榜',
    losers: '跌幅榜',
  },
} as const;
