/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: '{{symbol}} チャート',
    interval: '時間足',
    indicators: 'インジケーター',
    fullScreen: '全画面',
    leaveFullScreen: '全画面を終了',
    depthRange: '価格範囲',
    mainChart: 'メインチャート',
    subChart: 'サブチャート',
    candles: 'ローソク足',
    candleText:
      '{{time}}：始値 {{open}}、高値 {{high}}、安値 {{low}}、終値 {{close}}、騰落率 {{change}}、出来高 {{volume}}',
    summary:
      '{{symbol}}、{{interval}}足、{{from}} から {{to}} まで：最終価格 {{last}}、騰落率 {{change}}、高値 {{high}}、安値 {{low}}',
    open: '始値',
    high: '高値',
    low: '安値',
    close: '終値',
    change: '騰落率',
    volume: '出来高',
    toLatest: '最新のローソク足へ',
    orderLine: '注文ライン：{{type}}、{{side}}',
    orderLineHint: 'ドラッグするか、矢印キーと Enter で価格を変更できます',
    studies: {
      ma: '移動平均線',
      ema: '指数平滑移動平均線',
      boll: 'ボリンジャーバンド',
      volume: '出来高',
      macd: '移動平均収束拡散法',
      rsi: '相対力指数',
    },
  },
} as const;
