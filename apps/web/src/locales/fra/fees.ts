export const fees = {
  fees: {
    title: 'Frais de trading',
    own: 'Votre palier de frais',
    volume: 'Volume sur 30 jours (USDT)',
    tier: 'Palier',
    discount: 'Remise',
    next: 'Encore {{volume}} USDT pour le palier {{tier}}',
    highest: 'Vous êtes au palier le plus élevé.',
    from: 'À partir du {{time}}',
    rule: 'Les frais sont prélevés sur ce que vous recevez. Votre palier suit votre volume des 30 derniers jours.',
    all: 'Tous les paliers',
  },
} as const;
