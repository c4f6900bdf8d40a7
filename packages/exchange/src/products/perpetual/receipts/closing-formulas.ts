import { feeOf } from '../../../kernel/amounts.ts';
import type { Formula, Step } from '../../../kernel/receipt.ts';
import { notionalAt, valueAt } from '../formulas/contract.ts';
import { floorOf } from '../formulas/exact.ts';
import { type Lookup, scaleOf } from './inputs.ts';

/** What closed lots realise at a price. */
export function realisedSteps(given: Lookup): { steps: Step[]; value: bigint; realised: bigint } {
  const value = valueAt(scaleOf(given), Number(given('quantity')), Number(given('price')));
  const realised = given('direction') * (value - given('entry_value'));
  const terms = ['direction', '×', '(', 'close_value', '−', 'entry_value', ')'];
  return {
    value,
    realised,
    steps: [
      { name: 'close_value', terms: ['price', '×', 'quantity'], rounds: 'exact', value },
      { name: 'realised', terms, rounds: 'exact', value: realised },
    ],
  };
}

/** What becomes available: margin and profit, less the fee, with what the order itself held. */
export function returnedStep(given: Lookup, realised: bigint, fee: bigint, feeName: string): Step {
  const value = given('held') + given('margin_released') + realised - fee;
  const terms = ['held', '+', 'margin_released', '+', 'realised', '−', feeName];
  return { name: 'returned', terms, rounds: 'exact', value };
}

function feeAskedStep(given: Lookup, value: bigint): Step {
  const asked = BigInt(feeOf(Number(value), Number(given('fee_rate'))));
  return { name: 'fee', terms: ['close_value', '×', 'fee_rate'], rounds: 'up', value: asked };
}

/** Lots that an order closed. */
export const closing: Formula = (given) => {
  const { steps, value, realised } = realisedSteps(given);
  const fee = feeAskedStep(given, value);
  return [...steps, fee, returnedStep(given, realised, fee.value, 'fee')];
};

/** Lots that an order closed for a customer who had less than the fee: nobody owes the rest. */
export const closingForLess: Formula = (given) => {
  const { steps, value, realised } = realisedSteps(given);
  const asked = { ...feeAskedStep(given, value), name: 'fee_asked' };
  const waived = asked.value - given('fee_paid');
  return [
    ...steps,
    asked,
    { name: 'fee_waived', terms: ['fee_asked', '−', 'fee_paid'], rounds: 'exact', value: waived },
    returnedStep(given, realised, given('fee_paid'), 'fee_paid'),
  ];
};

/** Lots of a position that has gained, closed against one that was bankrupt: without a fee. */
export const deleveraged: Formula = (given) => {
  const { steps, realised } = realisedSteps(given);
  const value = floorOf(notionalAt(scaleOf(given), Number(given('quantity')), Number(given('mark'))));
  const gain = given('direction') * (value - given('entry_value'));
  const rate = floorOf({ n: gain * 1_000_000n, d: given('entry_value') });
  const atMark = ['direction', '×', '(', 'mark_value', '−', 'entry_value', ')'];
  return [
    { name: 'mark_value', terms: ['mark', '×', 'quantity'], rounds: 'down', value },
    { name: 'gain', terms: atMark, rounds: 'exact', value: gain },
    { name: 'gain_rate', terms: ['gain', '÷', 'entry_value'], rounds: 'down', value: rate },
    ...steps,
    {
      name: 'returned',
      terms: ['margin_released', '+', 'realised'],
      rounds: 'exact',
      value: given('margin_released') + realised,
    },
  ];
};
