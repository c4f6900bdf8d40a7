import { amountMax, isWithin, million } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { usdtAsset } from '../../../kernel/vocabulary.ts';
import type { OptionMarketTerms, SetOptionMarket, SetOptionStakeLimit } from '../commands.ts';
import { binaryOptionRejections as refuse } from '../rejections.ts';
import type { BinaryOptionContext, BinaryOptionDesk } from './desk.ts';

const durationsMost = 12;
/** Shorter than this the ticks of a settlement could be those of its strike. */
const secondsLeast = 15;
const secondsMost = 3600;
const effectiveAtMax = 1e14;

export function setMarket(
  desk: BinaryOptionDesk,
  { emit, at }: BinaryOptionContext,
  { type: _type, asset, effectiveAt, ...terms }: SetOptionMarket,
): Rejection | null {
  if (!areTerms(terms) || !isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.termsInvalid;
  if (asset === usdtAsset || !desk.ports.isListed(asset)) return refuse.assetNotFound;

  emit({ type: 'OptionMarketSet', asset, ...terms, effectiveAt: Math.max(effectiveAt, at) });
  return null;
}

export function setStakeLimit(
  { emit, at }: BinaryOptionContext,
  { customerMost, effectiveAt }: SetOptionStakeLimit,
): Rejection | null {
  if (!isAmount(customerMost) || !isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.termsInvalid;

  emit({ type: 'OptionStakeLimitSet', customerMost, effectiveAt: Math.max(effectiveAt, at) });
  return null;
}

function areTerms({ durations, stakeLeast, stakeMost, exposurePpm, priceMovedPpm }: OptionMarketTerms): boolean {
  if (!areDurations(durations)) return false;
  if (!isAmount(stakeLeast) || !isAmount(stakeMost) || stakeLeast > stakeMost) return false;
  return isWithin(exposurePpm, 1, million) && isWithin(priceMovedPpm, 0, million);
}

/** A win pays something, and never more than the stake once again: nobody has to win less than every other option. */
function areDurations(durations: readonly number[]): boolean {
  if (durations.length === 0 || durations.length % 2 !== 0 || durations.length > 2 * durationsMost) return false;
  return durations.every((value, i) => {
    if (i % 2 === 1) return isWithin(value, 1, million);
    return isWithin(value, secondsLeast, secondsMost) && (i === 0 || value > durations[i - 2]!);
  });
}

function isAmount(amount: bigint): boolean {
  return amount > 0n && amount <= BigInt(amountMax);
}
