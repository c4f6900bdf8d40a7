export const fees = {
  fees: {
    title: 'Biaya perdagangan',
    own: 'Tingkat biaya Anda',
    volume: 'Volume 30 hari (USDT)',
    tier: 'Tingkat',
    discount: 'Diskon',
    next: '{{volume}} USDT lagi ke tingkat {{tier}}',
    highest: 'Anda berada di tingkat tertinggi.',
    from: 'Mulai {{time}}',
    rule: 'Biaya dipotong dari aset yang Anda terima. Tingkat mengikuti volume perdagangan 30 hari terakhir.',
    all: 'Semua tingkat',
  },
} as const;
