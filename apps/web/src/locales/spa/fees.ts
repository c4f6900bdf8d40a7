export const fees = {
  fees: {
    title: 'Comisiones de trading',
    own: 'Tu nivel de comisión',
    volume: 'Volumen de 30 días (USDT)',
    tier: 'Nivel',
    discount: 'Descuento',
    next: '{{volume}} USDT más para el nivel {{tier}}',
    highest: 'Estás en el nivel más alto.',
    from: 'Desde el {{time}}',
    rule: 'La comisión se descuenta de lo que recibes. Tu nivel depende de lo que operaste en los últimos 30 días.',
    all: 'Todos los niveles',
  },
} as const;
