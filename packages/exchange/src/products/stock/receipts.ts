import type { Formula, Given, Measure, ReceiptOf, Receipts, Step } from '../../kernel/receipt.ts';
import { usdtAsset } from '../../kernel/vocabulary.ts';
import type { StockEvent } from './events.ts';
import { dividendOf, splitOf } from './formulas.ts';

type Split = Extract<StockEvent, { type: 'SharesSplit' }>;
type Paid = Extract<StockEvent, { type: 'DividendPaid' }>;

const usdt: Measure = { of: 'amount', asset: usdtAsset };
const count: Measure = { of: 'count' };

/** The shares of after a split, and what the part of a unit that is left is worth at the last close. */
function splitSteps(given: (name: string) => bigint): [after: Step, rest: Step] {
  const ratio = { numerator: Number(given('split_into')), denominator: Number(given('split_of')) };
  const { after, cash } = splitOf(given('shares'), ratio, Number(given('close')), Number(given('decimals')));
  const left = ['(', 'shares', '×', 'split_into', '−', 'shares_after', '×', 'split_of', ')'];
  return [
    {
      name: 'shares_after',
      terms: ['shares', '×', 'split_into', '÷', 'split_of'],
      rounds: 'down',
      value: after,
    },
    { name: 'rest_worth', terms: [...left, '×', 'close', '÷', 'split_into'], rounds: 'up', value: cash },
  ];
}

const splitFormula: Formula = (given) => {
  const [after, rest] = splitSteps(given);
  return [after, rest, { name: 'rest_paid', terms: ['rest_worth'], rounds: 'exact', value: rest.value }];
};

/** The treasury could not pay what was left of a unit. */
const unpaidFormula: Formula = (given) => {
  const [after, rest] = splitSteps(given);
  return [after, rest, { name: 'rest_paid', terms: ['0'], rounds: 'exact', value: 0n }];
};

const dividendFormula: Formula = (given) => [
  {
    name: 'dividend_paid',
    terms: ['shares', '×', 'per_share'],
    rounds: 'down',
    value: dividendOf(given('shares'), given('per_share'), Number(given('decimals'))),
  },
];

function decimalsOf(scale: number): Given {
  return { name: 'decimals', value: BigInt(scale), measure: count, origin: { from: 'listing' } };
}

const eventSays = { from: 'event' } as const;

/** Of before version 2 the event doesn't say what was split into how many. */
const sharesSplit: ReceiptOf<Split> = {
  lookBackMs: 0,
  isEnough: ({ event }) => event.numerator > 0,
  terms: () => [],
  claim({ event: { action, asset, before, change, cash, numerator, denominator, closeE8 } }, world) {
    if (numerator === 0) return null;
    const scale = world.scaleOf(asset);
    const shares: Measure = { of: 'amount', asset };
    const owed = splitOf(before, { numerator, denominator }, closeE8, scale).cash;
    return {
      kind: cash === 0n && owed > 0n ? 'split_unpaid' : 'split',
      subject: action,
      given: [
        { name: 'shares', value: before, measure: shares, origin: eventSays },
        { name: 'split_into', value: BigInt(numerator), measure: count, origin: eventSays },
        { name: 'split_of', value: BigInt(denominator), measure: count, origin: eventSays },
        { name: 'close', value: BigInt(closeE8), measure: { of: 'index' }, origin: eventSays },
        decimalsOf(scale),
      ],
      recorded: [
        { name: 'shares_after', value: before + change, measure: shares },
        { name: 'rest_worth', value: null, measure: usdt },
        { name: 'rest_paid', value: cash, measure: usdt },
      ],
    };
  },
};

const dividendPaid: ReceiptOf<Paid> = {
  lookBackMs: 0,
  isEnough: ({ event }) => event.perShare > 0n,
  terms: () => [],
  claim({ event: { action, asset, shares, amount, perShare } }, world) {
    if (perShare === 0n) return null;
    return {
      kind: 'dividend',
      subject: action,
      given: [
        { name: 'shares', value: shares, measure: { of: 'amount', asset }, origin: eventSays },
        { name: 'per_share', value: perShare, measure: usdt, origin: eventSays },
        decimalsOf(world.scaleOf(asset)),
      ],
      recorded: [{ name: 'dividend_paid', value: amount, measure: usdt }],
    };
  },
};

/** What a split made of somebody's shares, and what a dividend paid for them. */
export const stockReceipts: Receipts<Split | Paid> = {
  formulas: { split: splitFormula, split_unpaid: unpaidFormula, dividend: dividendFormula },
  events: { SharesSplit: sharesSplit, DividendPaid: dividendPaid },
};
