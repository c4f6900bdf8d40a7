/** The refusals of the index, in the order in which they are checked. */
export const indexPriceRejections = {
  indexInvalid: { code: 'index_invalid', field: 'prices' },
  historyInvalid: { code: 'history_invalid' },
  historyAlreadySeeded: { code: 'history_already_seeded' },
} as const;
