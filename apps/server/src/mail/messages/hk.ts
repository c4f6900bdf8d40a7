import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  code: '您的驗證碼是 {{code}}，10 分鐘內有效。請勿告訴任何人，包括客服人員。',
  new_device: '您的帳戶在新裝置上登入。如非本人操作，請立即更改密碼。',
  password_changed: '您的登入密碼已更改，24 小時內暫停提現。如非本人操作，請立即重設密碼。',
  password_reset: '您的登入密碼已透過驗證碼重設，所有裝置均已登出，24 小時內暫停提現。如非本人操作，請立即聯絡客服。',
  device_logged_out: '您登入的裝置過多，最久未使用的一部已登出。',
  logins_guessed: '有人多次以錯誤密碼嘗試登入您的帳戶。只要密碼沒有外洩，您的帳戶就是安全的，您可以如常登入。',
  codes_guessed: '有人為您的帳戶多次輸入錯誤的驗證碼，已被拒絕。請勿將驗證碼告訴任何人。',
};
