export const security = {
  security: {
    events: {
      login: '성공',
      new_device: '새 기기',
      password_changed: '비밀번호 변경됨',
      password_reset: '비밀번호 재설정됨',
      totp_added: '인증 앱 추가',
      totp_removed: '인증 앱 해제',
      passkey_added: '패스키 추가',
      passkey_removed: '패스키 삭제',
      recovery_codes_renewed: '복구 코드 재발급',
      factors_reset: '고객센터에서 2FA 해제',
      email_changed: '이메일 변경',
      mobile_changed: '휴대폰 번호 변경',
      pay_password_changed: '자금 비밀번호 변경',
      account_frozen: '계정 동결',
      account_unfrozen: '계정 동결 해제',
    },
  },
} as const;
