export const security = {
  security: {
    events: {
      login: 'Thành công',
      new_device: 'Thiết bị mới',
      password_changed: 'Đã đổi mật khẩu',
      password_reset: 'Đã đặt lại mật khẩu',
      totp_added: 'Đã thêm ứng dụng xác thực',
      totp_removed: 'Đã gỡ ứng dụng xác thực',
      passkey_added: 'Đã thêm passkey',
      passkey_removed: 'Đã gỡ passkey',
      recovery_codes_renewed: 'Mã khôi phục mới',
      factors_reset: 'Bộ phận hỗ trợ đã gỡ 2FA',
      email_changed: 'Đã đổi email',
      mobile_changed: 'Đã đổi số di động',
      pay_password_changed: 'Đã đổi mật khẩu giao dịch',
      account_frozen: 'Đã đóng băng tài khoản',
      account_unfrozen: 'Đã mở lại tài khoản',
    },
  },
} as const;
