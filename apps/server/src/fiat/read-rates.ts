import { type FiatCode, fiatCodes, parseDecimal } from '@auric/api';
import { parseExactJson } from '../chains/node/exact-json.ts';
import { rateDecimals, type Rates } from './rate-source.ts';

const decimal = /^(\d+)(?:\.(\d+))?$/;

/**
 * Reads the format of the public lists: rows with `currency_code` and `rate`, of one dollar, as a list or below `rates`. A
 * currency stands there once a country; where its rows differ nobody knows which is true, so it is left out.
 */
export function readRates(text: string): Rates {
  const rates = new Map<FiatCode, bigint | null>();
  for (const row of rowsOf(parseExactJson(text))) {
    const { currency_code: code, rate } = row as { currency_code?: unknown; rate?: unknown };
    if (!isKept(code)) continue;
    const read = rateOf(rate);
    const known = rates.get(code);
    rates.set(code, known === undefined || known === read ? read : null);
  }
  return new Map([...rates].filter((entry): entry is [FiatCode, bigint] => entry[1] !== null));
}

function rowsOf(parsed: unknown): object[] {
  const list = Array.isArray(parsed) ? parsed : (parsed as { rates?: unknown } | null)?.rates;
  if (!Array.isArray(list)) throw new Error('The list of rates has no rows.');
  return list.filter((row): row is object => typeof row === 'object' && row !== null);
}

function isKept(code: unknown): code is FiatCode {
  return (fiatCodes as readonly unknown[]).includes(code);
}

/** What is finer than a rate counts is cut; what is no plain decimal above zero is no rate. */
function rateOf(rate: unknown): bigint | null {
  const match = decimal.exec(String(rate));
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const read = parseDecimal(`${whole}.${fraction.slice(0, rateDecimals) || '0'}`, rateDecimals);
  return read === null || read === 0n ? null : read;
}
