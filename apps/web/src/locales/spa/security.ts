export const security = {
  security: {
    events: {
      login: 'Correcto',
      new_device: 'Dispositivo nuevo',
      password_changed: 'Contraseña cambiada',
      password_reset: 'Contraseña restablecida',
      totp_added: 'App de autenticación añadida',
      totp_removed: 'App de autenticación eliminada',
      passkey_added: 'Llave de acceso añadida',
      passkey_removed: 'Llave de acceso eliminada',
      recovery_codes_renewed: 'Nuevos códigos de recuperación',
      factors_reset: '2FA restablecida por Atención al cliente',
      email_changed: 'Correo cambiado',
      mobile_changed: 'Móvil cambiado',
      pay_password_changed: 'Contraseña de fondos cambiada',
      account_frozen: 'Cuenta congelada',
      account_unfrozen: 'Cuenta reactivada',
    },
  },
} as const;
