import { useState } from 'react';
import { acts } from '../../data/acts/acts.ts';
import { useDraft } from '../../data/acts/use-acts.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { buyOption } from '../../data/seconds/option-acts.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { aboutOption, type OptionDraft, restoreOption } from './ticket-draft.ts';

interface Seen {
  readonly seconds: number;
  readonly ratio: string;
  readonly price: string;
}

/** The ticket of a market: what is written on it, how it is sent, and what became of it. */
export function useOptionTicket(market: number) {
  const about = aboutOption(market);
  const [draft, keep] = useDraft(about, restoreOption);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const act = useMoneyAct(about, (news) => {
    setFailure(news.became === 'refused' ? news.failure : null);
    return news.became !== 'done';
  });
  const edit = (change: Partial<OptionDraft>): void => {
    setFailure(null);
    if (acts.about(about)?.phase !== 'sending') keep((before) => ({ ...before, ...change }));
  };
  const send = ({ seconds, ratio, price }: Seen): void => {
    setFailure(null);
    const number = decimalOfTyped(draft.stake) ?? '0';
    const seen = { quoted_price: price, quoted_ratio: ratio };
    buyOption(about, { match_id: market, type: draft.direction, seconds, number, ...seen }, draft);
  };
  return { draft, edit, act, send, failure };
}
