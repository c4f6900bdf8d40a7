import { parseDecimal } from '@auric/api';
import { decimalOfTyped } from '../../data/decimal-input.ts';

/** A conversion as it is being written: codes of coins, and the amount as it was typed. */
export interface ConvertDraft {
  from: string;
  to: string;
  amount: string;
}

/** What is changed into what: a purchase is paid in USDT, an exchange in any coin. */
export type ConvertMode = 'buy' | 'exchange';

export const payCoin = 'USDT';
export const emptyConvert: ConvertDraft = { from: payCoin, to: 'BTC', amount: '' };

/** The draft after a change: the two coins never are the same, and another coin given has other amounts. */
export function changed(draft: ConvertDraft, edit: Partial<ConvertDraft>): ConvertDraft {
  const next = { ...draft, ...edit };
  if (next.from === next.to) {
    if (edit.from === undefined) next.from = draft.to;
    else next.to = draft.from;
  }
  if (next.from !== draft.from && edit.amount === undefined) next.amount = '';
  return next;
}

/** What a mode makes of a draft: a purchase is paid in one coin. */
export function inMode(draft: ConvertDraft, mode: ConvertMode): ConvertDraft {
  return mode === 'buy' && draft.from !== payCoin ? changed(draft, { from: payCoin }) : draft;
}

export type ConvertReason = 'enterAmount' | 'insufficient';

/** Why no quote can be asked for; null when one can. */
export function reasonAgainst({ amount }: ConvertDraft, available: string, scale: number): ConvertReason | null {
  const wanted = parseDecimal(decimalOfTyped(amount) ?? '', scale);
  if (wanted === null || wanted === 0n) return 'enterAmount';
  return wanted <= (parseDecimal(available, scale) ?? 0n) ? null : 'insufficient';
}
