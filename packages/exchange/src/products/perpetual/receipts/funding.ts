import type { Claim, Given, PlacedFrame, ReceiptOf, ReceiptWorld, Recorded, Settled } from '../../../kernel/receipt.ts';
import type { PerpetualEvent } from '../events.ts';
import { fundingOf } from '../formulas/funding.ts';
import {
  amountInput,
  directionInput,
  lotsInput,
  markInput,
  ruleInput,
  rulesName,
  scaleInputs,
  scaleOf,
} from './inputs.ts';

type FundingPaid = Extract<PerpetualEvent, { type: 'FundingPaid' }>;
type FundingSettled = Extract<PerpetualEvent, { type: 'FundingSettled' }>;

/** A walk of payments takes seconds; one that was cut off by a restart goes on when the exchange is back. */
const walkLookBackMs = 600_000;

const rateE8 = { of: 'rate', places: 8 } as const;

/** A payment for a position that was held at the instant. */
export const fundingPayment: ReceiptOf<FundingPaid> = {
  lookBackMs: walkLookBackMs,
  isEnough: ({ event, frame, earlier }) => instantOf(event, [frame, ...earlier]) !== null,
  terms: ({ market }) => [rulesName(market)],
  claim(settled, world) {
    const { event, customer, frame, earlier } = settled;
    const instant = instantOf(event, [frame, ...earlier]);
    if (customer !== event.customer || instant === null) return null;
    return event.amount > 0n ? receivedClaim(settled, instant, world) : paidClaim(event, instant, world);
  },
};

interface Instant {
  readonly settled: FundingSettled;
  readonly frame: PlacedFrame;
}

function instantOf({ funding }: FundingPaid, frames: readonly PlacedFrame[]): Instant | null {
  for (const frame of frames) {
    const settled = (frame.events as readonly PerpetualEvent[]).find(
      (one): one is FundingSettled => one.type === 'FundingSettled' && one.funding === funding,
    );
    if (settled !== undefined) return { settled, frame };
  }
  return null;
}

/** What all receipts of an instant have. */
function instantInputs(
  { lots, market, asset }: FundingPaid,
  { settled, frame }: Instant,
  isLong: boolean,
  world: ReceiptWorld,
): Given[] {
  const origin = { from: 'trades', at: frame.at, seq: frame.seq } as const;
  const { premiumSumE8, premiumCount, markE8 } = settled;
  return [
    { ...markInput(markE8), origin },
    lotsInput('quantity', lots, market),
    directionInput(isLong),
    { name: 'premium_sum', value: BigInt(premiumSumE8), measure: rateE8, origin },
    { name: 'premium_count', value: BigInt(premiumCount), measure: { of: 'count' }, origin },
    ruleInput('interest', 'interestPpm', market, world),
    ruleInput('interest_most', 'clampPpm', market, world),
    ruleInput('funding_most', 'fundingMostPpm', market, world),
    ...scaleInputs(market, asset, world),
  ];
}

function rateRecorded({ settled }: Instant, asset: number): Recorded[] {
  return [
    { name: 'premium', value: null, measure: rateE8 },
    { name: 'interest_part', value: null, measure: rateE8 },
    { name: 'funding_rate', value: BigInt(settled.rateE8), measure: rateE8 },
    { name: 'mark_value', value: null, measure: { of: 'amount', asset } },
  ];
}

/** With a rate above 0 longs pay. */
function paidClaim(event: FundingPaid, instant: Instant, world: ReceiptWorld): Claim {
  const { position, asset, amount, margin, fund, lots } = event;
  const { settled } = instant;
  const isLong = settled.rateE8 > 0;
  const inputs = instantInputs(event, instant, isLong, world);
  const scale = scaleOf((name) => inputs.find((one) => one.name === name)!.value);
  const due = -fundingOf(scale, { side: isLong ? 1 : -1, lots }, settled.markE8, settled.rateE8);
  const uncovered = due - fund + amount;
  const isCovered = uncovered <= 0n;
  const measure = { of: 'amount', asset } as const;
  return {
    kind: isCovered ? 'funding_paid' : 'funding_uncovered',
    subject: position,
    given: [
      ...inputs,
      amountInput('from_margin', margin, asset),
      amountInput('from_fund', fund, asset),
      ...(isCovered ? [] : [amountInput('uncovered', uncovered, asset)]),
    ],
    recorded: [
      ...rateRecorded(instant, asset),
      { name: 'funding_due', value: isCovered ? fund - amount : null, measure },
      { name: 'funding_paid', value: -amount, measure },
    ],
  };
}

function receivedClaim(settled: Settled<FundingPaid>, instant: Instant, world: ReceiptWorld): Claim {
  const { event } = settled;
  const { position, asset, market, amount } = event;
  const measure = { of: 'amount', asset } as const;
  return {
    kind: 'funding_received',
    subject: position,
    given: [
      ...instantInputs(event, instant, instant.settled.rateE8 < 0, world),
      lotsInput('side_lots', instant.settled.lots, market),
      { ...amountInput('collected', collectedBy(settled, instant), asset), origin: { from: 'trades' } },
    ],
    recorded: [
      ...rateRecorded(instant, asset),
      { name: 'funding_due', value: null, measure },
      { name: 'due_of_all', value: null, measure },
      { name: 'funding_received', value: amount, measure },
    ],
  };
}

/** What all who owed have paid, the insurance fund in place of some: before anybody receives. */
function collectedBy({ event: { funding }, frame, earlier }: Settled<FundingPaid>, { frame: first }: Instant): bigint {
  let sum = 0n;
  for (const { seq, events } of [frame, ...earlier]) {
    if (seq < first.seq) break;
    for (const one of events as readonly PerpetualEvent[])
      if (one.type === 'FundingPaid' && one.funding === funding && one.amount <= 0n) sum += one.fund - one.amount;
  }
  return sum;
}
