import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  code: 'Votre code de vérification est {{code}}. Il est valable 10 minutes. Ne le communiquez à personne, pas même à notre équipe.',
  new_device:
    'Une connexion à votre compte a eu lieu sur un nouvel appareil. Si ce n’était pas vous, changez immédiatement votre mot de passe.',
  password_changed:
    'Votre mot de passe a été modifié. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, réinitialisez-le immédiatement.',
  password_reset:
    'Votre mot de passe a été réinitialisé avec un code de vérification et tous les appareils ont été déconnectés. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, contactez immédiatement le service client.',
  device_logged_out:
    'Vous êtes connecté sur trop d’appareils : celui qui n’a pas servi depuis le plus longtemps a été déconnecté.',
  logins_guessed:
    'Quelqu’un a essayé plusieurs fois de se connecter à votre compte avec de mauvais mots de passe. Votre compte est en sécurité tant que votre mot de passe reste secret, et vous pouvez vous connecter comme d’habitude.',
  codes_guessed:
    'Quelqu’un a saisi plusieurs codes de vérification erronés pour votre compte ; ils ont été refusés. Ne communiquez jamais un code à personne.',
};
