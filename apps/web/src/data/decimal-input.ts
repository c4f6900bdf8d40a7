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

/** Begins what a field holds while its text can't be read: no decimal of the wire does. */
const unreadMark = '?';

/** What a field holds of a text that can't be read as a number: the text itself, in a form that is no decimal. */
export function unread(text: string): string {
  return unreadMark + text;
}

/** The text of a field that can't be read as a number; null where it holds one, or nothing. */
export function unreadText(held: string): string | null {
  return held.startsWith(unreadMark) ? held.slice(unreadMark.length) : null;
}

/** What a field holds as the wire takes it, without a bare point: `5.` is `5`, `.5` is `0.5`; empty or unread is null. */
export function decimalOfTyped(typed: string): string | null {
  if (unreadText(typed) !== null) return null;
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
