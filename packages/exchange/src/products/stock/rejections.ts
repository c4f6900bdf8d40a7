import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of stock beside those of the venue that its markets are on. */
export const stockRejections = {
  ...ofForm({
    sessionInvalid: { code: 'session_invalid', field: 'opensAt' },
    splitInvalid: { code: 'split_invalid', field: 'numerator' },
    dividendInvalid: { code: 'dividend_invalid', field: 'perShare' },
    effectiveAtInvalid: { code: 'effective_at_invalid', field: 'effectiveAt' },
  }),
  marketNotFound: { code: 'market_not_found', field: 'market' },
  actionNotFound: { code: 'corporate_action_not_found', field: 'action' },
  actionPending: { code: 'corporate_action_pending', field: 'market' },
  noticeTooShort: { code: 'notice_too_short', field: 'effectiveAt' },
  duringSession: { code: 'session_overlaps', field: 'effectiveAt' },
  actNotAgreed: { code: 'operator_act_not_agreed', field: 'act' },
  treasuryInsufficient: { code: 'house_funds_insufficient', field: 'perShare' },
  sessionOver: { code: 'session_over', field: 'closesAt' },
  sessionOverlaps: { code: 'session_overlaps', field: 'opensAt' },
  tooManySessions: { code: 'too_many_sessions' },
  sessionNotFound: { code: 'session_not_found', field: 'session' },
} as const;
