/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: '{{symbol}} 차트',
    interval: '시간 간격',
    indicators: '지표',
    fullScreen: '전체 화면',
    leaveFullScreen: '전체 화면 종료',
    depthRange: '가격 범위',
    mainChart: '메인 차트',
    subChart: '보조 차트',
    candles: '캔들',
    candleText:
      '{{time}}: 시가 {{open}}, 고가 {{high}}, 저가 {{low}}, 종가 {{close}}, 등락률 {{change}}, 거래량 {{volume}}',
    summary:
      '{{symbol}}, {{interval}} 캔들, {{from}}부터 {{to}}까지: 현재가 {{last}}, 등락률 {{change}}, 고가 {{high}}, 저가 {{low}}',
    open: '시가',
    high: '고가',
    low: '저가',
    close: '종가',
    change: '등락률',
    volume: '거래량',
    toLatest: '최신 캔들로 이동',
    orderLine: '주문선: {{type}}, {{side}}',
    orderLineHint: '끌거나 화살표 키와 Enter로 가격을 변경할 수 있습니다',
    studies: {
      ma: '이동평균선',
      ema: '지수이동평균선',
      boll: '볼린저 밴드',
      volume: '거래량',
      macd: '이동평균 수렴·확산 지수',
      rsi: '상대강도지수',
    },
  },
} as const;
