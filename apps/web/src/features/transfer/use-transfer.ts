import type { AccountKindWord, Params } from '@auric/api';
import { useState } from 'react';
import { acts } from '../../data/acts/acts.ts';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import type { TransferDraft } from './transfer-draft.ts';
import { aboutTransfer } from './use-transfer-draft.ts';

/** What was sent to be moved; the coin by its id. */
export interface SentTransfer {
  from: AccountKindWord;
  to: AccountKindWord;
  asset: number;
  amount: string;
}

export function sentTransferOf(act: MoneyAct): SentTransfer {
  const { from_field, to_field, from_currency_id, number } = act.body as Params<'wallet/change'>;
  const [from, to] = [from_field, to_field] as AccountKindWord[] as [AccountKindWord, AccountKindWord];
  return { from, to, asset: Number(from_currency_id), amount: String(number) };
}

/** Hands the draft over to be sent, and shows what becomes of it as long as the page is there. */
export function useTransfer(draft: TransferDraft) {
  const [done, setDone] = useState<SentTransfer | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const act = useMoneyAct(aboutTransfer, (news) => {
    setFailure(news.became === 'refused' ? news.failure : null);
    if (news.became === 'done') setDone(sentTransferOf(news.act));
    return true;
  });
  const send = (asset: number): void => {
    setFailure(null);
    acts.begin({
      about: aboutTransfer,
      path: 'wallet/change',
      body: {
        from_field: draft.from,
        to_field: draft.to,
        from_currency_id: asset,
        to_currency_id: asset,
        number: decimalOfTyped(draft.amount) ?? '0',
      },
      draft: { written: draft, after: { ...draft, amount: '' } },
    });
  };
  return { act, send, done, failure, forgetFailure: () => setFailure(null), again: () => setDone(null) };
}
