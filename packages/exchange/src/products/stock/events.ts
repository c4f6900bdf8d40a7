import type { EventsOf } from '../../kernel/fields.ts';

/** Times in Unix ms. */
export const stockEvents = {
  /** All stock markets will open at `opensAt` and close at `closesAt`. */
  SessionAnnounced: { version: 1, fields: { session: 'int', opensAt: 'int', closesAt: 'int' } },
  /** It won't take place. */
  SessionCanceled: { version: 1, fields: { session: 'int' } },
  SessionOpened: { version: 1, fields: { session: 'int' } },
  SessionClosed: { version: 1, fields: { session: 'int' } },
} as const;

export type StockEvent = EventsOf<typeof stockEvents>;
