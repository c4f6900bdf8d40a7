export const explainer = {
  futuresIntro: {
    title: 'Comment fonctionnent les futures',
    skip: 'Passer',
    next: 'Suivant',
    done: 'J’ai compris',
    again: 'Vous le retrouverez dans l’aide sur les futures.',
    position: {
      title: 'Long ou short',
      text: 'Ouvrez un long si vous pensez que le prix va monter, un short si vous pensez qu’il va baisser. Seule la marge est requise : à 10×, 100 USDT portent une position de 1 000 USDT. Gains et pertes augmentent dans la même proportion.',
      drawing: 'Un long gagne quand le prix monte, un short quand il baisse.',
    },
    liquidation: {
      title: 'Surveillez le prix de liquidation',
      text: 'Quand le prix de marquage l’atteint, la position est clôturée de force et sa marge est perdue. Plus le levier est élevé, plus il est proche. Vous ne devez jamais plus que ce que contient votre compte Futures.',
      drawing: 'Plus le levier est élevé, plus le prix de liquidation est proche du prix d’entrée.',
    },
    funding: {
      title: 'Frais de financement toutes les 8 heures',
      text: 'À 0 h, 8 h et 16 h UTC, longs et shorts se paient mutuellement pour que le prix reste proche de l’indice. Qui détient une position à cet instant paie ou reçoit. Le montant est affiché avant l’ouverture.',
      drawing: 'Quand le taux est positif, les longs paient les shorts.',
    },
  },
} as const;
