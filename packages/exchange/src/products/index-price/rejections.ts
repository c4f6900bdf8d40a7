import { ofForm } from '../../kernel/rejection.ts';

/** The refusals of the index, in the order in which they are checked. */
export const indexPriceRejections = {
  ...ofForm({
    indexInvalid: { code: 'index_invalid', field: 'prices' },
    historyInvalid: { code: 'history_invalid' },
  }),
  historyAlreadySeeded: { code: 'history_already_seeded' },
} as const;
