import * as z from 'zod/mini';

/** Symbols that no name, nickname or signature has. */
const refusedSymbols = /[<>&"'\\/{}[\]$%^*|~;=]/u;
/** Signs without a picture of their own: control signs, marks that turn the direction of writing, private ones. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A text without spaces around it and with single ones within, its letters composed in one way. */
export function tidyText(text: string): string {
  return text.normalize('NFC').trim().replace(/ {2,}/g, ' ');
}

/** Whether somebody may be called so, or say so of themselves. */
export function isPlainText(text: string): boolean {
  return !refusedSymbols.test(text) && !invisible.test(text);
}

/**
 * A text about a person of so many characters, as people count them. Too long is `text_too_long`, too short
 * `text_too_short`, what has symbols that names don't have `characters_not_allowed`.
 */
export function personText(least: number, most: number) {
  const lengthOf = (text: string): number => Array.from(text).length;
  return z.pipe(
    z.pipe(z.string(), z.transform(tidyText)),
    z.string().check(
      z.refine((text) => lengthOf(text) <= most, { error: 'text_too_long' }),
      z.refine((text) => lengthOf(text) >= least, { error: 'text_too_short' }),
      z.refine(isPlainText, { error: 'characters_not_allowed' }),
    ),
  );
}
