import { ofForm } from '../../kernel/rejection.ts';
import { rightsRejections } from '../../kernel/rights.ts';

/** The refusals of copy trading, in the order in which they are checked: form, lead, rights, terms, balance. */
export const copyTradingRejections = {
  ...ofForm({
    termsInvalid: { code: 'lead_terms_invalid' },
    shareInvalid: { code: 'share_invalid', field: 'sharePpm' },
  }),
  notLead: { code: 'not_a_lead' },
  alreadyLead: { code: 'already_a_lead' },
  ...rightsRejections,
  identityRequired: { code: 'identity_required' },
  shareTooHigh: { code: 'lead_share_too_high', field: 'sharePpm' },
  shareUnchanged: { code: 'lead_share_unchanged', field: 'sharePpm' },
  balanceTooLow: { code: 'lead_balance_too_low' },
} as const;
