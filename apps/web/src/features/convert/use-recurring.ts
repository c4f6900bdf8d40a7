import type { Params, RecurringBuy } from '@auric/api';
import { useState } from 'react';
import { acts } from '../../data/acts/acts.ts';
import type { MoneyAct } from '../../data/acts/money-act.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { queryClient } from '../../data/query-client.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';
import { type RecurringDraft, timesOf } from './recurring-draft.ts';

/** Under which name a recurring buy is started. */
const aboutRecurring = 'recurring';

/** What was sent to be bought again and again. */
export function sentRecurringOf(act: MoneyAct): { from: number; to: number; number: string } {
  const { from_currency_id, to_currency_id, number } = act.body as Params<'recurring/start'>;
  return { from: Number(from_currency_id), to: Number(to_currency_id), number: String(number) };
}

function changed(): void {
  void queryClient.invalidateQueries({ queryKey: convertKeys.recurring });
}

/** Starts recurring buys; `onDone` closes the form, and a toast tells it. */
export function useStartRecurring(onDone: () => void) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const act = useMoneyAct(aboutRecurring, (news) => {
    setFailure(news.became === 'refused' ? news.failure : null);
    if (news.became !== 'done') return true;
    changed();
    onDone();
    return false;
  });
  const send = (draft: RecurringDraft, from: number, to: number): void => {
    setFailure(null);
    acts.begin({
      about: aboutRecurring,
      path: 'recurring/start',
      body: {
        from_currency_id: from,
        to_currency_id: to,
        number: decimalOfTyped(draft.amount) ?? '0',
        every_days: draft.everyDays,
        times: timesOf(draft) ?? 0,
        first_at: draft.firstAt ?? 0,
      },
    });
  };
  return { act, failure, send, forgetFailure: () => setFailure(null) };
}

/** Ends a recurring buy; toasts tell what became of it. */
export function useStopRecurring({ id }: RecurringBuy, onDone: () => void) {
  const about = `${aboutRecurring}:${id}`;
  const act = useMoneyAct(about, ({ became }) => {
    if (became !== 'unknown') changed();
    if (became === 'done') onDone();
    return false;
  });
  const stop = (): void => {
    if (act.unknown !== undefined) act.again();
    else acts.begin({ about, path: 'recurring/stop', body: { id } });
  };
  return { sending: act.sending, stop };
}
