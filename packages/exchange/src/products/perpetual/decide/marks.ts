import type { Ticks } from '../../../kernel/amounts.ts';
import type { ReadLevels } from '../../../matching/price-levels.ts';
import { bandLimit } from '../formulas/band-limit.ts';
import { averageBasis, type BasisSamples, withBasis } from '../formulas/basis-average.ts';
import { depthBandPpm, type DepthSamples, isDepthDue } from '../formulas/depth-average.ts';
import { isPremiumDue, nextFundingAt } from '../formulas/funding-times.ts';
import { fundingRateE8 } from '../formulas/funding.ts';
import { basisE8, type ImpactPrices, impactPriceE8, premiumE8, type WalkLevels } from '../formulas/impact.ts';
import { healthOf } from '../formulas/index-health.ts';
import { type Marks, marksOf } from '../formulas/mark.ts';
import { type Contract, contractOf, markTicks, type PerpetualContext, type PerpetualDesk } from './desk.ts';

/**
 * The index has moved: so do the marks of all contracts whose index is sound enough, in one event, and once a minute the
 * premiums are sampled. A quiet tick costs as much as there are contracts.
 */
export function ticked(desk: PerpetualDesk, context: PerpetualContext): void {
  const { at, emit } = context;
  const marks: number[] = [];
  const premiums: number[] = [];
  for (const contract of contractsOf(desk)) {
    const index = desk.ports.index(desk.state.contracts.columns.base[contract.slot]!);
    const health = healthOf(index, at, desk.state.contracts.columns.indexSourcesMin[contract.slot]!);
    if (health !== contract.health) emit({ type: 'ContractHealthSet', market: contract.market, health });
    if (health === 'frozen') continue;
    const impact = impactOf(desk, contract);
    const basis = basisE8(impact, index.priceE8);
    const { markE8, narrowE8 } = marksNow(desk, contract, { indexE8: index.priceE8, basis, at });
    marks.push(contract.market, index.priceE8, markE8, narrowE8, basis);
    if (isPremiumDue(samplesOf(desk, contract.market).premiumAt, at))
      premiums.push(contract.market, premiumE8(impact, index.priceE8));
  }
  if (marks.length > 0) emit({ type: 'MarksPublished', marks });
  if (premiums.length > 0) emit({ type: 'PremiumsSampled', premiums });
  sampleDepths(desk, context);
  for (const contract of contractsOf(desk)) watchMark(desk, context, contract);
}

/** Once in ten seconds: what stands in the books near the marks. */
function sampleDepths(desk: PerpetualDesk, { at, emit }: PerpetualContext): void {
  const depths: number[] = [];
  for (const contract of contractsOf(desk)) {
    if (contract.health === 'frozen' || contract.markE8 === 0) continue;
    if (!isDepthDue(samplesOf(desk, contract.market).depthSamples, at)) continue;
    const within = (buys: boolean): number =>
      desk.ports.venue().depthFor({
        market: contract.market,
        buys,
        limit: bandLimit(buys, contract, depthBandPpm),
        members: nobody,
        ofAll: false,
      });
    depths.push(contract.market, within(false), within(true));
  }
  if (depths.length > 0) emit({ type: 'DepthsSampled', depths });
}

const nobody: ReadonlySet<number> = new Set();

/** Orders that wait for the mark follow it, while it stands on as many sources as liquidation needs. */
function watchMark(desk: PerpetualDesk, context: PerpetualContext, contract: Contract): void {
  if (contract.health !== 'sound' || contract.markE8 === 0 || !desk.ports.venue().isTrading(contract.market)) return;
  const { down, up } = markTicks(contract);
  desk.ports.venue().watchMark(context, contract.market, down, up);
}

/** By their ids: the order of records is no fact. */
function contractsOf(desk: PerpetualDesk): Contract[] {
  const { market } = desk.state.contracts.columns;
  const ids = [...desk.state.contracts.slots()].map((slot) => market[slot]!);
  return ids.toSorted((left, right) => left - right).map((id) => contractOf(desk, id)!);
}

function impactOf(desk: PerpetualDesk, contract: Contract): ImpactPrices {
  const { bids, asks } = desk.ports.venue().market(contract.market)!.book;
  const notional = Number(desk.state.contracts.columns.impactNotional[contract.slot]!);
  const impact = (levels: ReadLevels) => impactPriceE8(contract, walkOf(levels), notional);
  return { bidE8: impact(bids), askE8: impact(asks) };
}

function walkOf(levels: ReadLevels): WalkLevels {
  return (visit) => levels.walk((level) => visit(levels.price[level]!, levels.quantity[level]!));
}

interface Now {
  readonly indexE8: number;
  readonly basis: number;
  readonly at: number;
}

function marksNow(desk: PerpetualDesk, contract: Contract, { indexE8, basis, at }: Now): Marks {
  const { columns } = desk.state.contracts;
  const { slot } = contract;
  const { basisSamples } = samplesOf(desk, contract.market);
  const fundingHours = columns.fundingHours[slot]!;
  const lastPrice: Ticks = desk.ports.venue().lastPrice(contract.market);
  return marksOf(
    {
      indexE8,
      fundingRateE8: expectedRateE8(desk, contract),
      msToFunding: nextFundingAt(at, fundingHours) - at,
      averageBasis: averageBasis(withBasis(basisSamples, at, basis), at),
      lastTradeE8: lastPrice === 0 ? indexE8 : lastPrice * contract.tickE8,
    },
    {
      markBandPpm: columns.markBandPpm[slot]!,
      narrowBandPpm: columns.narrowBandPpm[slot]!,
      narrowAbove: columns.narrowAbove[slot]!,
      fundingHours,
    },
  );
}

/** The funding rate in 1e-8 that the samples since the last instant make: what the next one is expected to take. */
export function expectedRateE8(desk: Pick<PerpetualDesk, 'state'>, { slot, market }: Contract): number {
  const { interestPpm, clampPpm, fundingMostPpm } = desk.state.contracts.columns;
  const { premiumSumE8, premiumCount } = samplesOf(desk, market);
  return fundingRateE8(
    { sumE8: premiumSumE8, count: premiumCount },
    { interestPpm: interestPpm[slot]!, clampPpm: clampPpm[slot]!, fundingMostPpm: fundingMostPpm[slot]! },
  );
}

/** What a contract's mark and funding are reckoned from. */
interface Samples {
  readonly markedAt: number;
  readonly fundingAt: number;
  readonly basisSamples: BasisSamples;
  readonly premiumAt: number;
  readonly premiumSumE8: number;
  readonly premiumCount: number;
  readonly depthSamples: DepthSamples;
}

const noSamples: Samples = {
  markedAt: 0,
  fundingAt: 0,
  basisSamples: [],
  premiumAt: 0,
  premiumSumE8: 0,
  premiumCount: 0,
  depthSamples: [],
};

/** What a contract's mark is reckoned from; nothing yet for one that was never marked. */
export function samplesOf({ state }: Pick<PerpetualDesk, 'state'>, market: number): Samples {
  const slot = state.marks.slots.get(market);
  if (slot < 0) return noSamples;
  const { markedAt, fundingAt, basisSamples, premiumAt, premiumSumE8, premiumCount, depthSamples } =
    state.marks.table.columns;
  return {
    markedAt: markedAt[slot]!,
    fundingAt: fundingAt[slot]!,
    basisSamples: basisSamples[slot]!,
    premiumAt: premiumAt[slot]!,
    premiumSumE8: premiumSumE8[slot]!,
    premiumCount: premiumCount[slot]!,
    depthSamples: depthSamples[slot]!,
  };
}
