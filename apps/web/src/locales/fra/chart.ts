/** The candle chart: its indicators, and what is said of its candles. */
export const chart = {
  chart: {
    label: 'Graphique {{symbol}}',
    interval: 'Intervalle',
    indicators: 'Indicateurs',
    fullScreen: 'Plein écran',
    leaveFullScreen: 'Quitter le plein écran',
    depthRange: 'Plage de prix',
    mainChart: 'Graphique principal',
    subChart: 'Graphiques secondaires',
    candles: 'Bougies',
    candleText:
      '{{time}} : ouverture {{open}}, haut {{high}}, bas {{low}}, clôture {{close}}, variation {{change}}, volume {{volume}}',
    summary:
      '{{symbol}}, bougies de {{interval}}, du {{from}} au {{to}} : dernier prix {{last}}, variation {{change}}, plus haut {{high}}, plus bas {{low}}',
    open: 'Ouv.',
    high: 'Haut',
    low: 'Bas',
    close: 'Clôt.',
    change: 'Variation',
    volume: 'Volume',
    toLatest: 'Aller à la dernière bougie',
    orderLine: 'Ligne de l’ordre : {{type}}, {{side}}',
    orderLineHint: 'Faites-la glisser, ou utilisez les flèches puis Entrée, pour modifier le prix',
    studies: {
      ma: 'Moyenne mobile',
      ema: 'Moyenne mobile exponentielle',
      boll: 'Bandes de Bollinger',
      volume: 'Volume échangé',
      macd: 'Convergence et divergence des moyennes mobiles',
      rsi: 'Indice de force relative',
    },
  },
} as const;
