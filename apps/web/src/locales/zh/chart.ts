/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: '{{symbol}} K 线图',
    interval: '时间周期',
    indicators: '指标',
    fullScreen: '全屏',
    leaveFullScreen: '退出全屏',
    depthRange: '价格范围',
    mainChart: '主图',
    subChart: '副图',
    candles: 'K 线',
    candleText: '{{time}}：开 {{open}}，高 {{high}}，低 {{low}}，收 {{close}}，涨跌幅 {{change}}，成交量 {{volume}}',
    summary:
      '{{symbol}}，{{interval}} K 线，{{from}} 至 {{to}}：最新价 {{last}}，涨跌幅 {{change}}，最高 {{high}}，最低 {{low}}',
    open: '开',
    high: '高',
    low: '低',
    close: '收',
    change: '涨跌幅',
    volume: '成交量',
    toLatest: '回到最新 K 线',
    orderLine: '委托线：{{type}}，{{side}}',
    orderLineHint: '拖动，或按方向键后按 Enter，即可修改价格',
    studies: {
      ma: '移动平均线',
      ema: '指数移动平均线',
      boll: '布林带',
      volume: '成交量',
      macd: '指数平滑异同移动平均线',
      rsi: '相对强弱指数',
    },
  },
} as const;
