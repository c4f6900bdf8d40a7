export const home = {
  home: {
    headline: 'Tradez avec des règles vérifiables',
    subline: 'Carnets en direct, frais clairs, et personne ne peut fixer un résultat.',
    equity: 'Valeur totale',
    showAmounts: 'Afficher les montants',
    hideAmounts: 'Masquer les montants',
    hot: 'Populaires',
    gainers: 'Hausses',
    losers: 'Baisses',
  },
} as const;
