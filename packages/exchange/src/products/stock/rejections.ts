import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of stock beside those of the venue that its markets are on. */
export const stockRejections = {
  ...ofForm({ sessionInvalid: { code: 'session_invalid', field: 'opensAt' } }),
  sessionOver: { code: 'session_over', field: 'closesAt' },
  sessionOverlaps: { code: 'session_overlaps', field: 'opensAt' },
  tooManySessions: { code: 'too_many_sessions' },
  sessionNotFound: { code: 'session_not_found', field: 'session' },
} as const;
