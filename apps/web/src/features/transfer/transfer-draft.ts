import { accountKindWords, parseDecimal, type AccountKindWord } from '@auric/api';
import type { Draft } from '../../data/acts/money-act.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';

/** A transfer as it is being written. The amount is what was typed. */
export interface TransferDraft {
  from: AccountKindWord;
  to: AccountKindWord;
  /** The coin's code. */
  coin: string;
  amount: string;
}

export const emptyTransfer: TransferDraft = { from: 'funding', to: 'spot', coin: 'USDT', amount: '' };

export type TransferEdit = Partial<Pick<TransferDraft, 'from' | 'to' | 'coin' | 'amount'>>;

/** The transfer as it was left. */
export const restoreTransfer = (left: Draft | undefined): TransferDraft => ({ ...emptyTransfer, ...left });

/**
 * The draft after a change. Choosing the account of the other side swaps the two, so that a coin never goes to where it
 * is; another coin has other amounts.
 */
export function edited(draft: TransferDraft, edit: TransferEdit): TransferDraft {
  const next = { ...draft, ...edit };
  if (next.from === next.to) {
    if (edit.from === undefined) next.from = draft.to;
    else next.to = draft.from;
  }
  if (next.from === next.to) next.to = next.from === 'spot' ? 'funding' : 'spot';
  if (next.coin !== draft.coin && edit.amount === undefined) next.amount = '';
  return next;
}

export function swapped(draft: TransferDraft): TransferDraft {
  return { ...draft, from: draft.to, to: draft.from };
}

function kindOf(text: string | null): AccountKindWord | undefined {
  return accountKindWords.find((word, index) => word === text || String(index + 1) === text);
}

/** The choices of an address, as of a link to a transfer: `currency`, `from` and `to`, by word or by id. */
export function choicesOf(address: URLSearchParams, coins: readonly { id: number; code: string }[]): TransferEdit {
  const [from, to] = [kindOf(address.get('from')), kindOf(address.get('to'))];
  const asked = address.get('currency')?.toUpperCase();
  const coin = coins.find((each) => each.code === asked || String(each.id) === asked)?.code;
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined || to === from ? {} : { to }),
    ...(coin === undefined ? {} : { coin }),
  };
}

export function addressOf({ coin, from, to }: TransferDraft): URLSearchParams {
  return new URLSearchParams({ currency: coin, from, to });
}

/** Why a transfer can't be sent as it is; null when it can. */
export type TransferReason = 'enterAmount' | 'insufficient';

export function reasonAgainst(draft: TransferDraft, available: string, scale: number): TransferReason | null {
  const wanted = parseDecimal(decimalOfTyped(draft.amount) ?? '', scale);
  if (wanted === null || wanted === 0n) return 'enterAmount';
  return wanted <= (parseDecimal(available, scale) ?? 0n) ? null : 'insufficient';
}
