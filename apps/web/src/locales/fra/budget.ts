export const budget = {
  lossBudget: {
    title: 'Budget de pertes',
    intro:
      'Dites ce que vous voulez perdre au maximum. Il compte pour les futures et les options ensemble, et le système de trading le tient : rien ne s’ouvre au-delà. Vous pouvez toujours clôturer.',
    none: 'Vous n’avez fixé aucun budget de pertes.',
    amount: 'Budget de pertes',
    result: 'Résultat de la période',
    atStake: 'En jeu maintenant',
    left: 'Reste à risquer',
    ends: 'Fin de la période',
    next: 'À partir du {{time}} : {{amount}}',
    nextNone: 'Le budget de pertes prend fin le {{time}}.',
    cooling: 'Vous êtes en pause jusqu’au {{time}} : rien ne peut être ouvert d’ici là.',
    period: 'Période',
    periods: { day: 'Un jour', week: 'Une semaine', month: 'Un mois' },
    set: 'Fixer le budget',
    tighter:
      '0 met fin au budget. Plus strict, il vaut tout de suite ; plus large, 24 heures plus tard. Les périodes commencent à minuit UTC.',
    saved: 'Enregistré',
    notSet: 'Rien n’a été modifié',
    break: 'Faire une pause',
    breakNote:
      'Pendant ce temps rien ne peut être ouvert en futures et options. Vous pouvez tout clôturer. Une pause peut être prolongée, pas raccourcie.',
    length: 'Durée',
    start: 'Commencer la pause',
    ask: 'Faire une pause de {{days}} ?',
    days_one: '{{count}} jour',
    days_many: '{{count}} de jours',
    days_other: '{{count}} jours',
  },
};
