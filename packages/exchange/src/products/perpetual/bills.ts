import type { Bills } from '../../kernel/product.ts';
import { systemAccounts } from '../../kernel/vocabulary.ts';
import type { PerpetualEvent } from './events.ts';

export const perpetualBillTypes = [
  'position_open',
  'position_close',
  'margin',
  'contract_fee',
  'liquidation_fee',
  'funding_payment',
] as const;

type BillType = (typeof perpetualBillTypes)[number];

/** What a customer sees of contracts: profit and loss of what was closed with its fee apart, margin, fees. */
export const perpetualBills: Bills<PerpetualEvent, BillType> = {
  PositionIncreased: ({ position, fee }, customer) =>
    customer === systemAccounts.fees
      ? { type: 'contract_fee', ref: position }
      : { type: 'position_open', ref: position, fee, feeType: 'contract_fee' },
  PositionReduced: ({ position, fee, isPenalty }, customer) =>
    customer === systemAccounts.fees || customer === systemAccounts.insurance
      ? { type: isPenalty ? 'liquidation_fee' : 'contract_fee', ref: position }
      : { type: 'position_close', ref: position, fee, feeType: isPenalty ? 'liquidation_fee' : 'contract_fee' },
  FundingPaid: ({ position }) => ({ type: 'funding_payment', ref: position }),
  FundingEnded: ({ funding }) => ({ type: 'funding_payment', ref: funding }),
  MarginMoved: ({ position }) => ({ type: 'margin', ref: position }),
};
