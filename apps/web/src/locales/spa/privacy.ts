export const privacy = {
  privacy: {
    title: 'Datos y acuerdos',
    agreements: 'Acuerdos',
    agreed: 'Versión {{version}}, aceptada el {{time}}',
    newVersion: 'Versión {{version}} desde el {{time}}: aún sin aceptar',
    notAgreed: 'Aún sin aceptar',
    ask: 'Lee los acuerdos que aún no has aceptado. En cualquier caso, tu dinero sigue a tu alcance.',
    agree: 'Los he leído y acepto',
    later: 'Más tarde',
    saved: 'Tu consentimiento se ha guardado',
    ownData: 'Tus datos',
    ownDataHint:
      'Un archivo con todo lo que guardamos sobre ti: cuenta, documentos de identidad, acuerdos, dispositivos, inicios de sesión, mensajes, chats, fotos, órdenes, operaciones y movimientos. Guárdalo en un lugar seguro.',
    download: 'Descargar tus datos',
    downloaded: 'Tus datos se han guardado',
    close: 'Cerrar la cuenta',
    closeHint:
      'Tu cuenta se cierra para siempre y se cierra la sesión en todos los dispositivos. Antes, retira tus fondos y cancela tus órdenes. El correo y el móvil de una cuenta cerrada no sirven para otra.',
    giveUpDust: 'Renunciar a restos de hasta 1 USDT en total',
    closed: 'Tu cuenta está cerrada',
  },
} as const;
