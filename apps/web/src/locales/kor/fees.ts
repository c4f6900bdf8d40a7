export const fees = {
  fees: {
    title: '거래 수수료',
    own: '내 수수료 등급',
    volume: '30일 거래량 (USDT)',
    tier: '등급',
    discount: '할인',
    next: '{{tier}}등급까지 {{volume}} USDT 남음',
    highest: '최고 등급입니다.',
    from: '{{time}}부터',
    rule: '수수료는 받는 자산에서 차감됩니다. 등급은 최근 30일 거래량으로 정해집니다.',
    all: '전체 등급',
  },
} as const;
