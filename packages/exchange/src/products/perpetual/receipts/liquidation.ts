import { indexInput, tickLookBackMs } from '../../../kernel/index-inputs.ts';
import type { Claim, Given, ReceiptWorld, Settled } from '../../../kernel/receipt.ts';
import type { PerpetualEvent } from '../events.ts';
import { unrealisedPnl } from '../formulas/contract.ts';
import { floorOf, plus, whole } from '../formulas/exact.ts';
import { amountInput, lotsInput, markInput, priceInput, ruleInput, rulesName, scaleOf, tierInputs } from './inputs.ts';
import { type PositionReduced, recordedOf, reductionInputs } from './reduction-inputs.ts';

type PositionLiquidated = Extract<PerpetualEvent, { type: 'PositionLiquidated' }>;

/** As far back as the index of a step is looked for. */
export const liquidationLookBackMs = tickLookBackMs;

/** The step that closed lots of a position: the last of it before them in their frame. */
function stepOf({ frame, place, event }: Settled<PositionReduced>): PositionLiquidated | null {
  const found = (frame.events as readonly PerpetualEvent[])
    .slice(0, place)
    .findLast((one): one is PositionLiquidated => one.type === 'PositionLiquidated' && one.position === event.position);
  return found ?? null;
}

const fromEvent = { from: 'event' } as const;

const takers = { liquidation: 'book', takeover: 'fund', deleveraging: 'others' } as const;

/** What a step of a liquidation closed, at a price: in the book, by the insurance fund, or against whoever gained most. */
export function liquidationClaim(settled: Settled<PositionReduced>, price: number, world: ReceiptWorld): Claim | null {
  const { event } = settled;
  const step = stepOf(settled);
  if (step === null || !(event.reason in takers)) return null;
  const { market, asset, position } = event;
  const { equity, maintenance, stepLots, limit } = step;
  const given = [...stepInputs(settled, step, world), ...reductionInputs(event, price, world)];
  // Before version 2 a step didn't say whether its position was cross: then what stood behind it does.
  const isIsolated = step.leverage === 0 ? isolatedEquity(given) === equity : !step.isCross;
  const recorded = recordedOf(event);
  const amount = { of: 'amount', asset } as const;
  return {
    kind: `liquidation_${takers[event.reason as keyof typeof takers]}${isIsolated ? '' : '_cross'}`,
    subject: position,
    given: [
      ...given,
      amountInput('maintenance', maintenance, asset),
      ...tierInputs(step),
      ...(isIsolated ? [] : [amountInput('equity', equity, asset), priceInput('limit', limit, market, fromEvent)]),
    ],
    recorded: [
      ...recorded('mark_value'),
      ...(isIsolated ? [{ name: 'equity', value: equity, measure: amount } as const] : []),
      ...recorded('lacking'),
      { name: 'step_lots', value: BigInt(stepLots), measure: { of: 'quantity', market } },
      ...(isIsolated ? [{ name: 'limit', value: BigInt(limit), measure: { of: 'price', market } } as const] : []),
      ...recorded('close_value', 'realised', 'margin_left', 'fee_asked', 'fee', 'returned'),
    ],
  };
}

/** What an isolated position has behind it; a cross one has its account. */
function isolatedEquity(inputs: readonly Given[]): bigint {
  const given = (name: string): bigint => inputs.find((one) => one.name === name)!.value;
  const side = given('direction') === 1n ? 1 : -1;
  const held = { side, lots: Number(given('position_lots')), entryValue: given('position_value') } as const;
  return floorOf(plus(whole(given('position_margin')), unrealisedPnl(scaleOf(given), held, Number(given('mark')))));
}

function stepInputs(
  { event: { market, asset }, frame, earlier }: Settled<PositionReduced>,
  { lots, entryValue, margin, markE8, indexE8 }: PositionLiquidated,
  world: ReceiptWorld,
): Given[] {
  const tick = indexInput('index', world.market(market).base, [frame, ...earlier]);
  const said = { ...markInput(indexE8), name: 'index' };
  const wholeUpTo = world.terms(rulesName(market));
  const origin = { from: 'terms', at: wholeUpTo?.since ?? 0 } as const;
  return [
    tick?.value === BigInt(indexE8) ? tick : said,
    markInput(markE8),
    lotsInput('position_lots', lots, market),
    amountInput('position_value', entryValue, asset),
    amountInput('position_margin', margin, asset),
    { ...amountInput('whole_up_to', BigInt(Number(wholeUpTo?.values['liquidationWhole'] ?? 0)), asset), origin },
    ruleInput('step_rate', 'liquidationStepPpm', market, world),
    ruleInput('penalty_rate', 'liquidationFeePpm', market, world),
  ];
}
