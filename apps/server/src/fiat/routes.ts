import type { HandlersOf } from '../edge/handler.ts';
import type { FiatRates } from './fiat-rates.ts';

/** What one USDT is in the currencies that values are also shown in. */
export function fiatRoutes(rates: Pick<FiatRates, 'all'>): HandlersOf<'wallet/getRateCurrency'> {
  return { 'wallet/getRateCurrency': () => rates.all() };
}
