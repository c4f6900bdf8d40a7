import { balanceMax, isWithin, million } from '../../../kernel/amounts.ts';
import type { Deciders } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { ExitCommand, SetIdentityLimits } from '../commands.ts';
import type { ExitEvent } from '../events.ts';
import type { ExitPorts } from './guard.ts';
import { exitProductRejections as refuse } from '../rejections.ts';

/** The latest time from which something may hold, in ms. */
const effectiveAtMax = 1e14;

export function decidersOf(ports: Pick<ExitPorts, 'scaleOf'>): Deciders<ExitCommand, ExitEvent> {
  return {
    SetIdentityLimits({ emit, at }, command) {
      const malformed = formOf(command);
      if (malformed) return malformed;

      const { type: _type, effectiveAt, ...limits } = command;
      emit({ type: 'IdentityLimitsSet', ...limits, effectiveAt: Math.max(effectiveAt, at) });
      return null;
    },

    SetOutflowLimit({ emit, at }, { asset, limit, effectiveAt }) {
      if (!isAmount(limit)) return refuse.limitInvalid;
      if (!isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.effectiveAtInvalid;
      if (ports.scaleOf(asset) < 0) return refuse.assetNotFound;

      emit({ type: 'OutflowLimitSet', asset, limit, effectiveAt: Math.max(effectiveAt, at) });
      return null;
    },
  };
}

function formOf({ exit1E8, exit2E8, fiat1E6, fiat2E6, sharePpm, effectiveAt }: SetIdentityLimits): Rejection | null {
  if (![exit1E8, exit2E8, fiat1E6, fiat2E6].every(isAmount)) return refuse.limitInvalid;
  if (exit2E8 < exit1E8 || fiat2E6 < fiat1E6) return refuse.limitInvalid;
  if (!isWithin(sharePpm, 1, million)) return refuse.shareInvalid;
  return isWithin(effectiveAt, 0, effectiveAtMax) ? null : refuse.effectiveAtInvalid;
}

function isAmount(value: bigint): boolean {
  return value >= 0n && value <= balanceMax;
}
