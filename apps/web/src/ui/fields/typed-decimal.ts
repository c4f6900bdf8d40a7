import { shownDecimal, unread, unreadText, type DecimalMarks } from '../../data/decimal-input.ts';
import { readDecimal } from '../../data/read-decimal.ts';

/** A number being written: how many decimals it may have, and the marks of its reader's language. */
export interface NumberStyle {
  decimals: number;
  marks: DecimalMarks;
}

/**
 * What a decimal field holds, and the text of the customer's own where that has signs of its own, such as groups: it is
 * left as it was typed. Without any, the held decimal is shown as the language writes it. What is selected is counted in
 * the shown text; a caret selects nothing.
 */
export interface TypedText {
  held: string;
  own: string | null;
  from: number;
  to: number;
}

/** How a text came to be another one: by a key, by taking signs away, or whole, as by pasting or composing. */
export type Edit = 'typed' | 'deleted' | 'put';

/** The text in the input. */
export function shownText({ held, own }: Pick<TypedText, 'held' | 'own'>, marks: DecimalMarks): string {
  return own ?? unreadText(held) ?? shownDecimal(held, marks);
}

/** The field after its input was edited: now it reads `shown`, with the caret behind what was put in. */
export function edited(before: TypedText, shown: string, caret: number, edit: Edit, style: NumberStyle): TypedText {
  const old = shownText(before, style.marks);
  if (edit === 'put' || !isOurs(before)) return read(shown, caret, style);
  const tail = shown.slice(caret);
  const end = old.endsWith(tail) ? old.length - tail.length : old.length;
  let start = 0;
  while (start < Math.min(end, caret) && old[start] === shown[start]) start += 1;
  const selected = { ...before, from: start, to: end };
  const signs = shown.slice(start, caret);
  return replaced(selected, signs, style) ?? withOwnSigns(selected, signs, style);
}

/**
 * The text as the customer has typed it, once a sign of their own is in it: without our groups, which would make groups of
 * what was never meant so: `1234,5` must not become `1,234,5…`.
 */
function withOwnSigns(before: TypedText, signs: string, style: NumberStyle): TypedText {
  const { marks } = style;
  const shown = shownText(before, marks);
  const [from, to] = [typedIndex(shown, before.from, marks), typedIndex(shown, before.to, marks)];
  const typed = before.held.replace('.', marks.decimal);
  return read(typed.slice(0, from) + signs + typed.slice(to), from + signs.length, style);
}

/** Puts signs in at the caret, over what is selected, as the keypad does: `.` is its decimal mark. */
export function put(before: TypedText, signs: string, style: NumberStyle): TypedText {
  const marked = signs.replace('.', style.marks.decimal);
  if (isOurs(before)) return replaced(before, marked, style) ?? collapsed(before);
  const text = shownText(before, style.marks);
  const { from, to } = before;
  return read(text.slice(0, from) + marked + text.slice(to), from + marked.length, style);
}

/** Takes back what is selected, or the sign before the caret; a group is passed over with its digit. */
export function takenBack(before: TypedText, style: NumberStyle): TypedText {
  const text = shownText(before, style.marks);
  const { from, to } = before;
  if (isOurs(before)) {
    const digits = typedIndex(text, from, style.marks);
    const start = from === to ? shownIndex(before.held, digits - 1, style.marks) : from;
    return replaced({ ...before, from: start }, '', style) ?? before;
  }
  const start = from === to ? Math.max(0, from - 1) : from;
  return read(text.slice(0, start) + text.slice(to), start, style);
}

const collapsed = (text: TypedText): TypedText => ({ ...text, from: text.to });

/** Whether the groups that are shown are ours: then they come and go with the digits. */
const isOurs = ({ held, own }: TypedText): boolean => own === null && unreadText(held) === null;

/** Digits and the decimal mark of the language, with a point; null for a text with any other sign in it. */
function pointedPlain(text: string, { decimal }: DecimalMarks): string | null {
  const [whole = '', fraction, ...more] = text.split(decimal);
  const plain = more.length === 0 && /^[0-9]*$/.test(whole + (fraction ?? ''));
  if (!plain) return null;
  return fraction === undefined ? whole : `${whole}.${fraction}`;
}

const plainDecimal = /^[0-9]{0,18}(?:\.[0-9]*)?$/;

/**
 * The field with what is selected replaced by digits and the decimal mark; a digit that the tick or the wire has no place
 * for does not go in. Null where more than that would stand there: then the text has to be read as a whole.
 */
function replaced(before: TypedText, signs: string, style: NumberStyle): TypedText | null {
  const { decimals, marks } = style;
  const shown = shownText(before, marks);
  const [from, to] = [typedIndex(shown, before.from, marks), typedIndex(shown, before.to, marks)];
  const pointed = pointedPlain(signs, marks);
  if (pointed === null) return null;
  const held = before.held.slice(0, from) + pointed + before.held.slice(to);
  const [whole = '', fraction, ...more] = held.split('.');
  if (more.length > 0 || (fraction !== undefined && decimals === 0)) return null;
  const fits = plainDecimal.test(held) && whole.length <= 18 && (fraction ?? '').length <= decimals;
  if (!fits) return signs.length === 1 ? collapsed(before) : cutAtEnd(before, held, style);
  return caretAt(held, from + pointed.length, marks);
}

/** Of several zeros at the end, as the keypad gives them, as many go in as there is place for. */
function cutAtEnd(before: TypedText, wanted: string, { decimals, marks }: NumberStyle): TypedText | null {
  const point = wanted.indexOf('.');
  const cut = point < 0 ? wanted.slice(0, 18) : wanted.slice(0, point + 1 + decimals);
  const onlyZeros = /^0*$/.test(wanted.slice(cut.length)) && cut.startsWith(before.held);
  return onlyZeros ? caretAt(cut, cut.length, marks) : null;
}

function caretAt(held: string, index: number, marks: DecimalMarks): TypedText {
  const caret = shownIndex(held, index, marks);
  return { held, own: null, from: caret, to: caret };
}

/** A text of the customer's own, read as a whole; it stands as it is unless it is what we would show anyway. */
function read(text: string, caret: number, style: NumberStyle): TypedText {
  const { decimals, marks } = style;
  const reading = readDecimal(text, marks, decimals);
  const held = 'decimal' in reading ? reading.decimal : unread(text);
  if (pointedPlain(text, marks) === held) return caretAt(held, caret, marks);
  return { held, own: text, from: caret, to: caret };
}

/** Where in the held text a place of the shown one is: groups are not held. */
export function typedIndex(shown: string, index: number, { group }: DecimalMarks): number {
  return shown.slice(0, index).replaceAll(group, '').length;
}

/** Where in the shown text a place of the held one is; before a group rather than behind it. */
export function shownIndex(held: string, index: number, marks: DecimalMarks): number {
  const shown = shownDecimal(held, marks);
  let at = 0;
  while (at < shown.length && typedIndex(shown, at, marks) < index) at += 1;
  return at;
}
