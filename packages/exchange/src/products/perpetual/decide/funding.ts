import { duesPerFrame } from '../../../kernel/cursors.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import type { PositionSide } from '../formulas/contract.ts';
import { floorOf } from '../formulas/exact.ts';
import { fundingOf, type PaidFrom, paidFrom } from '../formulas/funding.ts';
import { positionOfKey, walkKey } from '../state/funding.ts';
import { availableTo, type Contract, contractOf, type PerpetualContext, type PerpetualDesk } from './desk.ts';
import { drawFromOthers } from './cross-margin.ts';
import { type Funding, fundingIn, nextOwing } from './funding-walk.ts';
import { expectedRateE8, samplesOf } from './marks.ts';

/** How old the mark of an instant may be: an outage that is longer leaves the instant out. */
const markAgeMaxMs = 600_000;

/**
 * A funding instant has come: fixes its rate and its mark. One that falls into a freeze, or into an outage of more than ten
 * minutes, is left out: there is no mark to reckon it with, and who holds at the return need not have held then. Its
 * samples count for the next one.
 */
export function settleFunding(
  desk: PerpetualDesk,
  { emit }: PerpetualContext,
  { subject: market, due: instant }: { readonly subject: number; readonly due: number },
): void {
  const contract = contractOf(desk, market)!;
  const { premiumSumE8, premiumCount, markedAt } = samplesOf(desk, market);
  const isPaying = desk.state.funding.slots.get(market) >= 0;
  if (contract.health === 'frozen' || instant - markedAt > markAgeMaxMs || isPaying) {
    emit({ type: 'FundingSkipped', market, instant });
    return;
  }
  emit({
    type: 'FundingSettled',
    funding: desk.state.counters.lastFunding + 1,
    market,
    instant,
    rateE8: expectedRateE8(desk, contract),
    markE8: contract.markE8,
    lots: desk.state.contracts.columns.longLots[contract.slot]!,
    premiumSumE8,
    premiumCount,
  });
}

/** What a position had at the instant. `margin`: what it has now; `isCross`: it is open, and all cross positions back it. */
interface Holding {
  readonly position: number;
  readonly customer: number;
  readonly side: PositionSide;
  readonly lots: number;
  readonly margin: bigint;
  readonly isCross: boolean;
}

/** Lets the next positions pay, so many a frame; when all who owe have paid, the others receive. */
export function walkFunding(desk: PerpetualDesk, context: PerpetualContext, cursor: number): void {
  const { after, subject: market } = desk.state.funding.walks.at(cursor);
  const funding = fundingIn(desk, market);
  const contract = contractOf(desk, market)!;
  const keys = nextOwing(desk, funding, after);
  for (const key of keys) payOne(desk, context, contract, funding, holdingOf(desk, positionOfKey(key)));
  const isDone = keys.length < duesPerFrame;
  context.emit({ type: 'FundingWalked', market, last: keys.at(-1) ?? after, isDone });
  if (!isDone || !funding.paysOut) return;
  const remainder = desk.state.funding.fundings.columns.collected[desk.state.funding.slots.get(market)]!;
  const { quote: asset, clearing } = contract;
  context.emit({ type: 'FundingEnded', funding: funding.funding, market, asset, clearing, remainder });
}

function holdingOf({ state }: PerpetualDesk, position: number): Holding {
  const { columns } = state.positions;
  const slot = state.positionSlots.get(position);
  const { dues, dueSlots } = state.funding;
  const due = dueSlots.get(walkKey(position));
  const [from, at] = due >= 0 ? [dues.columns, due] : [columns, slot];
  return {
    position,
    customer: from.customer[at]!,
    side: from.isLong[at] === 1 ? 1 : -1,
    lots: from.lots[at]!,
    margin: slot < 0 ? 0n : columns.margin[slot]!,
    isCross: slot >= 0 && columns.isCross[slot] === 1,
  };
}

function payOne(
  desk: PerpetualDesk,
  context: PerpetualContext,
  contract: Contract,
  funding: Funding,
  holding: Holding,
): void {
  const { position, customer, lots, margin, isCross } = holding;
  const flow = fundingOf(contract, holding, funding.markE8, funding.rateE8);
  if (isCross)
    drawFromOthers(
      desk,
      context,
      contract,
      { id: position, customer },
      -flow - availableTo(desk, customer, contract.quote) - margin,
    );
  const paid = flow < 0n ? paidBy(desk, contract, holding, -flow) : { available: 0n, margin: 0n, fund: 0n };
  const amount = flow < 0n ? -(paid.available + paid.margin) : receivedOf(contract, funding, flow);
  context.emit({
    type: 'FundingPaid',
    funding: funding.funding,
    position,
    customer,
    market: contract.market,
    asset: contract.quote,
    clearing: contract.clearing,
    lots,
    amount,
    margin: paid.margin,
    fund: paid.fund,
  });
}

/** The insurance fund steps in for as much as it has; nobody owes the rest, and the receivers get that much less. */
function paidBy(desk: PerpetualDesk, { quote }: Contract, { customer, margin }: Holding, due: bigint): PaidFrom {
  const paid = paidFrom(due, { available: availableTo(desk, customer, quote), margin });
  const inFund = availableTo(desk, systemAccounts.insurance, quote);
  const has = customer === systemAccounts.insurance ? inFund - paid.available : inFund;
  return { ...paid, fund: paid.fund < has ? paid.fund : has };
}

/** What a receiver gets: all that it is due, or its part of what was paid where that is less than all receivers are due. */
function receivedOf(contract: Contract, { lots, markE8, rateE8, toPayOut }: Funding, flow: bigint): bigint {
  const all = fundingOf(contract, { side: rateE8 > 0 ? -1 : 1, lots }, markE8, rateE8);
  return toPayOut >= all ? flow : floorOf({ n: flow * toPayOut, d: all });
}
