const typedDecimal = /^[0-9]{0,18}(?:\.[0-9]*)?$/;

/**
 * What a decimal field shows after a change: a comma counts as the point, decimals are cut to `decimals`, and anything
 * that is no decimal leaves the field as it was. Zeros and a trailing point stay: what was typed is never rewritten.
 */
export function typedDecimalText(before: string, typed: string, decimals: number): string {
  const text = typed.trim().replace(',', '.');
  if (!typedDecimal.test(text)) return before;
  const point = text.indexOf('.');
  if (point < 0) return text;
  return decimals === 0 ? text.slice(0, point) : text.slice(0, point + 1 + decimals);
}

/** A typed decimal as the wire takes it, without a bare point: `5.` is `5`, `.5` is `0.5`, empty is null. */
export function decimalOfTyped(typed: string): string | null {
  const [whole = '', fraction = ''] = typed.split('.');
  if (whole === '' && fraction === '') return null;
  return fraction === '' ? whole : `${whole === '' ? '0' : whole}.${fraction}`;
}

/** A decimal with all the decimals of its tick or lot, as a list shows it: `64013` with one decimal is `64013.0`. */
export function fullDecimalText(text: string, decimals: number): string {
  const [whole = '0', fraction = ''] = text.split('.');
  if (decimals === 0) return whole;
  return `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`;
}
