export const security = {
  security: {
    events: {
      login: 'สำเร็จ',
      new_device: 'อุปกรณ์ใหม่',
      password_changed: 'เปลี่ยนรหัสผ่านแล้ว',
      password_reset: 'ตั้งรหัสผ่านใหม่แล้ว',
      totp_added: 'เพิ่มแอปยืนยันตัวตน',
      totp_removed: 'นำแอปยืนยันตัวตนออก',
      passkey_added: 'เพิ่มพาสคีย์',
      passkey_removed: 'นำพาสคีย์ออก',
      recovery_codes_renewed: 'สร้างรหัสกู้คืนใหม่',
      factors_reset: 'ฝ่ายบริการลูกค้ายกเลิก 2FA',
      email_changed: 'เปลี่ยนอีเมล',
      mobile_changed: 'เปลี่ยนหมายเลขมือถือ',
      pay_password_changed: 'เปลี่ยนรหัสผ่านเงินทุน',
      account_frozen: 'ระงับบัญชี',
      account_unfrozen: 'ยกเลิกการระงับบัญชี',
    },
  },
} as const;
