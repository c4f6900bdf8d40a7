/** The answers that the console keeps, by name; what begins alike is read again together. */
export const queryKeys = {
  queues: ['queues'],
  cases: ['cases'],
  case: (id: number) => ['case', id],
  customers: ['customers'],
  customer: (id: number) => ['customer', id],
  timeline: (id: number) => ['customer', id, 'timeline'],
  configuration: ['configuration'],
  treasury: ['treasury'],
  reconciliation: ['reconciliation'],
  unassigned: ['unassigned-deposits'],
  health: ['health'],
  audit: ['audit'],
  acts: ['audit-acts'],
  operators: ['operators'],
  sessions: ['sessions'],
} as const;
