import type { CoinPerformance } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { useSignedIn } from '../me/use-own-data.ts';
import { accountKeys } from '../keys/account-keys.ts';
import { coinProfitOf, type CoinProfit } from './coin-profit.ts';
import type { Holding } from './portfolio.ts';

/** The server counts a long history a part at a time. */
const askOnAfterMs = 2_000;

/** What each coin has cost and earned, live; undefined for a coin before the answer, and while older bills are counted. */
export function useCoinProfits(): (holding: Holding) => CoinProfit | undefined {
  const enabled = useSignedIn();
  const { data } = useQuery({
    queryKey: accountKeys.performance,
    queryFn: ({ signal }) => api.read('wallet/performance', {}, { loader: false, signal }),
    enabled,
    refetchInterval: ({ state }) => (state.data?.complete === false ? askOnAfterMs : false),
  });
  return ({ currency, price }) => {
    if (data?.complete !== true) return undefined;
    const performance = data.coins.find((each: CoinPerformance) => each.currency === currency);
    return performance === undefined ? undefined : coinProfitOf(performance, price);
  };
}
