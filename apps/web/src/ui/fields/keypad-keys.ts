import { put, takenBack, type NumberStyle, type TypedText } from './typed-decimal.ts';

/** The keys of the numeric keypad: digits, two zeros at once, the decimal point, and taking back one sign or all. */
export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '.' | 'backspace' | 'clear';

/** The field after a key. A bare point begins with a zero; a second one, or one where there are no decimals, is left out. */
export function pressKey(before: TypedText, key: KeypadKey, style: NumberStyle): TypedText {
  if (key === 'clear') return { held: '', own: null, from: 0, to: 0 };
  if (key === 'backspace') return takenBack(before, style);
  if (key === '.' && style.decimals === 0) return before;
  return put(before, key === '.' && before.from === 0 ? '0.' : key, style);
}
