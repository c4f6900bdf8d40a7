import { languageTags, type Language } from '@auric/api';

/** The signs with which a language writes a number: before its decimals, and between its thousands. */
export interface DecimalMarks {
  decimal: string;
  group: string;
}

const known = new Map<Language, DecimalMarks>();

/** The marks of a language, as `Intl` has them. */
export function decimalMarks(lang: Language): DecimalMarks {
  const before = known.get(lang);
  if (before !== undefined) return before;
  const parts = new Intl.NumberFormat(languageTags[lang], { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const mark = (type: 'decimal' | 'group', fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const marks = { decimal: mark('decimal', '.'), group: mark('group', ',') };
  known.set(lang, marks);
  return marks;
}

/**
 * A typed decimal as the reader's language writes it, with its mark and its groups. No digit is added or taken: what was
 * typed is never rewritten.
 */
export function shownDecimal(text: string, marks: DecimalMarks): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, marks.group);
  return fraction === undefined ? grouped : `${grouped}${marks.decimal}${fraction}`;
}

/**
 * What was put into a field, with a point and without groups. Keyboards have a comma or a point: typed alone, each is
 * the decimal mark. In a text of several signs, which was pasted, groups are taken out: the language's own, or those
 * which stand before another mark.
 */
export function pointedDecimal(put: string, marks: DecimalMarks): string {
  const text = put.replace(/\s/g, '');
  if (text.length < 2) return text.replace(',', '.');
  const groups = new RegExp(`^[1-9][0-9]{0,2}(?:[${groupSigns(text, marks)}][0-9]{3})+(?![0-9])`);
  return text.replace(groups, (grouped) => grouped.replace(/[.,]/g, '')).replaceAll(',', '.');
}

/** With both marks in it, the first one groups; else one that repeats, or the one with which the language does. */
function groupSigns(text: string, { group }: DecimalMarks): string {
  const [point, comma] = [text.indexOf('.'), text.indexOf(',')];
  if (point >= 0 && comma >= 0) return point < comma ? '.' : ',';
  const marks = text.match(/[.,]/g)?.length ?? 0;
  if (marks > 1) return '.,';
  return group === '.' || group === ',' ? group : '\u202F';
}

const typedDecimal = /^[0-9]{0,18}(?:\.[0-9]*)?$/;

/**
 * What a decimal field holds after a change: a comma counts as the point, decimals are cut to `decimals`, and anything
 * that is no decimal leaves the field as it was. Zeros and a trailing point stay.
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
