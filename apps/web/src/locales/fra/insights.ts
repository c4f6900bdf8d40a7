export const insights = {
  insights: {
    title: 'Données des futures',
    funding: 'Historique du financement',
    openInterest: 'Intérêt ouvert',
    insurance: 'Fonds d’assurance',
    market: 'Paire',
    markPrice: 'Prix de marquage',
    lots: 'Lots',
    value: 'Valeur',
    balance: 'Solde',
    received: 'Entrées',
    paid: 'Sorties',
    period: 'Période',
    periods: {
      day: '24 heures',
      week: '7 jours',
      month: '30 jours',
    },
    next: 'Prévu pour le {{time}}',
    fundingHint:
      'Quand le taux est positif, les longs ont payé les shorts ; quand il est négatif, les shorts ont payé les longs.',
    openInterestHint: 'Tous les lots ouverts d’un côté ; l’autre côté en détient autant.',
    insuranceHint: 'Ce que les liquidations ont laissé, et ce qu’il a payé pour que personne ne doive rien.',
    noFunding: 'Aucun financement n’a encore eu lieu',
    noPoints: 'Rien n’a été enregistré sur cette période',
    day: 'Jour',
  },
} as const;
