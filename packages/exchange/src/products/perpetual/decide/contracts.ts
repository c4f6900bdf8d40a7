import { amountMax, isWithin, million } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { usdtAsset } from '../../../kernel/vocabulary.ts';
import { clearingAccountsMost, firstClearingAccount } from '../../../ledger/system-accounts.ts';
import type { ContractRules, RecordLeverageQuiz, SetContractRules, SetLeverageLimits } from '../commands.ts';
import { areTiers } from '../formulas/tiers.ts';
import { perpetualRejections as refuse } from '../rejections.ts';
import { tierRulesOf } from '../state/records.ts';
import type { PerpetualContext, PerpetualDesk } from './desk.ts';

const leverageMost = 1_000;
const daysMost = 3_650;

/** Makes a market a contract, or changes its rules, now or at a time that a timer waits for. */
export function setContractRules(
  desk: PerpetualDesk,
  context: PerpetualContext,
  command: SetContractRules,
): Rejection | null {
  const { type: _type, effectiveAt, ...change } = command;
  const { market } = change;
  if (!areRules(change) || !isWithin(effectiveAt, 0, amountMax)) return refuse.contractRulesInvalid;
  const listed = desk.ports.venue().market(market);
  if (listed === null) return refuse.marketNotFound;
  if (listed.settlement.account !== 'perpetual' || listed.quote !== usdtAsset) return refuse.notAContract;
  const isNew = desk.state.contractSlots.get(market) < 0;
  if (isNew && desk.state.contracts.size >= clearingAccountsMost) return refuse.tooManyContracts;

  if (isNew) {
    const clearing = firstClearingAccount + desk.state.contracts.size;
    const { base, quote, unit } = listed;
    const tickE8 = desk.ports.venue().tickE8(market);
    context.emit({ type: 'ContractOpened', market, base, quote, clearing, unit, tickE8 });
  }
  if (isNew || effectiveAt <= context.at) context.emit({ type: 'ContractRulesSet', schedule: 0, ...change });
  else
    context.emit({
      type: 'ContractRulesScheduled',
      schedule: desk.state.counters.lastSchedule + 1,
      effectiveAt,
      ...change,
    });
  return null;
}

export function applyContractRules(desk: PerpetualDesk, { emit }: PerpetualContext, schedule: number): void {
  emit({ type: 'ContractRulesSet', schedule, ...desk.state.announcedRules.at(schedule) });
}

function areRules(rules: ContractRules): boolean {
  const { tiers, openInterestMost, customerMost, liquidationWhole, takeoverMost, impactNotional } = rules;
  if (tiers.length % 3 !== 0 || tiers.length > 60 || !areTiers(tierRulesOf(tiers))) return false;
  const amounts = [openInterestMost, customerMost, liquidationWhole, takeoverMost, impactNotional];
  if (!amounts.every((amount) => amount > 0n && amount <= BigInt(amountMax))) return false;
  const { makerPpm, takerPpm, providerPpm, liquidationFeePpm, liquidationStepPpm, takeoverFundPpm } = rules;
  const { interestPpm, clampPpm, fundingMostPpm, markBandPpm, narrowBandPpm } = rules;
  const rates = [makerPpm, takerPpm, providerPpm, liquidationFeePpm, takeoverFundPpm, interestPpm, clampPpm];
  if (![...rates, fundingMostPpm, markBandPpm, narrowBandPpm].every((ppm) => isWithin(ppm, 0, million - 1)))
    return false;
  if (!isWithin(liquidationStepPpm, 1, million) || narrowBandPpm > markBandPpm) return false;
  if (!isWithin(rules.maxLeverage, 1, leverageMost) || !isWithin(rules.narrowAbove, 1, leverageMost)) return false;
  return isWithin(rules.fundingHours, 1, 24) && 24 % rules.fundingHours === 0 && isWithin(rules.indexSourcesMin, 1, 64);
}

export function setLeverageLimits({ emit }: PerpetualContext, command: SetLeverageLimits): Rejection | null {
  const { newcomerDays, newcomerMost, quizAbove } = command;
  if (!isWithin(newcomerDays, 0, daysMost)) return refuse.leverageLimitsInvalid;
  if (!isWithin(newcomerMost, 1, leverageMost) || !isWithin(quizAbove, 1, leverageMost))
    return refuse.leverageLimitsInvalid;

  emit({ ...command, type: 'LeverageLimitsSet' });
  return null;
}

export function recordLeverageQuiz(
  desk: PerpetualDesk,
  { emit }: PerpetualContext,
  { customer }: RecordLeverageQuiz,
): Rejection | null {
  if (desk.ports.openedAt(customer) === null) return refuse.customerNotFound;
  const barred = desk.ports.barred(customer, 'high_leverage');
  if (barred) return barred;
  if (desk.state.quizSlots.get(customer) >= 0) return null;

  emit({ type: 'LeverageQuizPassed', customer });
  return null;
}
