import { feeOf } from '../../../kernel/amounts.ts';
import type { Formula, Step } from '../../../kernel/receipt.ts';
import { whole } from '../formulas/exact.ts';
import { initialMargin } from '../formulas/margins.ts';
import type { Lookup } from './inputs.ts';

/** What a part of a block came to: all had its one average price, and the parts are the whole, since each goes to where it ends. */
function partSteps(given: Lookup, valueName: string): { readonly steps: Step[]; readonly value: bigint } {
  const [all, lots] = [given('block_value'), given('block_lots')];
  const before = (all * given('lots_before')) / lots;
  const upTo = (all * (given('lots_before') + given('quantity'))) / lots;
  const upToTerms = ['block_value', '×', '(', 'lots_before', '+', 'quantity', ')', '÷', 'block_lots'];
  const value = upTo - before;
  return {
    value,
    steps: [
      { name: 'value_up_to', terms: upToTerms, rounds: 'down', value: upTo },
      {
        name: 'value_before',
        terms: ['block_value', '×', 'lots_before', '÷', 'block_lots'],
        rounds: 'down',
        value: before,
      },
      { name: valueName, terms: ['value_up_to', '−', 'value_before'], rounds: 'exact', value },
    ],
  };
}

/** An order that was there before pays by what it held. */
export const openingInBlock: Formula = (given) => {
  const { steps, value } = partSteps(given, 'open_value');
  const held = given('held');
  const asked = initialMargin(whole(value), Number(given('leverage')));
  const margin = asked < held ? asked : held;
  const left = held - margin;
  const feeAsked = BigInt(feeOf(Number(value), Number(given('fee_rate'))));
  const fee = feeAsked < left ? feeAsked : left;
  return [
    ...steps,
    { name: 'margin_asked', terms: ['open_value', '÷', 'leverage'], rounds: 'up', value: asked },
    { name: 'margin', terms: ['min', 'margin_asked', 'held'], rounds: 'exact', value: margin },
    { name: 'held_left', terms: ['held', '−', 'margin'], rounds: 'exact', value: left },
    { name: 'fee_asked', terms: ['open_value', '×', 'fee_rate'], rounds: 'up', value: feeAsked },
    { name: 'fee', terms: ['min', 'fee_asked', 'held_left'], rounds: 'exact', value: fee },
    { name: 'returned', terms: ['held_left', '−', 'fee'], rounds: 'exact', value: left - fee },
  ];
};

/** A copy pays out of what is available. */
export const copyOpening: Formula = (given) => {
  const { steps, value } = partSteps(given, 'open_value');
  const margin = initialMargin(whole(value), Number(given('leverage')));
  const fee = BigInt(feeOf(Number(value), Number(given('fee_rate'))));
  return [
    ...steps,
    { name: 'margin', terms: ['open_value', '÷', 'leverage'], rounds: 'up', value: margin },
    { name: 'fee', terms: ['open_value', '×', 'fee_rate'], rounds: 'up', value: fee },
  ];
};

/** What closing a part of a copy realised, before its fee. */
function closingSteps(given: Lookup): { readonly steps: Step[]; readonly realised: bigint; readonly feeAsked: bigint } {
  const { steps, value } = partSteps(given, 'close_value');
  const realised = given('direction') * (value - given('entry_value'));
  const terms = ['direction', '×', '(', 'close_value', '−', 'entry_value', ')'];
  return {
    steps: [...steps, { name: 'realised', terms, rounds: 'exact', value: realised }],
    realised,
    feeAsked: BigInt(feeOf(Number(value), Number(given('fee_rate')))),
  };
}

export const copyClosing: Formula = (given) => {
  const { steps, realised, feeAsked } = closingSteps(given);
  const value = given('margin_released') + realised - feeAsked;
  return [
    ...steps,
    { name: 'fee', terms: ['close_value', '×', 'fee_rate'], rounds: 'up', value: feeAsked },
    { name: 'returned', terms: ['margin_released', '+', 'realised', '−', 'fee'], rounds: 'exact', value },
  ];
};

/** As above, for somebody who had less than the fee: nobody owes the rest. */
export const copyClosingForLess: Formula = (given) => {
  const { steps, realised, feeAsked } = closingSteps(given);
  const value = given('margin_released') + realised - given('fee_paid');
  return [
    ...steps,
    { name: 'fee_asked', terms: ['close_value', '×', 'fee_rate'], rounds: 'up', value: feeAsked },
    { name: 'fee_waived', terms: ['fee_asked', '−', 'fee_paid'], rounds: 'exact', value: feeAsked - given('fee_paid') },
    { name: 'returned', terms: ['margin_released', '+', 'realised', '−', 'fee_paid'], rounds: 'exact', value },
  ];
};
