import type { Formula, Step } from '../../../kernel/receipt.ts';
import { bankruptcyLimit, bankruptcyPrice } from '../formulas/bankruptcy.ts';
import { notionalAt, type Position, type PositionSide, unrealisedPnl } from '../formulas/contract.ts';
import { floorOf, plus, whole } from '../formulas/exact.ts';
import { liquidationFee, stepLots } from '../formulas/liquidation.ts';
import { isolatedBacking } from '../formulas/liquidation-price.ts';
import { realisedSteps, returnedStep } from './closing-formulas.ts';
import { directionOf, type Lookup, scaleOf } from './inputs.ts';

/** What a liquidation closed: the fee is capped by what is left of the margin. */
function penaltySteps(given: Lookup): Step[] {
  const { steps, value, realised } = realisedSteps(given);
  const margin = given('margin_released');
  const left = margin + realised > 0n ? margin + realised : 0n;
  const feePpm = Number(given('penalty_rate'));
  const asked = liquidationFee(value, value, { feePpm, wholeUpTo: 0, stepPpm: 0 });
  const fee = liquidationFee(value, left, { feePpm, wholeUpTo: 0, stepPpm: 0 });
  return [
    ...steps,
    { name: 'margin_left', terms: ['margin_released', '+', 'realised'], rounds: 'exact', value: left },
    { name: 'fee_asked', terms: ['close_value', '×', 'penalty_rate'], rounds: 'up', value: asked },
    { name: 'fee', terms: ['min', 'fee_asked', 'margin_left'], rounds: 'exact', value: fee },
    returnedStep(given, realised, fee, 'fee'),
  ];
}

/** Why a step was due, and how much of the position it was for. */
function stepSteps(given: Lookup, equity: bigint): Step[] {
  const scale = scaleOf(given);
  const lots = Number(given('position_lots'));
  const notional = notionalAt(scale, lots, Number(given('mark')));
  const wholeUpTo = Number(given('whole_up_to'));
  const step = stepLots(lots, notional, { wholeUpTo, stepPpm: Number(given('step_rate')), feePpm: 0 });
  const isWhole = step === lots;
  const lacking = given('maintenance') - equity;
  return [
    { name: 'lacking', terms: ['maintenance', '−', 'equity'], rounds: 'exact', value: lacking },
    {
      name: 'step_lots',
      terms: isWhole ? ['position_lots'] : ['position_lots', '×', 'step_rate'],
      rounds: isWhole ? 'exact' : 'up',
      value: BigInt(step),
    },
  ];
}

function markValueStep(given: Lookup): Step {
  const value = floorOf(notionalAt(scaleOf(given), Number(given('position_lots')), Number(given('mark'))));
  return { name: 'mark_value', terms: ['mark', '×', 'position_lots'], rounds: 'down', value };
}

/** An isolated position stands on its own margin, and its profit or loss at the mark. */
export const liquidationIsolated: Formula = (given) => {
  const held = {
    side: directionOf(given),
    lots: Number(given('position_lots')),
    entryValue: given('position_value'),
  };
  const atMark = unrealisedPnl(scaleOf(given), held, Number(given('mark')));
  const equity = floorOf(plus(whole(given('position_margin')), atMark));
  const terms = ['position_margin', '+', 'direction', '×', '(', 'mark_value', '−', 'position_value', ')'];
  return [
    markValueStep(given),
    { name: 'equity', terms, rounds: 'down', value: equity },
    ...stepSteps(given, equity),
    limitStep(given, held),
    ...penaltySteps(given),
  ];
};

/** The worst price that a step closes at: where nothing is left of the margin. */
function limitStep(given: Lookup, held: Position): Step {
  const { side, lots } = held;
  const backing = isolatedBacking(held, given('position_margin'));
  const limit = bankruptcyLimit(side, bankruptcyPrice(scaleOf(given), { side, lots, backing }));
  return {
    name: 'limit',
    terms: ['(', 'position_value', '−', 'direction', '×', 'position_margin', ')', '÷', 'position_lots'],
    rounds: side === 1 ? 'up' : 'down',
    value: BigInt(limit ?? anyPrice(side)),
  };
}

/** Where the margin is more than the position was worth, any price will do. */
function anyPrice(side: PositionSide): number {
  return side === 1 ? 1 : Number.MAX_SAFE_INTEGER;
}

/** A cross position stands on its account, whose equity the event says. */
export const liquidationCross: Formula = (given) => [
  markValueStep(given),
  ...stepSteps(given, given('equity')),
  ...penaltySteps(given),
];
