import type { Bills } from '../../kernel/product.ts';
import type { BinaryOptionEvent } from './events.ts';

export const binaryOptionBillTypes = ['option_won', 'option_lost'] as const;

/** What a win brought and what a loss took; a stake that comes back was never away. */
export const binaryOptionBills: Bills<BinaryOptionEvent, (typeof binaryOptionBillTypes)[number]> = {
  OptionSettled: ({ option, result }) => ({ type: result === 'won' ? 'option_won' : 'option_lost', ref: option }),
};
