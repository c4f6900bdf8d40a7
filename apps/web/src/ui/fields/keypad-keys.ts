import { caretAt, put, type TypedText } from './typed-decimal.ts';

/** The keys of the numeric keypad: digits, two zeros at once, the decimal point, and taking back one sign or all. */
export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '.' | 'backspace' | 'clear';

/** The field after a key. A bare point begins with a zero. */
export function pressKey(before: TypedText, key: KeypadKey, decimals: number): TypedText {
  const { text, from, to } = before;
  if (key === 'clear') return caretAt('', 0);
  if (key === 'backspace') {
    const start = from === to ? Math.max(0, from - 1) : from;
    return caretAt(text.slice(0, start) + text.slice(to), start);
  }
  if (key === '.' && decimals === 0) return before;
  return put(before, key === '.' && from === 0 ? '0.' : key, decimals);
}
