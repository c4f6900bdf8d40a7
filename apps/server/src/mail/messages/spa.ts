import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  code: 'Tu código de verificación es {{code}}. Es válido durante 10 minutos. No lo compartas con nadie, tampoco con nuestro personal.',
  new_device:
    'Se inició sesión en tu cuenta desde un dispositivo nuevo. Si no fuiste tú, cambia tu contraseña de inmediato.',
  password_changed:
    'Tu contraseña ha cambiado. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, restablécela de inmediato.',
  password_reset:
    'Tu contraseña se restableció con un código de verificación y se cerró la sesión en todos los dispositivos. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, contacta con Atención al cliente de inmediato.',
  device_logged_out:
    'Tienes la sesión iniciada en demasiados dispositivos, por lo que se cerró en el que llevaba más tiempo sin usar.',
  logins_guessed:
    'Alguien ha intentado iniciar sesión en tu cuenta con contraseñas incorrectas. Tu cuenta está segura mientras tu contraseña sea secreta, y puedes iniciar sesión como siempre.',
  codes_guessed:
    'Alguien ha introducido códigos de verificación incorrectos para tu cuenta y fueron rechazados. No compartas nunca un código con nadie.',
};
