import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  code: '您的验证码是 {{code}}，10 分钟内有效。请勿告诉任何人，包括客服人员。',
  new_device: '您的账户在新设备上登录。如非本人操作，请立即修改密码。',
  password_changed: '您的登录密码已修改，24 小时内暂停提现。如非本人操作，请立即重置密码。',
  password_reset:
    '您的登录密码已通过验证码重置，所有设备均已退出登录，24 小时内暂停提现。如非本人操作，请立即联系客服。',
  device_logged_out: '您登录的设备过多，最久未使用的一台已退出登录。',
  logins_guessed: '有人多次用错误的密码尝试登录您的账户。只要密码未泄露，您的账户就是安全的，您可以照常登录。',
  codes_guessed: '有人为您的账户多次输入错误的验证码，已被拒绝。请勿将验证码告诉任何人。',
};
