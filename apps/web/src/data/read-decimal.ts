import type { DecimalMarks } from './decimal-input.ts';

/** A number as it was understood, in the wire's digits; or that it can't be taken as it stands. */
export type DecimalReading = { decimal: string } | { refused: 'unclear' | 'finer' };

/** More digits than any amount can have. */
const longestWhole = 18;

/** The zeros of the scripts whose digits keyboards give: Western, Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10] as const;

/** Signs that stand for others: of Arabic and East Asian keyboards, and the spaces with which thousands are parted. */
const otherSigns: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '｡': '.',
  '，': ',',
  '、': ',',
  '､': ',',
  '٬': "'",
  '’': "'",
};

/** Which way a text runs says nothing of its number. */
const direction = /[\u200E\u200F\u061C\u2066-\u2069\uFEFF]/g;

/**
 * Reads a number as a reader of the language writes it, whether it was typed or pasted. The sign with which the language
 * groups is never a decimal mark, and groups are whole; a mark that the language doesn't have at all is taken for the
 * decimal mark only where it can't part thousands. What may mean two numbers, or none, is refused: never guessed, so
 * that no reading can be wrong by a thousand. `decimals`: of the tick, the lot or the asset.
 */
export function readDecimal(text: string, marks: DecimalMarks, decimals: number): DecimalReading {
  const parts = partsOf(plainSigns(text, marks), marks);
  if (parts === null) return { refused: 'unclear' };
  const [whole, fraction] = parts;
  if (fraction === null || decimals === 0)
    return /[1-9]/.test(fraction ?? '') ? { refused: 'finer' } : { decimal: whole };
  if (/[1-9]/.test(fraction.slice(decimals))) return { refused: 'finer' };
  return { decimal: `${whole}.${fraction.slice(0, decimals)}` };
}

function plainSigns(text: string, { decimal }: DecimalMarks): string {
  const signs = Array.from(text.replace(direction, ''), (sign) => {
    if (/\s/.test(sign)) return ' ';
    if (sign === '٫') return decimal;
    const code = sign.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? (otherSigns[sign] ?? sign) : String(code - zero);
  });
  return signs.join('').trim();
}

/** The digits before and behind the decimal mark, without groups; null where that isn't clear. */
function partsOf(text: string, marks: DecimalMarks): [string, string | null] | null {
  const foreign = foreignMarkOf(marks);
  if (foreign !== null && mayGroup(text, foreign)) return null;
  const [before = '', behind = null, ...more] = text.split(
    foreign !== null && isOnlyMark(text, foreign) ? foreign : marks.decimal,
  );
  const whole = withoutGroups(before);
  if (whole === null || more.length > 0 || !/^[0-9]*$/.test(behind ?? '')) return null;
  return whole.length > longestWhole ? null : [whole, behind];
}

/** The mark with which the language neither begins decimals nor groups, as the point in French; null where it has both. */
function foreignMarkOf({ decimal, group }: DecimalMarks): string | null {
  const other = decimal === ',' ? '.' : ',';
  return group === other ? null : other;
}

const isOnlyMark = (text: string, mark: string): boolean => text.replace(/[^.,]/g, '') === mark;

/** Whether a lone mark stands where it would part thousands: `1.234`. */
const mayGroup = (text: string, mark: string): boolean =>
  isOnlyMark(text, mark) && /^[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(text);

const groups = /^[1-9][0-9]{0,2}([ '.,])[0-9]{3}(?:\1[0-9]{3})*$/;

/** The whole part without what parts its thousands; null where something else stands in it. */
function withoutGroups(text: string): string | null {
  if (/^[0-9]*$/.test(text)) return text;
  return groups.test(text) ? text.replace(/[^0-9]/g, '') : null;
}
