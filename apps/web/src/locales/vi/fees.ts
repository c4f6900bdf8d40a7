export const fees = {
  fees: {
    title: 'Phí giao dịch',
    own: 'Bậc phí của bạn',
    volume: 'Khối lượng 30 ngày (USDT)',
    tier: 'Bậc',
    discount: 'Giảm',
    next: 'Còn {{volume}} USDT để lên bậc {{tier}}',
    highest: 'Bạn đang ở bậc cao nhất.',
    from: 'Từ {{time}}',
    rule: 'Phí được trừ vào tài sản bạn nhận. Bậc phí tính theo khối lượng giao dịch 30 ngày gần nhất.',
    all: 'Tất cả các bậc',
  },
} as const;
