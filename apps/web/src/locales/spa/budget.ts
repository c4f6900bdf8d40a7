export const budget = {
  lossBudget: {
    title: 'Presupuesto de pérdidas',
    intro:
      'Di cuánto quieres perder como máximo. Cuenta para futuros y opciones juntos y lo guarda el sistema: nada se abre por encima. Siempre puedes cerrar.',
    none: 'No has fijado ningún presupuesto de pérdidas.',
    amount: 'Presupuesto de pérdidas',
    result: 'Resultado del periodo',
    atStake: 'En riesgo ahora',
    left: 'Queda por arriesgar',
    ends: 'Fin del periodo',
    next: 'Desde {{time}}: {{amount}}',
    nextNone: 'El presupuesto de pérdidas termina el {{time}}.',
    cooling: 'Estás en pausa hasta {{time}}: hasta entonces no puedes abrir nada.',
    period: 'Periodo',
    periods: { day: 'Un día', week: 'Una semana', month: 'Un mes' },
    set: 'Fijar presupuesto',
    tighter:
      'Con 0 termina. Uno más estricto vale al momento, uno más amplio 24 horas después. Los periodos empiezan a las 00:00 UTC.',
    saved: 'Guardado',
    notSet: 'No se cambió nada',
    break: 'Hacer una pausa',
    breakNote:
      'Durante este tiempo no puedes abrir nada en futuros y opciones, pero sí cerrarlo todo. Una pausa se puede alargar, no acortar.',
    length: 'Duración',
    start: 'Empezar la pausa',
    ask: '¿Hacer una pausa de {{days}}?',
    days_one: '{{count}} día',
    days_many: '{{count}} de días',
    days_other: '{{count}} días',
  },
};
