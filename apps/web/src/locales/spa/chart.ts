/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: 'Gráfico de {{symbol}}',
    interval: 'Intervalo',
    indicators: 'Indicadores',
    fullScreen: 'Pantalla completa',
    leaveFullScreen: 'Salir de pantalla completa',
    depthRange: 'Rango de precios',
    mainChart: 'Gráfico principal',
    subChart: 'Gráficos secundarios',
    candles: 'Velas',
    candleText:
      '{{time}}: apertura {{open}}, máximo {{high}}, mínimo {{low}}, cierre {{close}}, variación {{change}}, volumen {{volume}}',
    summary:
      '{{symbol}}, velas de {{interval}}, del {{from}} al {{to}}: último precio {{last}}, variación {{change}}, máximo {{high}}, mínimo {{low}}',
    open: 'Ap.',
    high: 'Máx.',
    low: 'Mín.',
    close: 'Cierre',
    change: 'Variación',
    volume: 'Volumen',
    toLatest: 'Ir a la última vela',
    orderLine: 'Línea de la orden: {{type}}, {{side}}',
    orderLineHint: 'Arrástrala, o pulsa las flechas e Intro, para cambiar el precio',
    studies: {
      ma: 'Media móvil',
      ema: 'Media móvil exponencial',
      boll: 'Bandas de Bollinger',
      volume: 'Volumen de negociación',
      macd: 'Convergencia y divergencia de medias móviles',
      rsi: 'Índice de fuerza relativa',
    },
  },
} as const;
