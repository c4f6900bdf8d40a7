import type { MessageTexts } from '../texts.ts';

export const texts: MessageTexts = {
  code: [
    'Code de vérification',
    'Votre code de vérification est {{code}}. Il est valable 10 minutes. Ne le communiquez à personne, pas même à notre équipe.',
  ],
  mail: {
    open: 'Ouvrir l’application',
    freeze: 'Ce n’était pas vous ? Gelez votre compte',
    phrase: 'Votre code anti-hameçonnage',
    stop: 'Vous pouvez choisir vos notifications dans Paramètres, Notifications.',
  },
  kinds: {
    welcome: [
      'Bienvenue',
      'Votre compte est ouvert. Activez la double authentification avant de déposer : votre compte reste le vôtre même si quelqu’un apprend votre mot de passe.',
    ],
    new_device: [
      'Connexion sur un nouvel appareil',
      'Une connexion à votre compte a eu lieu sur un nouvel appareil. Si ce n’était pas vous, changez immédiatement votre mot de passe.',
    ],
    password_changed: [
      'Mot de passe modifié',
      'Votre mot de passe a été modifié. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, réinitialisez-le immédiatement.',
    ],
    password_reset: [
      'Mot de passe réinitialisé',
      'Votre mot de passe a été réinitialisé avec un code de vérification et tous les appareils ont été déconnectés. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, contactez immédiatement le service client.',
    ],
    pay_password_changed: [
      'Mot de passe de paiement modifié',
      'Votre mot de passe de paiement a été modifié. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement votre compte.',
    ],
    device_logged_out: [
      'Un appareil a été déconnecté',
      'Vous êtes connecté sur trop d’appareils : celui qui n’a pas servi depuis le plus longtemps a été déconnecté.',
    ],
    logins_guessed: [
      'Mots de passe erronés pour votre compte',
      'Quelqu’un a essayé plusieurs fois de se connecter à votre compte avec de mauvais mots de passe. Votre compte est en sécurité tant que votre mot de passe reste secret, et vous pouvez vous connecter comme d’habitude.',
    ],
    codes_guessed: [
      'Codes erronés pour votre compte',
      'Quelqu’un a saisi plusieurs codes de vérification erronés pour votre compte ; ils ont été refusés. Ne communiquez jamais un code à personne.',
    ],
    factors_guessed: [
      'Codes 2FA erronés sur votre compte',
      'Une personne qui connaît votre mot de passe a saisi des codes 2FA erronés et a été refusée. Changez votre mot de passe dès maintenant.',
    ],
    recovery_codes_renewed: [
      'Nouveaux codes de récupération',
      'De nouveaux codes de récupération ont été créés pour votre compte ; les anciens ne sont plus valables. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez votre compte immédiatement.',
    ],
    account_frozen_by_owner: [
      'Compte gelé par votre lien',
      'Votre compte a été gelé par un lien que nous vous avons envoyé. Tous les appareils sont déconnectés, et personne ne peut se connecter, trader ni retirer. Pour le rouvrir, faites-en la demande sur la page de connexion.',
    ],
    pay_password_set: [
      'Mot de passe des fonds défini',
      'Un mot de passe des fonds a été défini pour votre compte. Si ce n’était pas vous, gelez votre compte immédiatement.',
    ],
    recovery_asked: [
      'Demande de récupération d’accès',
      'Une personne disposant de votre mot de passe a demandé au service client de rétablir l’accès à votre compte. Si ce n’était pas vous, gelez votre compte immédiatement et changez votre mot de passe.',
    ],
    recovery_refused: [
      'Demande d’accès refusée',
      'Votre demande d’accès a été refusée. Motif : {{reason}} Vous pouvez la renouveler sur la page de connexion.',
    ],
    mail_bound: [
      'Adresse e-mail associée',
      'Une adresse e-mail a été associée à votre compte. Si ce n’était pas vous, gelez votre compte immédiatement.',
    ],
    mobile_bound: [
      'Mobile associé',
      'Un numéro de mobile a été associé à votre compte. Si ce n’était pas vous, gelez votre compte immédiatement.',
    ],
    factor_added: [
      'Double authentification ajoutée',
      'Un second facteur a été ajouté à votre compte. Si ce n’était pas vous, gelez immédiatement votre compte.',
    ],
    factor_removed: [
      'Double authentification supprimée',
      'Un second facteur a été supprimé de votre compte. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement votre compte.',
    ],
    factor_lost: [
      'Second facteur remplacé',
      'Votre second facteur perdu a été remplacé après un contrôle d’identité. Les retraits sont suspendus jusqu’au {{until}}. Si vous n’avez rien demandé, gelez immédiatement votre compte.',
    ],
    recovery_code_used: [
      'Code de secours utilisé',
      'Un code de secours a servi à se connecter à votre compte. Codes restants : {{left}}. Si ce n’était pas vous, gelez immédiatement votre compte.',
    ],
    mail_changed: [
      'Adresse e-mail modifiée',
      'L’adresse e-mail de votre compte a été modifiée. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement votre compte.',
    ],
    mobile_changed: [
      'Numéro de mobile modifié',
      'Le numéro de mobile de votre compte a été modifié. Les retraits sont suspendus pendant 24 heures. Si ce n’était pas vous, gelez immédiatement votre compte.',
    ],
    mail_bounced: [
      'Nos e-mails ne vous parviennent pas',
      'Les e-mails envoyés à votre adresse nous reviennent. Vérifiez l’adresse dans vos paramètres de sécurité pour ne rien manquer d’important.',
    ],
    hold_started: [
      'Retraits suspendus',
      'Pour votre sécurité, les retraits de votre compte sont suspendus jusqu’au {{until}}. Le trading continue comme d’habitude.',
    ],
    hold_ended: [
      'Retraits rétablis',
      'Le blocage de sécurité de votre compte est terminé. Vous pouvez de nouveau retirer.',
    ],
    account_frozen: [
      'Compte gelé',
      'Votre compte a été gelé. Motif : {{reason}} Contactez le service client si vous avez des questions.',
    ],
    account_unfrozen: ['Compte dégelé', 'Votre compte n’est plus gelé. Vous pouvez l’utiliser comme d’habitude.'],
    account_closed: [
      'Compte fermé',
      'Votre compte a été fermé comme vous l’avez demandé. Si ce n’était pas vous, contactez immédiatement le service client.',
    ],
    identity_approved: ['Identité vérifiée', 'Votre vérification d’identité Lv{{level}} a été approuvée.'],
    identity_refused: [
      'Vérification d’identité refusée',
      'Votre vérification d’identité n’a pas été approuvée. Motif : {{reason}} Vos informations sont conservées ; corrigez-les et envoyez-les à nouveau.',
    ],
    adjustment: ['Correction de solde', 'Votre solde a été corrigé de {{amount}}. Motif : {{reason}}'],
    deposit_credited: ['Dépôt crédité', '{{amount}} ont été crédités sur votre compte.'],
    deposit_rejected: ['Dépôt rejeté', 'Votre demande de dépôt de {{amount}} a été rejetée. Motif : {{reason}}'],
    withdrawal_requested: [
      'Retrait demandé',
      'Votre retrait de {{amount}} est en cours d’examen. Si ce n’était pas vous, gelez immédiatement votre compte.',
    ],
    withdrawal_approved: ['Retrait approuvé', 'Votre retrait de {{amount}} a été approuvé et sera bientôt envoyé.'],
    withdrawal_sent: ['Retrait envoyé', 'Votre retrait de {{amount}} est en route vers votre adresse.'],
    withdrawal_completed: ['Retrait terminé', 'Votre retrait de {{amount}} est arrivé.'],
    withdrawal_rejected: [
      'Retrait rejeté',
      'Votre retrait de {{amount}} a été rejeté et le montant est de nouveau sur votre compte. Motif : {{reason}}',
    ],
    withdrawal_canceled: [
      'Retrait annulé',
      'Votre retrait de {{amount}} a été annulé et le montant est de nouveau sur votre compte.',
    ],
    transfer_received: ['Fonds reçus', '{{sender}} vous a envoyé {{amount}}. Ils sont sur votre compte Financement.'],
    recurring_failed: [
      'Achat récurrent non effectué',
      'Un achat récurrent de {{coin}} n’a pas pu être effectué. Motif : {{reason}}. Le suivant aura lieu comme prévu.',
    ],
    recurring_ended: ['Achat récurrent terminé', 'Le dernier achat récurrent de {{coin}} a eu lieu.'],
    referral_paid: [
      'Rétrocession de parrainage versée',
      'Les rétrocessions de vos invitations ont été versées aujourd’hui sur votre compte Financement.',
    ],
    position_liquidated_part: [
      'Position liquidée en partie',
      'Une partie de votre position {{side}} sur {{market}} a été liquidée, car sa marge ne couvrait plus la marge de maintenance : {{quantity}} à un prix moyen de {{price}}. Résultat après frais : {{result}}.',
    ],
    position_liquidated: [
      'Position liquidée',
      'Votre position {{side}} sur {{market}} a été liquidée, car sa marge ne couvrait plus la marge de maintenance : {{quantity}} à un prix moyen de {{price}}. Résultat après frais : {{result}}. Vous ne devez rien de plus.',
    ],
    position_deleveraged: [
      'Désendettement automatique',
      'Le désendettement automatique a clôturé {{quantity}} de votre position {{side}} sur {{market}} à un prix moyen de {{price}} : l’autre partie était en faillite et n’a pas pu être clôturée sur le marché. Résultat après frais : {{result}}.',
    ],
    stop_filled: [
      '{{what}} exécuté',
      '{{what}} déclenché : {{quantity}} de votre position {{side}} sur {{market}} ont été clôturés à un prix moyen de {{price}}. Résultat après frais : {{result}}.',
    ],
    funding_from_margin: [
      'Frais de financement payés par la marge',
      'Votre solde disponible ne couvrait pas les frais de financement de votre position {{side}} sur {{market}} : {{amount}} ont été prélevés sur sa marge, ce qui rapproche le prix de liquidation.',
    ],
    margin_call: [
      'Appel de marge',
      'Votre position {{side}} sur {{market}} est proche de la liquidation : prix de marquage {{mark}}, prix de liquidation {{liquidation}}. Ajoutez de la marge ou réduisez la position.',
    ],
    option_void: [
      'Option invalidée, mise remboursée',
      'Votre option sur {{market}} est invalidée et {{amount}} est de retour sur votre compte d’options. {{reason}}',
    ],
    copy_cut: [
      'Copié en partie',
      '{{name}} a ouvert une position sur {{market}} : {{lots}} sur les {{wanted}} demandés ont été copiés. Motif : {{reason}}.',
    ],
    copy_skipped: [
      'Non copié',
      '{{name}} a ouvert une position sur {{market}} qui n’a pas été copiée pour vous ({{wanted}} demandés). Motif : {{reason}}.',
    ],
    copy_margin_added: [
      'Marge ajoutée à une position copiée',
      '{{name}} a ajouté {{amount}} de marge à une position sur {{market}} que vous copiez. Rien n’est ajouté à votre copie : votre prix de liquidation peut être plus proche.',
    ],
    follow_stopped: [
      'Stop loss atteint, copie terminée',
      'Vos copies de {{name}} ont perdu autant que vous l’aviez fixé : elles ont été clôturées et la copie est terminée. Résultat après frais et partage des gains : {{result}}.',
    ],
    follow_lead_closed: [
      'Un trader principal que vous copiez s’est arrêté',
      '{{name}} n’est plus trader principal : vos copies ont été clôturées et la copie est terminée. Résultat après frais et partage des gains : {{result}}.',
    ],
    profit_share_paid: [
      'Partage des gains versé',
      '{{amount}} ont été versés à {{name}} au titre du partage des gains. Depuis le début de la copie vous avez gagné {{gained}}, positions ouvertes au prix de marquage.',
    ],
    profit_share_received: [
      'Partage des gains reçu',
      '{{amount}} sont arrivés sur votre compte de futures : votre partage de ce qu’un copieur a gagné.',
    ],
    loss_budget_used: [
      'Votre budget de pertes est épuisé',
      'Sur cette période vous avez perdu {{lost}}, le maximum que vous vous étiez fixé. Jusqu’au {{until}}, rien de plus n’est ouvert ; les positions et ordres ouverts restent, et vous pouvez les clôturer à tout moment.',
    ],
    order_filled: [
      'Ordre exécuté',
      'Votre ordre sur {{market}} a été exécuté : {{quantity}} à un prix moyen de {{price}}.',
    ],
    support_answer: [
      'Le service client a répondu',
      'Il y a une nouvelle réponse du service client dans votre conversation.',
    ],
    announcement: ['{{title}}', '{{text}}'],
  },
};
