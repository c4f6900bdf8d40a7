import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  code: 'Your verification code is {{code}}. It is valid for 10 minutes. Never share it with anyone, including our staff.',
  new_device: 'Your account was logged in to on a new device. If this was not you, change your password at once.',
  password_changed:
    'Your password was changed. Withdrawals are paused for 24 hours. If this was not you, reset your password at once.',
  password_reset:
    'Your password was reset with a verification code, and all devices were logged out. Withdrawals are paused for 24 hours. If this was not you, contact customer service at once.',
  device_logged_out: 'You are logged in on too many devices, so the one not used for longest was logged out.',
  logins_guessed:
    'Somebody has tried to log in to your account with wrong passwords. Your account is safe as long as your password is secret; you can log in as usual.',
  codes_guessed:
    'Somebody has entered wrong verification codes for your account. They were turned away. Never share a code with anyone.',
};
