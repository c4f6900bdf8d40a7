import { ofForm } from '../../kernel/rejection.ts';
import { rightsRejections } from '../../kernel/rights.ts';

/** The refusals of copy trading, in the order in which they are checked: form, lead or follow, rights, terms, balance. */
export const copyTradingRejections = {
  ...ofForm({
    termsInvalid: { code: 'lead_terms_invalid' },
    followTermsInvalid: { code: 'follow_terms_invalid' },
    shareInvalid: { code: 'share_invalid', field: 'sharePpm' },
    modeInvalid: { code: 'copy_mode_invalid', field: 'mode' },
    sizeInvalid: { code: 'copy_size_invalid', field: 'sizeE6' },
    amountInvalid: { code: 'follow_amount_invalid', field: 'followAmount' },
    stopLossInvalid: { code: 'follow_stop_loss_invalid', field: 'stopLoss' },
    leverageInvalid: { code: 'leverage_invalid', field: 'leverageMost' },
    followsOneself: { code: 'follow_oneself', field: 'lead' },
  }),
  notLead: { code: 'not_a_lead' },
  alreadyLead: { code: 'already_a_lead' },
  leadNotFound: { code: 'lead_not_found', field: 'lead' },
  followNotFound: { code: 'follow_not_found', field: 'follow' },
  copyNotFound: { code: 'copy_not_found', field: 'position' },
  followClosing: { code: 'follow_closing', field: 'follow' },
  ...rightsRejections,
  identityRequired: { code: 'identity_required' },
  followsSomebody: { code: 'follower_cannot_lead' },
  leadsOthers: { code: 'lead_cannot_follow' },
  alreadyFollows: { code: 'already_following', field: 'lead' },
  shareTooHigh: { code: 'lead_share_too_high', field: 'sharePpm' },
  shareUnchanged: { code: 'lead_share_unchanged', field: 'sharePpm' },
  shareChanged: { code: 'lead_share_changed', field: 'sharePpm' },
  sizeTooLarge: { code: 'copy_size_too_large', field: 'sizeE6' },
  amountTooSmall: { code: 'follow_amount_too_small', field: 'followAmount' },
  unchanged: { code: 'follow_unchanged' },
  tooManyFollows: { code: 'too_many_follows' },
  leadFull: { code: 'lead_full', field: 'lead' },
  balanceTooLow: { code: 'lead_balance_too_low' },
  insufficientBalance: { code: 'insufficient_balance', field: 'followAmount' },
} as const;
