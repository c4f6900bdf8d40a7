import type { Formula, Receipts } from '../../../kernel/receipt.ts';
import type { PerpetualEvent } from '../events.ts';
import { copyClosing, copyClosingForLess, copyOpening, openingInBlock } from './block-formulas.ts';
import { positionReduced } from './closing.ts';
import { closing, closingForLess, deleveraged } from './closing-formulas.ts';
import { fundingPayment } from './funding.ts';
import { fundingPaid, fundingReceived, fundingUncovered } from './funding-formulas.ts';
import { liquidationCross, liquidationIsolated } from './liquidation-formulas.ts';
import { opening, positionIncreased } from './opening.ts';

type Receipted = Extract<PerpetualEvent, { type: 'PositionIncreased' | 'PositionReduced' | 'FundingPaid' }>;

/** Who takes what a liquidation closes: the name of the receipt says it, the formula is the same. */
const liquidations: Readonly<Record<string, Formula>> = Object.fromEntries(
  ['book', 'fund', 'others'].flatMap((taker) => [
    [`liquidation_${taker}`, liquidationIsolated],
    [`liquidation_${taker}_cross`, liquidationCross],
  ]),
);

export const perpetualReceipts: Receipts<Receipted> = {
  formulas: {
    contract_open_long: opening,
    contract_open_short: opening,
    contract_close: closing,
    contract_close_for_less: closingForLess,
    block_open_long: openingInBlock,
    block_open_short: openingInBlock,
    copy_open_long: copyOpening,
    copy_open_short: copyOpening,
    copy_close: copyClosing,
    copy_close_for_less: copyClosingForLess,
    deleveraged,
    ...liquidations,
    funding_paid: fundingPaid,
    funding_uncovered: fundingUncovered,
    funding_received: fundingReceived,
  },
  events: { PositionIncreased: positionIncreased, PositionReduced: positionReduced, FundingPaid: fundingPayment },
};
