import { dollarCode, formatDecimal, lostRateMs, oldRateMs, parseDecimal, type FiatCode } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { setFiats, useApp } from '../app-store.ts';
import { api } from '../client.ts';
import type { FiatRate } from '../client-state.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { usdtScale } from './valuation.ts';

/** The server reads rates once a day: who has sound ones asks again at most every hour. */
const askAgainMs = 3_600_000;
/** Who has an old one asks whether the server has another by now. */
const askForNewMs = 300_000;
const rateDecimals = 8;
const dollar: FiatRate = { currency_code: dollarCode, rate: '1', saveTime: 0 };

/** What one USDT is in the currencies that values are also shown in. */
export const fiatsQuery = {
  queryKey: siteKeys.fiats,
  queryFn: async (): Promise<readonly FiatRate[]> => {
    const fiats = await api.read('wallet/getRateCurrency', {}, { loader: false });
    setFiats(fiats);
    return fiats;
  },
  staleTime: askAgainMs,
  refetchInterval: (query: { state: { data?: readonly FiatRate[] | undefined } }) =>
    query.state.data?.some((rate) => oldSince(rate, Date.now()) !== null) === true ? askForNewMs : false,
} as const;

/** A currency that values are also shown in, with its rate. */
export interface ShownFiat {
  code: FiatCode;
  rate: string;
  /** Since when the rate is known (ms); null for the dollar, which needs none. */
  since: number | null;
  /** The same where that is long enough ago to be said, else null. */
  oldSince: number | null;
}

/** Since when a rate is known, where it is older than a day; the dollar never grows old. */
function oldSince({ currency_code: code, saveTime }: FiatRate, now: number): number | null {
  return code !== dollarCode && now - saveTime > oldRateMs ? saveTime : null;
}

/** The rates that may be shown at a time (ms), in their order: what is older than seven days is none. */
export function shownFiats(fiats: readonly FiatRate[], now: number): ShownFiat[] {
  return fiats
    .filter(({ currency_code: code, saveTime }) => code === dollarCode || now - saveTime <= lostRateMs)
    .map((fiat) => ({
      code: fiat.currency_code,
      rate: fiat.rate,
      since: fiat.currency_code === dollarCode ? null : fiat.saveTime,
      oldSince: oldSince(fiat, now),
    }));
}

/** Every currency that values can be shown in, asked for while somebody looks. */
export function useFiats(isLookedAt: boolean): readonly ShownFiat[] {
  const fiats = useApp((state) => state.fiats);
  useQuery({ ...fiatsQuery, enabled: isLookedAt });
  return shownFiats(fiats, Date.now());
}

/** The chosen currency; the dollar, which needs no rate, where none is known for it, or none that is fresh enough. */
export function useFiat(): ShownFiat {
  const chosen = useApp((state) => state.fiat);
  const fiats = useFiats(chosen !== dollarCode);
  return fiats.find(({ code }) => code === chosen) ?? shownFiats([dollar], 0)[0]!;
}

/** What an amount of USDT, in its smallest unit, is at a rate: a decimal. */
export function inFiat(value: bigint, rate: string): string {
  return formatDecimal(value * (parseDecimal(rate, rateDecimals) ?? 0n), usdtScale + rateDecimals);
}

/** What a decimal of a currency comes to in USDT at a rate, rounded down to its smallest unit; null where it is no amount. */
export function fromFiat(amount: string, rate: string): bigint | null {
  const [paid, rateE8] = [parseDecimal(amount, usdtScale), parseDecimal(rate, rateDecimals)];
  return paid === null || rateE8 === null || rateE8 === 0n ? null : (paid * 10n ** BigInt(rateDecimals)) / rateE8;
}
