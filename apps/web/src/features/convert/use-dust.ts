import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acts } from '../../data/acts/acts.ts';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { convertKeys } from '../../data/keys/convert-keys.ts';
import { queryClient } from '../../data/query-client.ts';
import { useMoneyAct } from '../../kit/money/use-money-act.ts';

/** Under which name small balances are given up. */
const aboutDust = 'dust';
/** So many go in one call. */
const coinsMost = 50;

/** The small balances that can be given up now, and what they bring. */
export function useDust() {
  return useQuery({
    queryKey: convertKeys.dust,
    queryFn: ({ signal }) => api.read('wallet/dust', {}, { loader: false, signal }),
    // What they bring follows the index.
    refetchInterval: 10_000,
  });
}

/** Gives up small balances; `onDone` closes what asked, and a toast tells it. */
export function useConvertDust(onDone: () => void) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const act = useMoneyAct(aboutDust, (news) => {
    setFailure(news.became === 'refused' ? news.failure : null);
    if (news.became === 'unknown') return true;
    void queryClient.invalidateQueries({ queryKey: convertKeys.dust });
    void queryClient.invalidateQueries({ queryKey: convertKeys.conversions });
    if (news.became === 'done') onDone();
    return news.became !== 'done';
  });
  const send = (coins: readonly number[]): void => {
    setFailure(null);
    const currencies = coins.slice(0, coinsMost).join(',');
    acts.begin({ about: aboutDust, path: 'wallet/dust_change', body: { currencies } });
  };
  return { act, failure, send };
}
