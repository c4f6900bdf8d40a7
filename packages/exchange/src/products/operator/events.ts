import type { EventsOf } from '../../kernel/fields.ts';

/** Acts count up from 1. They are only ever added: nothing changes one or takes it back. */
export const operatorEvents = {
  OperatorActRecorded: {
    version: 1,
    fields: {
      act: 'int',
      operator: 'int',
      second: 'int',
      action: 'text',
      subjectKind: 'text',
      subject: 'text',
      reason: 'text',
      digest: 'text',
    },
  },
  OperatorActFailed: { version: 1, fields: { act: 'int', code: 'text' } },
} as const;

export type OperatorEvent = EventsOf<typeof operatorEvents>;
