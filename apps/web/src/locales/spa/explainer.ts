export const explainer = {
  futuresIntro: {
    title: 'Cómo funcionan los futuros',
    skip: 'Omitir',
    next: 'Siguiente',
    done: 'Entendido',
    again: 'Puedes volver a verlo en la ayuda sobre futuros.',
    position: {
      title: 'Long o short',
      text: 'Abre long si crees que el precio subirá, short si crees que bajará. Solo pones el margen: con 10×, 100 USDT sostienen una posición de 1.000 USDT. Las ganancias y las pérdidas crecen por el mismo factor.',
      drawing: 'Un long gana cuando el precio sube; un short, cuando baja.',
    },
    liquidation: {
      title: 'Vigila el precio de liquidación',
      text: 'Cuando el precio de marca lo alcanza, la posición se cierra a la fuerza y pierdes su margen. Cuanto mayor es el apalancamiento, más cerca está. Nunca debes más de lo que hay en tu cuenta de futuros.',
      drawing: 'Con más apalancamiento, el precio de liquidación está más cerca del de entrada.',
    },
    funding: {
      title: 'Financiamiento cada 8 horas',
      text: 'A las 00:00, 08:00 y 16:00 UTC, los longs y los shorts se pagan entre sí para que el precio siga cerca del índice. Quien tiene una posición en ese momento paga o recibe. Ves el monto antes de abrir.',
      drawing: 'Con una tasa positiva, los longs pagan a los shorts.',
    },
  },
} as const;
