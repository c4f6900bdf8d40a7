import { typedDecimalText } from '../data/decimal-input.ts';

/** The keys of the numeric keypad: digits, two zeros at once, the decimal point, and taking back one sign or all. */
export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '.' | 'backspace' | 'clear';

/** What stands in a field, and which part of it is selected; without a selection both ends are the caret. */
export interface TypedText {
  text: string;
  from: number;
  to: number;
}

/**
 * The field after a key. Signs go in at the caret, over what is selected; a digit beyond the last decimal of the tick
 * does not go in. What stands there already is never rewritten, only added to or taken from.
 */
export function pressKey(before: TypedText, key: KeypadKey, decimals: number): TypedText {
  const { text, from, to } = before;
  if (key === 'clear') return caretAt('', 0);
  if (key === 'backspace') {
    const start = from === to ? Math.max(0, from - 1) : from;
    return caretAt(text.slice(0, start) + text.slice(to), start);
  }
  if (key === '.' && decimals === 0) return before;
  const typed = key === '.' && from === 0 ? '0.' : key;
  const wanted = text.slice(0, from) + typed + text.slice(to);
  const allowed = typedDecimalText(text, wanted, decimals);
  if (allowed === wanted) return caretAt(allowed, from + typed.length);
  // Cutting takes from the end: in the middle of the decimals it would drop a digit that nobody touched.
  const fits = allowed.startsWith(text.slice(0, from)) && to === text.length;
  return fits ? caretAt(allowed, allowed.length) : before;
}

function caretAt(text: string, caret: number): TypedText {
  return { text, from: caret, to: caret };
}
