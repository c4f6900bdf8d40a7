import { countryName } from '../../kit/country-name.ts';
import { timeText } from '../../kit/time-text.ts';
import { customers } from '../../texts/customers.ts';
import type { ConsolePart } from '../part.ts';

const { sources } = customers.freezes;
const { scopes } = customers.freeze;

const sourceOf = (source: unknown): string => sources[String(source)] ?? String(source);
const countryOf = (code: unknown): string => (code === '' ? 'unknown' : countryName(String(code)));

/** What changed of what a customer may. */
export const standing: ConsolePart = {
  name: 'standing',
  title: 'Standing',
  timeline: {
    frozen: ({ source, word, scope }) =>
      `Frozen by ${sourceOf(source)}: ${scopeOf(scope)} (${customers.words[String(word)] ?? String(word)})`,
    lifted: ({ source }) => `No longer frozen by ${sourceOf(source)}`,
    held: ({ until }) => `Withdrawals held until ${timeText(Number(until))}`,
    identity_level: ({ level, before }) => `Identity level ${String(level)}, before ${String(before)}`,
    country: ({ country, before }) => `Country ${countryOf(country)}, before ${countryOf(before)}`,
  },
};

function scopeOf(scope: unknown): string {
  if (scope === 'both') return 'trading and withdrawals';
  return (scope === 'trading' ? scopes.trading : scopes.withdrawals).toLowerCase();
}
