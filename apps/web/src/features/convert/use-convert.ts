import type { ConvertQuote, Params } from '@auric/api';
import { useState } from 'react';
import { acts } from '../../data/acts/acts.ts';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { api } from '../../data/client.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import { ApiError } from '../../data/http/envelope.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { queryClient } from '../../data/query-client.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import type { ConvertDraft } from './convert-draft.ts';

/** Under which name a conversion is sent. */
const aboutConvert = 'convert';

/** A quote with the coins that it is about, by their ids. */
export interface Quoted extends ConvertQuote {
  from: number;
  to: number;
}

/** What was done, for the page of the end. */
export interface DoneConversion {
  from: number;
  to: number;
  number: string;
  received: string;
}

/** What was sent to be converted. */
export function sentConversionOf(act: MoneyAct): Pick<DoneConversion, 'from' | 'to' | 'number'> {
  const { from_currency_id, to_currency_id, number } = act.body as Params<'wallet/change'>;
  return { from: Number(from_currency_id), to: Number(to_currency_id), number: String(number) };
}

/** Asks for quotes, hands an accepted one over to be sent, and takes the one that comes in place of one left behind. */
export function useConvert() {
  const [quote, setQuote] = useState<Quoted | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [done, setDone] = useState<DoneConversion | null>(null);
  const act = useMoneyAct(aboutConvert, (news) => {
    if (news.became === 'unknown') return true;
    setQuote(null);
    setFailure(news.became === 'refused' ? news.failure : null);
    if (news.became === 'refused') setQuote(quoteInstead(news.failure, news.act));
    if (news.became === 'done') {
      const { received } = news.answer as { received: string };
      setDone({ ...sentConversionOf(news.act), received });
      void queryClient.invalidateQueries({ queryKey: convertKeys.conversions });
    }
    return true;
  });

  const ask = async (draft: ConvertDraft, from: number, to: number): Promise<void> => {
    setAsking(true);
    setFailure(null);
    try {
      const number = decimalOfTyped(draft.amount) ?? '0';
      const body = { from_currency_id: from, to_currency_id: to, number };
      setQuote({ ...(await api.act('wallet/change_quote', body)), from, to });
    } catch (error) {
      setQuote(null);
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setAsking(false);
    }
  };

  const send = ({ from, to, number, quote_id }: Quoted): void => {
    setFailure(null);
    acts.begin({
      about: aboutConvert,
      path: 'wallet/change',
      body: {
        from_field: 'funding',
        to_field: 'funding',
        from_currency_id: from,
        to_currency_id: to,
        number,
        quote_id,
      },
    });
  };

  const forget = (): void => {
    setQuote(null);
    setFailure(null);
  };
  return { act, quote, asking, failure, done, ask, send, forget, again: () => setDone(null) };
}

/** The books have moved: the refusal carries what they give now. */
function quoteInstead({ code, detail }: ApiError, act: MoneyAct): Quoted | null {
  if (code !== 'quote_moved') return null;
  const text = (name: string): string => String(detail[name] ?? '0');
  const { from, to } = sentConversionOf(act);
  return {
    from,
    to,
    quote_id: Number(detail['quote_id']),
    number: text('number'),
    received: text('received'),
    rate: text('rate'),
    fee: text('fee'),
    spread: text('spread'),
    change: text('change'),
    change_currency: Number(detail['change_currency']),
    expires_at: Number(detail['expires_at']),
  };
}
