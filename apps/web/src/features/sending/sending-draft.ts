import { type Currency, parseDecimal } from '@auric/api';
import type { Draft } from '../../data/acts/money-act.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';

/** A transfer to another customer as it is being written: whom it goes to, the coin's code, what was typed. */
export interface SendingDraft {
  user_string: string;
  coin: string;
  amount: string;
}

export const emptySending: SendingDraft = { user_string: '', coin: 'USDT', amount: '' };

/** The transfer as it was left. */
export const restoreSending = (left: Draft | undefined): SendingDraft => ({ ...emptySending, ...left });

/** The coin of a draft; the first one where it isn't listed any more. */
export function coinOfDraft({ coin }: SendingDraft, coins: readonly Currency[]): Currency {
  return coins.find(({ code }) => code === coin) ?? coins[0]!;
}

/** Why it can't be sent as it is; null when it can. What it costs comes on top and is told before it is sent. */
export function reasonAgainst(
  { amount }: SendingDraft,
  available: string,
  scale: number,
): 'enterAmount' | 'insufficient' | null {
  const wanted = parseDecimal(decimalOfTyped(amount) ?? '', scale);
  if (wanted === null || wanted === 0n) return 'enterAmount';
  return wanted <= (parseDecimal(available, scale) ?? 0n) ? null : 'insufficient';
}
