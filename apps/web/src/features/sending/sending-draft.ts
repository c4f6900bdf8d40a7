import type { Currency } from '@auric/api';
import type { Draft } from '../../data/acts/money-act.ts';

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
