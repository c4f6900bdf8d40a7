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
      'Un fichier avec tout ce que nous conservons sur vous : compte, pièces d’identité, accords, appareils, connexions, messages, conversations, photos, ordres, transactions et relevé. Conservez-le en lieu sûr.',
    download: 'Télécharger vos données',
    downloaded: 'Vos données sont enregistrées',
    close: 'Clôturer le compte',
    closeHint:
      'Votre compte est clôturé définitivement et vous êtes déconnecté de tous les appareils. Retirez d’abord vos fonds et annulez vos ordres. L’e-mail et le mobile d’un compte clôturé ne peuvent pas servir à un autre compte.',
    giveUpDust: 'Renoncer à des restes de 1 USDT au plus au total',
    closed: 'Votre compte est clôturé',
  },
} as const;
