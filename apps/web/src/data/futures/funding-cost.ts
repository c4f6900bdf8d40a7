import type { Mark } from '@auric/api';
import { fundingOf } from '@auric/exchange/perpetual/formulas';
import { signedUnits, e8Of, type ContractNumbers } from './contract-numbers.ts';
import type { Holding } from './holding.ts';

const e8Decimals = 8;

/** What a position would get at the next funding if nothing moved, in units of 1e-6 USDT: below zero for what it would pay. */
export function fundingAt(mark: Mark, { scale }: ContractNumbers, holding: Pick<Holding, 'side' | 'lots'>): bigint {
  return fundingOf(scale, holding, e8Of(mark.mark_price), Number(signedUnits(mark.funding_rate, e8Decimals)));
}
