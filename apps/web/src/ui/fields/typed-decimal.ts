import { pointedDecimal, shownDecimal, typedDecimalText, type DecimalMarks } from '../../data/decimal-input.ts';

/** What stands in a decimal field, with a point, and which part of it is selected; a caret selects nothing. */
export interface TypedText {
  text: string;
  from: number;
  to: number;
}

export function caretAt(text: string, caret: number): TypedText {
  return { text, from: caret, to: caret };
}

/**
 * Puts signs in at the caret, over what is selected; a digit beyond the last decimal of the tick does not go in. What
 * stands there already is never rewritten, only added to or taken from.
 */
export function put(before: TypedText, signs: string, decimals: number): TypedText {
  const { text, from, to } = before;
  const wanted = text.slice(0, from) + signs + text.slice(to);
  const allowed = typedDecimalText(text, wanted, decimals);
  if (allowed === wanted) return caretAt(allowed, from + signs.length);
  // Cutting takes from the end: in the middle of the decimals it would drop a digit that nobody touched.
  const fits = allowed.startsWith(text.slice(0, from)) && to === text.length;
  return fits ? caretAt(allowed, allowed.length) : caretAt(text, to);
}

/**
 * The field after its input, which shows `text` with the marks of a language, has been changed by a keyboard or by
 * pasting: now it reads `shown`, with the caret behind what was put in.
 */
export function edited(text: string, shown: string, caret: number, decimals: number, marks: DecimalMarks): TypedText {
  const before = shownDecimal(text, marks);
  const tail = shown.slice(caret);
  const end = before.endsWith(tail) ? before.length - tail.length : before.length;
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === shown[start]) start += 1;
  const selected = { text, from: typedIndex(before, start, marks), to: typedIndex(before, end, marks) };
  return put(selected, pointedDecimal(shown.slice(start, caret), marks), decimals);
}

/** Where in the typed text a place of the shown one is: groups are not typed. */
export function typedIndex(shown: string, index: number, { group }: DecimalMarks): number {
  return shown.slice(0, index).replaceAll(group, '').length;
}

/** Where in the shown text a place of the typed one is; before a group rather than behind it. */
export function shownIndex(text: string, index: number, marks: DecimalMarks): number {
  const shown = shownDecimal(text, marks);
  let at = 0;
  while (at < shown.length && typedIndex(shown, at, marks) < index) at += 1;
  return at;
}
