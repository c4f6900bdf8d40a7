export const fees = {
  fees: {
    title: '交易手續費',
    own: '我的費率等級',
    volume: '30 天成交量 (USDT)',
    tier: '等級',
    discount: '折扣',
    next: '再交易 {{volume}} USDT 升至 {{tier}} 級',
    highest: '您已是最高等級。',
    from: '{{time}} 起',
    rule: '手續費從您收到的資產中扣除。等級按最近 30 天的成交量計算。',
    all: '全部等級',
  },
} as const;
