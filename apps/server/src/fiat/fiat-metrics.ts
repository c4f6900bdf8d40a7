import type { Registry } from 'prom-client';
import { observe } from '../part-metrics.ts';
import type { FiatRates } from './fiat-rates.ts';

/** Adds what is known of rates to what the operator's Prometheus reads. */
export function observeFiat(registry: Registry, rates: Pick<FiatRates, 'stats'>): void {
  observe(
    registry,
    [
      ['auric_fiat_rate_age_seconds', 'How old the oldest rate of a currency is.', ({ ageMs }) => ageMs / 1000],
      ['auric_fiat_rates_refused_total', 'Rates that were read and not sound.', ({ refused }) => refused],
    ],
    () => rates.stats(),
  );
}
