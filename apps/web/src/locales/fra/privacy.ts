export const privacy = {
  privacy: {
    title: 'Données et accords',
    agreements: 'Accords',
    agreed: 'Version {{version}}, acceptée le {{time}}',
    newVersion: 'Version {{version}} depuis le {{time}} : pas encore acceptée',
    notAgreed: 'Pas encore accepté',
    ask: 'Veuillez lire les accords que vous n’avez pas encore acceptés. Dans tous les cas, votre argent reste à votre portée.',
    agree: 'Je les ai lus et j’accepte',
    later: 'Plus tard',
    saved: 'Votre accord est enregistré',
    ownData: 'Vos données',
    ownDataHint:
      'Un fichier avec tout ce que nous conservons sur vous : compte, accords, appareils, connexions, ordres, transactions et relevés.',
    download: 'Télécharger vos données',
    downloaded: 'Vos données sont enregistrées',
  },
} as const;
