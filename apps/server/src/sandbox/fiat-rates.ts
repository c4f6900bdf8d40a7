import type { FiatCode } from '@auric/api';
import type { RateSource } from '../fiat/rate-source.ts';

/** About what a dollar was in the year that the simulated market is made of, in 1e-8. */
const ratesE8: Readonly<Record<FiatCode, bigint>> = {
  USD: 100_000_000n,
  CNY: 711_500_000n,
  VND: 2_534_500_000_000n,
  GBP: 76_300_000n,
  HKD: 778_200_000n,
  JPY: 15_230_000_000n,
  EUR: 86_400_000n,
  AED: 367_250_000n,
  THB: 3_248_000_000n,
  SGD: 129_700_000n,
};

/** Rates that need no network: the sandbox's own, like its prices. */
export const sandboxRates: RateSource = {
  read: () => Promise.resolve(new Map(Object.entries(ratesE8) as [FiatCode, bigint][])),
};
