export const fees = {
  fees: {
    title: '交易手续费',
    own: '我的费率等级',
    volume: '30 天成交量 (USDT)',
    tier: '等级',
    discount: '折扣',
    next: '再交易 {{volume}} USDT 升至 {{tier}} 级',
    highest: '您已是最高等级。',
    from: '{{time}} 起',
    rule: '手续费从您收到的资产中扣除。等级按最近 30 天的成交量计算。',
    all: '全部等级',
  },
} as const;
