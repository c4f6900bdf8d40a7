import type { Bills } from '../../kernel/product.ts';
import type { StockEvent } from './events.ts';

export const stockBillTypes = ['split', 'dividend'] as const;

/** What a split has changed, with the cash for a part of a unit, and what a dividend has paid, by the number of the action. */
export const stockBills: Bills<StockEvent, (typeof stockBillTypes)[number]> = {
  SharesSplit: ({ action }) => ({ type: 'split', ref: action }),
  DividendPaid: ({ action }) => ({ type: 'dividend', ref: action }),
};
