import { feeOf } from '../../../kernel/amounts.ts';
import type { Claim, Formula, ReceiptOf } from '../../../kernel/receipt.ts';
import type { PerpetualEvent } from '../events.ts';
import { valueAt } from '../formulas/contract.ts';
import { whole } from '../formulas/exact.ts';
import { initialMargin } from '../formulas/margins.ts';
import { blockPart, openedInBlock } from './block-part.ts';
import { amountInput, lotsInput, priceInput, rulesName, scaleInputs, scaleOf } from './inputs.ts';
import { tradeSide } from './trade-of.ts';

type PositionIncreased = Extract<PerpetualEvent, { type: 'PositionIncreased' }>;

/** What opens pays its margin and its fee out of what its order held, and what that leaves is available again. */
export const opening: Formula = (given) => {
  const value = valueAt(scaleOf(given), Number(given('quantity')), Number(given('price')));
  const held = given('held');
  const marginAsked = initialMargin(whole(value), Number(given('leverage')));
  const margin = least(marginAsked, held);
  const left = held - margin;
  const feeAsked = BigInt(feeOf(Number(value), Number(given('fee_rate'))));
  const fee = least(feeAsked, left);
  return [
    { name: 'open_value', terms: ['price', '×', 'quantity'], rounds: 'exact', value },
    { name: 'margin_asked', terms: ['open_value', '÷', 'leverage'], rounds: 'up', value: marginAsked },
    { name: 'margin', terms: ['min', 'margin_asked', 'held'], rounds: 'exact', value: margin },
    { name: 'held_left', terms: ['held', '−', 'margin'], rounds: 'exact', value: left },
    { name: 'fee_asked', terms: ['open_value', '×', 'fee_rate'], rounds: 'up', value: feeAsked },
    { name: 'fee', terms: ['min', 'fee_asked', 'held_left'], rounds: 'exact', value: fee },
    { name: 'returned', terms: ['held_left', '−', 'fee'], rounds: 'exact', value: left - fee },
  ];
};

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

/** A customer's lots that were opened in a trade. What the insurance fund takes over is nobody's receipt. */
export const positionIncreased: ReceiptOf<PositionIncreased> = {
  lookBackMs: 0,
  isEnough: () => true,
  terms: ({ market }) => [rulesName(market)],
  claim({ event, customer, frame }, world) {
    const { position, market, asset, lots, leverage, value, margin, fee, used } = event;
    const part = customer === event.customer ? blockPart(frame, event) : null;
    if (part !== null) return openedInBlock(event, part, world);
    const side = customer === event.customer ? tradeSide(frame, event) : null;
    if (side === null) return null;
    const measure = { of: 'amount', asset } as const;
    return {
      kind: event.side === 'long' ? 'contract_open_long' : 'contract_open_short',
      subject: position,
      given: [
        priceInput('price', side.price, market, { from: 'trades' }),
        lotsInput('quantity', lots, market),
        { name: 'leverage', value: BigInt(leverage), measure: { of: 'count' }, origin: { from: 'event' } },
        side.rate,
        amountInput('held', used, asset),
        ...scaleInputs(market, asset, world),
      ],
      recorded: [
        { name: 'open_value', value, measure },
        { name: 'margin_asked', value: null, measure },
        { name: 'margin', value: margin, measure },
        { name: 'held_left', value: null, measure },
        { name: 'fee_asked', value: null, measure },
        { name: 'fee', value: fee, measure },
        { name: 'returned', value: used - margin - fee, measure },
      ],
    } satisfies Claim;
  },
};
