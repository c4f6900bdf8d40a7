import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of what the house says about exits, in the order in which they are checked. */
export const exitProductRejections = {
  ...ofForm({
    limitInvalid: { code: 'limit_invalid' },
    shareInvalid: { code: 'share_invalid', field: 'sharePpm' },
    effectiveAtInvalid: { code: 'effective_at_invalid', field: 'effectiveAt' },
  }),
  assetNotFound: { code: 'asset_not_found', field: 'asset' },
} as const;
