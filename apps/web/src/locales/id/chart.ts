/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: 'Grafik {{symbol}}',
    interval: 'Interval',
    indicators: 'Indikator',
    fullScreen: 'Layar penuh',
    leaveFullScreen: 'Keluar dari layar penuh',
    depthRange: 'Rentang harga',
    mainChart: 'Grafik utama',
    subChart: 'Grafik tambahan',
    candles: 'Candle',
    candleText:
      '{{time}}: buka {{open}}, tertinggi {{high}}, terendah {{low}}, tutup {{close}}, perubahan {{change}}, volume {{volume}}',
    summary:
      '{{symbol}}, candle {{interval}}, dari {{from}} hingga {{to}}: harga terakhir {{last}}, perubahan {{change}}, tertinggi {{high}}, terendah {{low}}',
    open: 'Buka',
    high: 'Tinggi',
    low: 'Rendah',
    close: 'Tutup',
    change: 'Perubahan',
    volume: 'Volume',
    toLatest: 'Ke candle terbaru',
    orderLine: 'Garis order: {{type}}, {{side}}',
    orderLineHint: 'Seret, atau tekan tombol panah lalu Enter, untuk mengubah harga',
    studies: {
      ma: 'Rata-rata bergerak',
      ema: 'Rata-rata bergerak eksponensial',
      boll: 'Bollinger Bands',
      volume: 'Volume perdagangan',
      macd: 'Konvergensi dan divergensi rata-rata bergerak',
      rsi: 'Indeks kekuatan relatif',
    },
  },
} as const;
