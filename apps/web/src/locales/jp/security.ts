export const security = {
  security: {
    events: {
      login: '成功',
      new_device: '新しい端末',
      password_changed: 'パスワード変更',
      password_reset: 'パスワード再設定',
      totp_added: '認証アプリを追加',
      totp_removed: '認証アプリを解除',
      passkey_added: 'パスキーを追加',
      passkey_removed: 'パスキーを削除',
      recovery_codes_renewed: 'リカバリーコードを再発行',
      factors_reset: 'サポートが2FAを解除',
      email_changed: 'メールを変更',
      mobile_changed: '携帯電話を変更',
      pay_password_changed: '資金パスワードを変更',
      account_frozen: 'アカウントを凍結',
      account_unfrozen: 'アカウントの凍結を解除',
    },
  },
} as const;
