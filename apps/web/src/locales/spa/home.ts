export const home = {
  home: {
    headline: 'Opera con reglas que puedes comprobar',
    subline: 'Libros en vivo, comisiones claras y nadie que pueda fijar un resultado.',
    equity: 'Valor total',
    showAmounts: 'Mostrar importes',
    hideAmounts: 'Ocultar importes',
    hot: 'Populares',
    gainers: 'Subidas',
    losers: 'Bajadas',
  },
} as const;
