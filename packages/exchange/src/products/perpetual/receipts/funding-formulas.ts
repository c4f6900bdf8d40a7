import type { Formula, Step } from '../../../kernel/receipt.ts';
import { notionalAt, type PositionSide } from '../formulas/contract.ts';
import { clamped, floorOf, minus, ratio, whole } from '../formulas/exact.ts';
import { fundingOf, fundingRateE8 } from '../formulas/funding.ts';
import { directionOf, type Lookup, scaleOf } from './inputs.ts';

/** Rates of rules are in ppm, those of samples and instants in 1e-8. */
const e8PerPpm = 100n;

/** The rate of the instant, from its samples and the rules. */
function rateSteps(given: Lookup): Step[] {
  const [sumE8, count] = [Number(given('premium_sum')), Number(given('premium_count'))];
  const rules = {
    interestPpm: Number(given('interest')),
    clampPpm: Number(given('interest_most')),
    fundingMostPpm: Number(given('funding_most')),
  };
  const average = count === 0 ? whole(0) : ratio(BigInt(sumE8), BigInt(count));
  const most = given('interest_most') * e8PerPpm;
  const part = clamped(minus(whole(given('interest') * e8PerPpm), average), whole(-most), whole(most));
  const rate = BigInt(fundingRateE8({ sumE8, count }, rules));
  return [
    { name: 'premium', terms: ['premium_sum', '÷', 'premium_count'], rounds: 'down', value: floorOf(average) },
    { name: 'interest_part', terms: ['interest', '−', 'premium'], rounds: 'down', value: floorOf(part) },
    { name: 'funding_rate', terms: ['premium', '+', 'interest_part'], rounds: 'exact', value: rate },
  ];
}

function flowOf(given: Lookup, side: PositionSide, quantity: string): bigint {
  const rate = Number(rateSteps(given).at(-1)!.value);
  return fundingOf(scaleOf(given), { side, lots: Number(given(quantity)) }, Number(given('mark')), rate);
}

function markValueStep(given: Lookup): Step {
  const value = floorOf(notionalAt(scaleOf(given), Number(given('quantity')), Number(given('mark'))));
  return { name: 'mark_value', terms: ['mark', '×', 'quantity'], rounds: 'down', value };
}

function dueSteps(given: Lookup): { steps: Step[]; due: bigint } {
  const due = -flowOf(given, directionOf(given), 'quantity');
  const step: Step = { name: 'funding_due', terms: ['mark_value', '×', 'funding_rate'], rounds: 'up', value: due };
  return { steps: [...rateSteps(given), markValueStep(given), step], due };
}

/** Who holds the side that owes pays; what the insurance fund has covered isn't theirs to pay. */
export const fundingPaid: Formula = (given) => {
  const { steps, due } = dueSteps(given);
  const terms = ['funding_due', '−', 'from_fund'];
  return [...steps, { name: 'funding_paid', terms, rounds: 'exact', value: due - given('from_fund') }];
};

/** As above, where the fund had less than was missing: nobody owes the rest. */
export const fundingUncovered: Formula = (given) => {
  const { steps, due } = dueSteps(given);
  const value = due - given('from_fund') - given('uncovered');
  const terms = ['funding_due', '−', 'from_fund', '−', 'uncovered'];
  return [...steps, { name: 'funding_paid', terms, rounds: 'exact', value }];
};

/** Who holds the other side receives: all that is due, or their part of what was paid where that is less. */
export const fundingReceived: Formula = (given) => {
  const side = directionOf(given);
  const flow = flowOf(given, side, 'quantity');
  const all = flowOf(given, side, 'side_lots');
  const collected = given('collected');
  const isFull = collected >= all;
  return [
    ...rateSteps(given),
    markValueStep(given),
    { name: 'funding_due', terms: ['mark_value', '×', 'funding_rate'], rounds: 'down', value: flow },
    { name: 'due_of_all', terms: ['mark', '×', 'side_lots', '×', 'funding_rate'], rounds: 'down', value: all },
    {
      name: 'funding_received',
      terms: isFull ? ['funding_due'] : ['funding_due', '×', 'collected', '÷', 'due_of_all'],
      rounds: isFull ? 'exact' : 'down',
      value: isFull ? flow : floorOf({ n: flow * collected, d: all }),
    },
  ];
};
