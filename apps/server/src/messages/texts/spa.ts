import type { MessageTexts } from '../texts.ts';

export const texts: MessageTexts = {
  code: [
    'Código de verificación',
    'Tu código de verificación es {{code}}. Es válido durante 10 minutos. No lo compartas con nadie, tampoco con nuestro personal.',
  ],
  mail: {
    open: 'Abrir la aplicación',
    freeze: '¿No fuiste tú? Congela tu cuenta',
    phrase: 'Tu código antiphishing',
    stop: 'Puedes elegir qué avisos recibir en Ajustes, Notificaciones.',
  },
  kinds: {
    welcome: [
      'Te damos la bienvenida',
      'Tu cuenta está abierta. Activa la verificación en dos pasos antes de depositar: tu cuenta seguirá siendo tuya aunque alguien conozca tu contraseña.',
    ],
    new_device: [
      'Sesión en un dispositivo nuevo',
      'Se inició sesión en tu cuenta desde un dispositivo nuevo. Si no fuiste tú, cambia tu contraseña de inmediato.',
    ],
    password_changed: [
      'Contraseña cambiada',
      'Tu contraseña ha cambiado. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, restablécela de inmediato.',
    ],
    password_reset: [
      'Contraseña restablecida',
      'Tu contraseña se restableció con un código de verificación y se cerró la sesión en todos los dispositivos. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, contacta con Atención al cliente de inmediato.',
    ],
    pay_password_changed: [
      'Contraseña de pago cambiada',
      'Tu contraseña de pago ha cambiado. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    device_logged_out: [
      'Sesión cerrada en un dispositivo',
      'Tienes la sesión iniciada en demasiados dispositivos, por lo que se cerró en el que llevaba más tiempo sin usar.',
    ],
    logins_guessed: [
      'Contraseñas incorrectas en tu cuenta',
      'Alguien ha intentado iniciar sesión en tu cuenta con contraseñas incorrectas. Tu cuenta está segura mientras tu contraseña sea secreta, y puedes iniciar sesión como siempre.',
    ],
    codes_guessed: [
      'Códigos incorrectos en tu cuenta',
      'Alguien ha introducido códigos de verificación incorrectos para tu cuenta y fueron rechazados. No compartas nunca un código con nadie.',
    ],
    factors_guessed: [
      'Códigos 2FA incorrectos en tu cuenta',
      'Alguien que conoce tu contraseña introdujo códigos 2FA incorrectos y fue rechazado. Cambia tu contraseña ahora.',
    ],
    recovery_codes_renewed: [
      'Nuevos códigos de recuperación',
      'Se crearon nuevos códigos de recuperación para tu cuenta; los anteriores ya no sirven. Los retiros quedan suspendidos 24 horas. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    account_frozen_by_owner: [
      'Cuenta congelada con tu enlace',
      'Tu cuenta se congeló con un enlace que te enviamos. Se cerró la sesión en todos los dispositivos y nadie puede iniciar sesión, operar ni retirar. Para reactivarla, solicítalo en la página de inicio de sesión.',
    ],
    pay_password_set: [
      'Contraseña de fondos creada',
      'Se creó una contraseña de fondos para tu cuenta. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    recovery_asked: [
      'Solicitud para recuperar el acceso',
      'Alguien con tu contraseña pidió a Atención al cliente recuperar el acceso a tu cuenta. Si no fuiste tú, congela tu cuenta de inmediato y cambia tu contraseña.',
    ],
    recovery_refused: [
      'Solicitud de acceso rechazada',
      'Tu solicitud de acceso fue rechazada. Motivo: {{reason}} Puedes volver a solicitarlo en la página de inicio de sesión.',
    ],
    mail_bound: [
      'Correo vinculado',
      'Se vinculó un correo a tu cuenta. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    mobile_bound: [
      'Móvil vinculado',
      'Se vinculó un número de móvil a tu cuenta. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    factor_added: [
      'Verificación en dos pasos añadida',
      'Se añadió un segundo factor a tu cuenta. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    factor_removed: [
      'Verificación en dos pasos eliminada',
      'Se eliminó un segundo factor de tu cuenta. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    factor_lost: [
      'Segundo factor reemplazado',
      'Tu segundo factor perdido se reemplazó tras comprobar tu identidad. Los retiros quedan en pausa hasta el {{until}}. Si no lo pediste, congela tu cuenta de inmediato.',
    ],
    recovery_code_used: [
      'Código de recuperación usado',
      'Se usó un código de recuperación para iniciar sesión en tu cuenta. Códigos restantes: {{left}}. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    mail_changed: [
      'Correo cambiado',
      'El correo de tu cuenta ha cambiado. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    mobile_changed: [
      'Número de móvil cambiado',
      'El número de móvil de tu cuenta ha cambiado. Los retiros quedan en pausa durante 24 horas. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    mail_bounced: [
      'Nuestros correos no te llegan',
      'Los correos a tu dirección nos vienen devueltos. Revisa la dirección en los ajustes de seguridad para no perderte nada importante.',
    ],
    hold_started: [
      'Retiros en pausa',
      'Por tu seguridad, los retiros de tu cuenta quedan en pausa hasta el {{until}}. Puedes operar como siempre.',
    ],
    hold_ended: [
      'Retiros reanudados',
      'El bloqueo de seguridad de tu cuenta ha terminado. Ya puedes retirar de nuevo.',
    ],
    account_frozen: [
      'Cuenta congelada',
      'Tu cuenta ha sido congelada. Motivo: {{reason}} Si tienes preguntas, contacta con Atención al cliente.',
    ],
    account_unfrozen: ['Cuenta descongelada', 'Tu cuenta ya no está congelada. Puedes usarla como siempre.'],
    account_closed: [
      'Cuenta cerrada',
      'Tu cuenta se cerró como pediste. Si no fuiste tú, contacta con Atención al cliente de inmediato.',
    ],
    identity_approved: ['Identidad verificada', 'Se aprobó tu verificación de identidad Lv{{level}}.'],
    identity_refused: [
      'Verificación de identidad rechazada',
      'No se aprobó tu verificación de identidad. Motivo: {{reason}} Tus datos siguen guardados; corrígelos y envíalos de nuevo.',
    ],
    adjustment: ['Corrección de saldo', 'Tu saldo se corrigió en {{amount}}. Motivo: {{reason}}'],
    deposit_credited: ['Depósito acreditado', 'Se acreditaron {{amount}} en tu cuenta.'],
    deposit_rejected: [
      'Depósito rechazado',
      'Tu solicitud de depósito de {{amount}} fue rechazada. Motivo: {{reason}}',
    ],
    withdrawal_requested: [
      'Retiro solicitado',
      'Tu retiro de {{amount}} está en revisión. Si no fuiste tú, congela tu cuenta de inmediato.',
    ],
    withdrawal_approved: ['Retiro aprobado', 'Tu retiro de {{amount}} se aprobó y se enviará en breve.'],
    withdrawal_sent: ['Retiro enviado', 'Tu retiro de {{amount}} va en camino a tu dirección.'],
    withdrawal_completed: ['Retiro completado', 'Tu retiro de {{amount}} ha llegado.'],
    withdrawal_rejected: [
      'Retiro rechazado',
      'Tu retiro de {{amount}} fue rechazado y el monto está de vuelta en tu cuenta. Motivo: {{reason}}',
    ],
    withdrawal_canceled: [
      'Retiro cancelado',
      'Tu retiro de {{amount}} se canceló y el monto está de vuelta en tu cuenta.',
    ],
    transfer_received: ['Fondos recibidos', '{{sender}} te envió {{amount}}. Están en tu cuenta de Fondos.'],
    recurring_failed: [
      'Compra recurrente omitida',
      'No se pudo hacer una compra recurrente de {{coin}}. Motivo: {{reason}}. La siguiente se hará según lo previsto.',
    ],
    recurring_ended: ['Compra recurrente terminada', 'Se hizo la última compra recurrente de {{coin}}.'],
    referral_paid: [
      'Reembolso por referidos pagado',
      'Hoy se pagaron en tu cuenta de Fondos los reembolsos por tus invitaciones.',
    ],
    position_liquidated_part: [
      'Posición liquidada en parte',
      'Parte de tu posición {{side}} en {{market}} se liquidó porque su margen ya no cubría el margen de mantenimiento: {{quantity}} a un precio medio de {{price}}. Resultado después de comisiones: {{result}}.',
    ],
    position_liquidated: [
      'Posición liquidada',
      'Tu posición {{side}} en {{market}} se liquidó porque su margen ya no cubría el margen de mantenimiento: {{quantity}} a un precio medio de {{price}}. Resultado después de comisiones: {{result}}. No debes nada más.',
    ],
    position_deleveraged: [
      'Desapalancamiento automático',
      'El desapalancamiento automático cerró {{quantity}} de tu posición {{side}} en {{market}} a un precio medio de {{price}}: la otra parte estaba en quiebra y no se pudo cerrar en el mercado. Resultado después de comisiones: {{result}}.',
    ],
    stop_filled: [
      '{{what}} ejecutado',
      '{{what}} activado: se cerró {{quantity}} de tu posición {{side}} en {{market}} a un precio medio de {{price}}. Resultado después de comisiones: {{result}}.',
    ],
    funding_from_margin: [
      'Financiamiento pagado con el margen',
      'Tu saldo disponible no cubría el pago de financiamiento de tu posición {{side}} en {{market}}: se tomó {{amount}} de su margen, lo que acerca el precio de liquidación.',
    ],
    margin_call: [
      'Llamada de margen',
      'Tu posición {{side}} en {{market}} está cerca de la liquidación: precio de marca {{mark}}, precio de liquidación {{liquidation}}. Agrega margen o reduce la posición.',
    ],
    option_void: [
      'Opción anulada, monto devuelto',
      'Tu opción en {{market}} quedó anulada y {{amount}} volvió a tu cuenta de opciones. {{reason}}',
    ],
    copy_cut: [
      'Copiado en parte',
      '{{name}} abrió una posición en {{market}}: se copiaron {{lots}} de los {{wanted}} que pediste. Motivo: {{reason}}.',
    ],
    copy_skipped: [
      'No se copió',
      '{{name}} abrió una posición en {{market}} que no se copió para ti (pediste {{wanted}}). Motivo: {{reason}}.',
    ],
    copy_margin_added: [
      'Margen agregado a una posición copiada',
      '{{name}} agregó {{amount}} de margen a una posición en {{market}} que copias. A tu copia no se agrega nada: tu precio de liquidación puede estar más cerca.',
    ],
    follow_stopped: [
      'Stop loss alcanzado, copia terminada',
      'Tus copias de {{name}} perdieron lo que habías fijado: se cerraron y la copia terminó. Resultado después de comisiones y reparto de ganancias: {{result}}.',
    ],
    follow_lead_closed: [
      'Un trader principal que copiabas se detuvo',
      '{{name}} ya no lidera: tus copias se cerraron y la copia terminó. Resultado después de comisiones y reparto de ganancias: {{result}}.',
    ],
    profit_share_paid: [
      'Reparto de ganancias pagado',
      '{{amount}} pasó a {{name}} como reparto de ganancias. Desde que empezaste a copiar ganaste {{gained}}, con las posiciones abiertas al precio de marca.',
    ],
    profit_share_received: [
      'Reparto de ganancias recibido',
      '{{amount}} llegó a tu cuenta de futuros: tu reparto de lo que ganó un copiador.',
    ],
    loss_budget_used: [
      'Tu presupuesto de pérdidas está agotado',
      'En este periodo has perdido {{lost}}, el máximo que querías perder. Hasta {{until}} no se abre nada más; las posiciones y órdenes abiertas siguen y puedes cerrarlas en cualquier momento.',
    ],
    order_filled: [
      'Orden ejecutada',
      'Tu orden en {{market}} se ejecutó: {{quantity}} a un precio medio de {{price}}.',
    ],
    support_answer: ['Atención al cliente respondió', 'Hay una nueva respuesta de Atención al cliente en tu chat.'],
    announcement: ['{{title}}', '{{text}}'],
  },
};
