export const fees = {
  fees: {
    title: '取引手数料',
    own: 'あなたの手数料ランク',
    volume: '30日間の出来高 (USDT)',
    tier: 'ランク',
    discount: '割引',
    next: 'ランク{{tier}}まであと {{volume}} USDT',
    highest: '最上位のランクです。',
    from: '{{time}} から',
    rule: '手数料は受け取る資産から差し引かれます。ランクは過去30日間の出来高で決まります。',
    all: 'すべてのランク',
  },
} as const;
