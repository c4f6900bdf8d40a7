export const home = {
  home: {
    headline: 'Trading dengan aturan yang bisa diperiksa',
    subline: 'Buku order langsung, biaya jelas, dan tak seorang pun bisa mengatur hasil.',
    equity: 'Total ekuitas',
    showAmounts: 'Tampilkan jumlah',
    hideAmounts: 'Sembunyikan jumlah',
    hot: 'Populer',
    gainers: 'Naik',
    losers: 'Turun',
  },
} as const;
