import type { PaymentProof } from '@auric/api/people/payment';
import type { WireWithdrawal } from '@auric/api';
import { useState } from 'react';
import { acts } from '../../data/acts/acts.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import type { Destination } from './destinations.ts';
import { withdrawalsChanged } from './use-withdrawal-data.ts';
import type { WithdrawDraft } from './withdraw-draft.ts';

/** Under which name a withdrawal is kept, and sent. */
export const aboutWithdraw = 'withdraw';

/** Hands the draft over to be sent, and shows what becomes of it as long as the page is there. */
export function useWithdraw() {
  const [done, setDone] = useState<WireWithdrawal | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const act = useMoneyAct(aboutWithdraw, (news) => {
    setFailure(news.became === 'refused' ? news.failure : null);
    if (news.became === 'done') setDone(news.answer as WireWithdrawal);
    if (news.became !== 'unknown') void withdrawalsChanged();
    return true;
  });
  const send = (draft: WithdrawDraft, to: Destination, proof: PaymentProof): void => {
    setFailure(null);
    acts.begin({
      about: aboutWithdraw,
      path: 'wallet/out',
      body: {
        currency: draft.currency,
        number: decimalOfTyped(draft.amount) ?? '0',
        ...(to.isCard ? { card_id: to.id } : { wallet_id: to.id, network: to.network }),
      },
      secret: proof,
      draft: { written: draft, after: { ...draft, amount: '' } },
    });
  };
  return { act, send, done, failure, forgetFailure: () => setFailure(null), again: () => setDone(null) };
}
