import { boundedText } from '../bounded-text.ts';
import type { Config } from '../config.ts';
import type { Rates, RateSource } from './rate-source.ts';
import { readRates } from './read-rates.ts';

/** A list of all currencies has about 50 KB. */
const bytesMax = 1_000_000;

/** Public lists of rates, one after the other: the first that answers soundly within its deadline is taken. */
export function openHttpRates({ urls, deadlineMs }: Pick<Config['fiat'], 'urls' | 'deadlineMs'>): RateSource {
  const addresses = urls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  return {
    async read() {
      const problems: unknown[] = [];
      for (const url of addresses) {
        try {
          return await listAt(url, deadlineMs);
        } catch (error) {
          problems.push(error);
        }
      }
      throw new AggregateError(problems, 'No list of rates gave a sound answer.');
    },
  };
}

async function listAt(url: string, deadlineMs: number): Promise<Rates> {
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`A list of rates answered ${response.status}.`);
  }
  const rates = readRates(await boundedText(response, bytesMax));
  if (rates.size === 0) throw new Error('A list of rates has none of the currencies that are shown.');
  return rates;
}
