export const home = {
  home: {
    headline: '검증할 수 있는 규칙으로 거래하세요',
    subline: '실시간 호가, 명확한 수수료. 누구도 결과를 정할 수 없습니다.',
    equity: '총자산',
    showAmounts: '금액 표시',
    hideAmounts: '금액 숨기기',
    hot: '인기',
    gainers: '상승률',
    losers: '하락률',
  },
} as const;
