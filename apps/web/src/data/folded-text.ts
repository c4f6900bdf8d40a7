/** A text without case, accents and wide letters, which nobody types into a search. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase();
}
