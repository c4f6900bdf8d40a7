/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: '{{symbol}} K 線圖',
    interval: '時間週期',
    indicators: '指標',
    fullScreen: '全螢幕',
    leaveFullScreen: '退出全螢幕',
    depthRange: '價格範圍',
    mainChart: '主圖',
    subChart: '副圖',
    candles: 'K 線',
    candleText: '{{time}}：開 {{open}}，高 {{high}}，低 {{low}}，收 {{close}}，升跌幅 {{change}}，成交量 {{volume}}',
    summary:
      '{{symbol}}，{{interval}} K 線，{{from}} 至 {{to}}：最新價 {{last}}，升跌幅 {{change}}，最高 {{high}}，最低 {{low}}',
    open: '開',
    high: '高',
    low: '低',
    close: '收',
    change: '升跌幅',
    volume: '成交量',
    toLatest: '回到最新 K 線',
    orderLine: '委託線：{{type}}，{{side}}',
    orderLineHint: '拖動，或按方向鍵後按 Enter，即可修改價格',
    studies: {
      ma: '移動平均線',
      ema: '指數移動平均線',
      boll: '布林通道',
      volume: '成交量',
      macd: '指數平滑異同移動平均線',
      rsi: '相對強弱指數',
    },
  },
} as const;
