export const security = {
  security: {
    events: {
      login: 'Berhasil',
      new_device: 'Perangkat baru',
      password_changed: 'Kata sandi diubah',
      password_reset: 'Kata sandi diatur ulang',
      totp_added: 'Aplikasi autentikator ditambahkan',
      totp_removed: 'Aplikasi autentikator dihapus',
      passkey_added: 'Passkey ditambahkan',
      passkey_removed: 'Passkey dihapus',
      recovery_codes_renewed: 'Kode pemulihan baru',
      factors_reset: '2FA dihapus layanan pelanggan',
      email_changed: 'Email diubah',
      mobile_changed: 'Ponsel diubah',
      pay_password_changed: 'Kata sandi dana diubah',
      account_frozen: 'Akun dibekukan',
      account_unfrozen: 'Akun dibuka lagi',
    },
  },
} as const;
