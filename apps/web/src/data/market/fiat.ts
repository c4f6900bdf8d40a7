import { formatDecimal, parseDecimal, type FiatCode } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { setFiats, useApp } from '../app-store.ts';
import { api } from '../client.ts';
import type { FiatRate } from '../client-state.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { usdtScale } from './valuation.ts';

/** The server reads rates once a day: who has one asks again at most every hour. */
const askAgainMs = 3_600_000;
/** A rate is old when it is a day beyond the day after which the server reads it anew. */
const oldMs = 2 * 86_400_000;
const rateDecimals = 8;
const dollar: FiatRate = { currency_code: 'USD', rate: '1', saveTime: 0 };

/** What one USDT is in the currencies that values are also shown in. */
export const fiatsQuery = {
  queryKey: siteKeys.fiats,
  queryFn: async (): Promise<readonly FiatRate[]> => {
    const fiats = await api.read('wallet/getRateCurrency', {}, { loader: false });
    setFiats(fiats);
    return fiats;
  },
  staleTime: askAgainMs,
};

/** The currency that values are also shown in, with its rate. */
export interface ShownFiat {
  code: FiatCode;
  rate: string;
  /** Since when the rate is known (ms) where that is long ago, else null. */
  oldSince: number | null;
}

/** The chosen currency; the dollar, which needs no rate, where none is known for it. */
export function useFiat(): ShownFiat {
  const chosen = useApp((state) => state.fiat);
  const fiats = useApp((state) => state.fiats);
  useQuery({ ...fiatsQuery, enabled: chosen !== dollar.currency_code });
  const { currency_code: code, rate, saveTime } = fiats.find((each) => each.currency_code === chosen) ?? dollar;
  const isOld = code !== dollar.currency_code && Date.now() - saveTime > oldMs;
  return { code, rate, oldSince: isOld ? saveTime : null };
}

/** What an amount of USDT, in its smallest unit, is at a rate: a decimal. */
export function inFiat(value: bigint, rate: string): string {
  return formatDecimal(value * (parseDecimal(rate, rateDecimals) ?? 0n), usdtScale + rateDecimals);
}
