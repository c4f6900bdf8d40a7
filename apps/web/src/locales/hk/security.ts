export const security = {
  security: {
    events: {
      login: '成功',
      new_device: '新裝置登入',
      password_changed: '密碼已更改',
      password_reset: '密碼已重設',
      totp_added: '已新增驗證器應用程式',
      totp_removed: '已移除驗證器應用程式',
      passkey_added: '已新增通行密鑰',
      passkey_removed: '已移除通行密鑰',
      recovery_codes_renewed: '已更新恢復碼',
      factors_reset: '客服已重設 2FA',
      email_changed: '電郵已變更',
      mobile_changed: '手機號碼已變更',
      pay_password_changed: '資金密碼已變更',
      account_frozen: '帳戶已凍結',
      account_unfrozen: '帳戶已解凍',
    },
  },
} as const;
