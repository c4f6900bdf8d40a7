/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: '{{symbol}} chart',
    interval: 'Interval',
    indicators: 'Indicators',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    depthRange: 'Price range',
    mainChart: 'Main chart',
    subChart: 'Sub-charts',
    candles: 'Candles',
    candleText:
      '{{time}}: open {{open}}, high {{high}}, low {{low}}, close {{close}}, change {{change}}, volume {{volume}}',
    summary:
      '{{symbol}}, candles of {{interval}}, from {{from}} to {{to}}: last price {{last}}, change {{change}}, high {{high}}, low {{low}}',
    open: 'Open',
    high: 'High',
    low: 'Low',
    close: 'Close',
    change: 'Change',
    volume: 'Volume',
    toLatest: 'Go to the latest candle',
    orderLine: 'Line of the order: {{type}}, {{side}}',
    orderLineHint: 'Drag it, or press the arrow keys and Enter, to change the price',
    studies: {
      ma: 'Moving average',
      ema: 'Exponential moving average',
      boll: 'Bollinger Bands',
      volume: 'Trading volume',
      macd: 'Moving average convergence divergence',
      rsi: 'Relative strength index',
    },
  },
} as const;
