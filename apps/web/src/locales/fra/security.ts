export const security = {
  security: {
    events: {
      login: 'Réussie',
      new_device: 'Nouvel appareil',
      password_changed: 'Mot de passe modifié',
      password_reset: 'Mot de passe réinitialisé',
      totp_added: 'Application d’authentification ajoutée',
      totp_removed: 'Application d’authentification supprimée',
      passkey_added: 'Clé d’accès ajoutée',
      passkey_removed: 'Clé d’accès supprimée',
      recovery_codes_renewed: 'Nouveaux codes de récupération',
      factors_reset: '2FA réinitialisée par le service client',
      email_changed: 'E-mail modifié',
      mobile_changed: 'Mobile modifié',
      pay_password_changed: 'Mot de passe des fonds modifié',
      account_frozen: 'Compte gelé',
      account_unfrozen: 'Compte rouvert',
    },
  },
} as const;
