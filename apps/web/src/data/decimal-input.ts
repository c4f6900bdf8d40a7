import { languageTags, type Language } from '@auric/api';

/** The signs with which a language writes a number: before its decimals, and between its thousands. */
export interface DecimalMarks {
  decimal: string;
  group: string;
}

const canonical: DecimalMarks = { decimal: '.', group: ',' };
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
 * A typed decimal as the reader's language writes it. While it is typed it has only its mark, so that the caret stays
 * where it is; at rest it has its groups. No digit is added or taken: what was typed is never rewritten.
 */
export function shownDecimal(text: string, marks: DecimalMarks, grouped = false): string {
  const [whole = '', fraction] = text.split('.');
  const shown = grouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, marks.group) : whole;
  return fraction === undefined ? shown : `${shown}${marks.decimal}${fraction}`;
}

const typedDecimal = /^[0-9]{0,18}(?:\.[0-9]*)?$/;

/**
 * What a decimal field holds after a change, with a point and without groups: decimals are cut to `decimals`, and
 * anything that is no decimal leaves the field as it was. Zeros and a trailing point stay.
 */
export function typedDecimalText(before: string, typed: string, decimals: number, marks = canonical): string {
  // More than one sign at once was pasted: only such a text may have groups.
  const pasted = typed.length > before.length + 1;
  const text = withPoint(typed.replace(/\s/g, ''), pasted ? marks : null);
  if (!typedDecimal.test(text)) return before;
  const point = text.indexOf('.');
  if (point < 0) return text;
  return decimals === 0 ? text.slice(0, point) : text.slice(0, point + 1 + decimals);
}

/**
 * A number whose decimals come after a point. Without `marks` every comma counts as a point, because keyboards have
 * either; with them groups are taken out: the language's own, and those which stand before another mark.
 */
function withPoint(text: string, marks: DecimalMarks | null): string {
  const pointed = text.replaceAll(',', '.');
  if (marks === null) return pointed;
  const groups = new RegExp(`^[1-9][0-9]{0,2}(?:[${groupSigns(text, marks)}][0-9]{3})+(?![0-9])`);
  return text.replace(groups, (grouped) => grouped.replace(/[.,]/g, '')).replace(',', '.');
}

/** With both marks in it, the first one groups; else only the one with which the language does, or one that repeats. */
function groupSigns(text: string, { group }: DecimalMarks): string {
  const [first, second] = [text.indexOf('.'), text.indexOf(',')];
  if (first >= 0 && second >= 0) return first < second ? '.' : ',';
  const repeated = text.match(/[.,]/g)?.length ?? 0;
  if (repeated > 1) return '.,';
  return group === '.' || group === ',' ? group : '\u202F';
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
