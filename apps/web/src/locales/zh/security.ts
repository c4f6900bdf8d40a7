export const security = {
  security: {
    events: {
      login: '成功',
      new_device: '新设备登录',
      password_changed: '密码已修改',
      password_reset: '密码已重置',
      totp_added: '已添加验证器应用',
      totp_removed: '已移除验证器应用',
      passkey_added: '已添加通行密钥',
      passkey_removed: '已移除通行密钥',
      recovery_codes_renewed: '已更新恢复码',
      factors_reset: '客服已重置 2FA',
      email_changed: '邮箱已变更',
      mobile_changed: '手机号已变更',
      pay_password_changed: '资金密码已变更',
      account_frozen: '账户已冻结',
      account_unfrozen: '账户已解冻',
    },
  },
} as const;
