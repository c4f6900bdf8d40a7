import { type ContractHealth, contractHealths, type PerpetualEvent } from '../events.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { withBasis } from '../formulas/basis-average.ts';
import { withDepth } from '../formulas/depth-average.ts';
import { nextFundingAt } from '../formulas/funding-times.ts';
import { markSlot, nextInstant } from './marks.ts';
import { knownContract, type PerpetualState } from './records.ts';

type MarkEvent = Extract<
  PerpetualEvent,
  { type: 'MarksPublished' | 'PremiumsSampled' | 'DepthsSampled' | 'ContractHealthSet' }
>;

/** What marks, samples and the soundness of an index change. */
export function markEvolversOf(state: PerpetualState, timers: Timers): Evolvers<MarkEvent> {
  return {
    MarksPublished({ marks }, at) {
      for (let i = 0; i < marks.length; i += 5)
        setMark(state, timers, at, marks[i]!, marks[i + 1]!, marks[i + 2]!, marks[i + 3]!, marks[i + 4]!);
    },

    PremiumsSampled({ premiums }, at) {
      for (let i = 0; i < premiums.length; i += 2) addPremium(state, at, premiums[i]!, premiums[i + 1]!);
    },

    DepthsSampled({ depths }, at) {
      const { table } = state.marks;
      for (let i = 0; i < depths.length; i += 3) {
        knownContract(state, depths[i]!);
        const slot = markSlot(state.marks, depths[i]!);
        const sample = { bids: depths[i + 1]!, asks: depths[i + 2]! };
        table.columns.depthSamples[slot] = withDepth(table.columns.depthSamples[slot]!, at, sample);
        table.touch(slot);
      }
    },

    ContractHealthSet({ market, health }) {
      const slot = knownContract(state, market);
      state.contracts.columns.health[slot] = contractHealths.indexOf(health satisfies ContractHealth);
      state.contracts.touch(slot);
    },
  };
}

function setMark(
  state: PerpetualState,
  timers: Timers,
  at: number,
  market: number,
  indexE8: number,
  markE8: number,
  narrowE8: number,
  basisE8: number,
): void {
  const contract = knownContract(state, market);
  const { columns } = state.contracts;
  columns.indexE8[contract] = indexE8;
  columns.markE8[contract] = markE8;
  columns.narrowE8[contract] = narrowE8;
  state.contracts.touch(contract);
  const { table } = state.marks;
  const slot = markSlot(state.marks, market);
  table.columns.basisSamples[slot] = withBasis(table.columns.basisSamples[slot]!, at, basisE8);
  table.columns.markedAt[slot] = at;
  if (table.columns.fundingAt[slot] === 0)
    nextInstant(state.marks, slot, timers, nextFundingAt(at, state.contracts.columns.fundingHours[contract]!));
  table.touch(slot);
}

function addPremium(state: PerpetualState, at: number, market: number, premiumE8: number): void {
  knownContract(state, market);
  const { table } = state.marks;
  const slot = markSlot(state.marks, market);
  table.columns.premiumSumE8[slot]! += premiumE8;
  table.columns.premiumCount[slot]! += 1;
  table.columns.premiumAt[slot] = at;
  table.touch(slot);
}
