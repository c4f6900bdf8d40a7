/**
 * Reads JSON in which amounts are numbers: every number that isn't a whole one of less than 2^53 stays the text that it was,
 * so that no amount is ever a float.
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    if (typeof value !== 'number') return value;
    const source = context?.source ?? String(value);
    return Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? value : source;
  }) as unknown;
}
