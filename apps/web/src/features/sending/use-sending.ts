import type { Message, Params } from '@auric/api';
import type { PaymentProof } from '@auric/api/people/payment';
import { useRef, useState } from 'react';
import { acts } from '../../data/acts/acts.ts';
import type { ActNews, MoneyAct } from '../../data/acts/money-act.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { queryClient } from '../../data/query-client.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { emptySending, type SendingDraft } from './sending-draft.ts';

/** Under which name a transfer to another customer is kept, and sent. */
export const aboutSending = 'sending';

/** What is to be sent, with whom it goes to and what it costs. */
export interface Sending {
  user_string: string;
  to: string;
  currency: number;
  number: string;
  fee: string;
  total: string;
}

/** What was given, and to whom. */
interface DoneSending {
  currency: number;
  number: string;
  to: string;
}

type SentSending = Pick<Sending, 'user_string' | 'currency' | 'number'>;

/** What was sent to be given. */
export function sentSendingOf(act: MoneyAct): SentSending {
  const { user_string, currency, number } = act.body as Params<'user/Transfer'>;
  return { user_string: String(user_string), currency: Number(currency), number: String(number) };
}

/** The form that has sent it and is there to say what became of it. */
interface Waiting {
  ended: () => void;
  refused: (failure: ApiError) => void;
}

/** Hands over what was confirmed to be sent, and shows what becomes of it as long as the page is there. */
export function useSending() {
  const [done, setDone] = useState<DoneSending | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const waiting = useRef<Waiting | null>(null);
  const act = useMoneyAct(aboutSending, (news) => {
    const form = waiting.current;
    waiting.current = null;
    setFailure(news.became === 'refused' && form === null ? news.failure : null);
    if (news.became === 'done') setDone(doneOf(news));
    if (news.became !== 'unknown') void queryClient.invalidateQueries({ queryKey: convertKeys.transfers });
    if (news.became === 'refused') form?.refused(news.failure);
    else form?.ended();
    return true;
  });

  /** Is over when the act is, or in doubt; throws what it was refused for. */
  const send = ({ user_string, currency, number }: Sending, draft: SendingDraft, secret: PaymentProof): Promise<void> =>
    new Promise((ended, refused) => {
      setFailure(null);
      waiting.current = { ended, refused };
      const body = { user_string, currency, number };
      const drafts = { written: draft, after: { ...emptySending, coin: draft.coin } };
      if (acts.begin({ about: aboutSending, path: 'user/Transfer', body, secret, draft: drafts })) return;
      waiting.current = null;
      ended();
    });
  return { act, send, done, failure, again: () => setDone(null) };
}

function doneOf(news: Extract<ActNews, { became: 'done' }>): DoneSending {
  const { number, to } = news.answer as Message<'user/Transfer'>;
  return { currency: sentSendingOf(news.act).currency, number, to };
}
