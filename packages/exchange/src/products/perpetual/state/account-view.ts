import { usdtAsset } from '../../../kernel/vocabulary.ts';
import type { ContractAccountView } from '../../../views/contract-views.ts';
import { availableTo, contractOf, markOf, type PerpetualDesk, positionsOf } from '../decide/desk.ts';
import { crossAccountOf, freeOf, isFrozen } from '../decide/exposure.ts';
import { newcomerUntil, ownLeverageMost } from '../decide/guards.ts';
import { unrealisedPnl } from '../formulas/contract.ts';
import { riskRateE4 } from '../formulas/cross-account.ts';
import { floorOf, plus, zero } from '../formulas/exact.ts';
import { shownMaintenance } from '../formulas/margins.ts';

/** The contract account of a customer at the marks of now and the time `at` in ms. */
export function contractAccountView(desk: PerpetualDesk, customer: number, at: number): ContractAccountView {
  const cross = crossAccountOf(desk, customer);
  const until = newcomerUntil(desk, customer, at);
  return {
    available: availableTo(desk, customer, usdtAsset),
    withdrawable: isFrozen(desk, customer, at) ? 0n : freeOf(desk, customer),
    unrealised: unrealisedOf(desk, customer),
    maintenance: shownMaintenance(cross.maintenance),
    riskRateE4: riskRateE4(cross),
    leverageMost: Math.min(ownLeverageMost(desk, customer, at), offeredMost(desk)),
    hasPassedQuiz: desk.state.quizSlots.get(customer) >= 0,
    quizAbove: desk.state.limits.quizAbove,
    newcomerUntil: until > at ? until : 0,
  };
}

/** What all positions of a customer would gain at their marks, rounded down once. */
function unrealisedOf(desk: PerpetualDesk, customer: number): bigint {
  const gains = positionsOf(desk, customer).map((position) => {
    const contract = contractOf(desk, position.market)!;
    return unrealisedPnl(contract, position, markOf(contract, position));
  });
  return floorOf(gains.reduce(plus, zero));
}

/** The highest leverage of any market; 0 where there is none. */
function offeredMost({ state }: PerpetualDesk): number {
  return Math.max(0, ...[...state.contracts.slots()].map((slot) => state.contracts.columns.maxLeverage[slot]!));
}
