import { formatDecimal, parseDecimal } from '@auric/api';
import type { Draft } from '../../data/acts/money-act.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';

/** Stakes are in USDT. */
export const stakeDecimals = 6;
const ratioDecimals = 6;
const one = 10n ** BigInt(ratioDecimals);

/** What is being written on the ticket of a market; `seconds` 0 is its first duration. */
export interface OptionDraft {
  readonly direction: 'up' | 'down';
  readonly seconds: number;
  readonly stake: string;
}

export const emptyOption: OptionDraft = { direction: 'up', seconds: 0, stake: '' };
export const restoreOption = (left: Draft | undefined): OptionDraft => ({ ...emptyOption, ...left });
export const aboutOption = (market: number): string => `option:${market}`;

interface Bounds {
  readonly min: string;
  readonly max: string;
}

export type StakeFault = 'enterAmount' | 'minimum' | 'maximum' | 'insufficient';

/** Why a stake can't be sent as it stands; null: it can. */
export function stakeFault(typed: string, { min, max }: Bounds, available: string): StakeFault | null {
  const units = (text: string): bigint => parseDecimal(text, stakeDecimals) ?? 0n;
  const stake = units(decimalOfTyped(typed) ?? '');
  if (stake === 0n) return 'enterAmount';
  if (stake < units(min)) return 'minimum';
  if (stake > units(max)) return 'maximum';
  return stake > units(available) ? 'insufficient' : null;
}

/** What a win pays over a stake, rounded down as the exchange does; "0" for what is no number. */
export function winOf(typed: string, ratio: string): string {
  const stake = parseDecimal(decimalOfTyped(typed) ?? '', stakeDecimals) ?? 0n;
  const rate = parseDecimal(ratio, ratioDecimals) ?? 0n;
  return formatDecimal((stake * rate) / one, stakeDecimals);
}

const quickMultiples = [1n, 2n, 5n, 10n, 20n] as const;

/** Stakes to choose by one touch: the least and its multiples, as far as one option may go. */
export function quickStakes({ min, max }: Bounds): readonly string[] {
  const units = (text: string): bigint => parseDecimal(text, stakeDecimals) ?? 0n;
  return quickMultiples
    .map((multiple) => units(min) * multiple)
    .filter((stake) => stake > 0n && stake <= units(max))
    .map((stake) => formatDecimal(stake, stakeDecimals));
}
