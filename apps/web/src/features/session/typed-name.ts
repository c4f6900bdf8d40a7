/** What a number may be written with besides its digits. */
const numberSigns = /[\s().-]/g;

/**
 * An account name, an address or a number without what the keyboard or the clipboard added: spaces, wide letters, the
 * brackets and hyphens of a number, and the calling code that stands before the field already.
 */
export function typedName(typed: string, areaCode: string): string {
  const text = typed.normalize('NFKC').trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return text;
  const number = text.replace(numberSigns, '');
  return number.startsWith(`+${areaCode}`) ? number.slice(areaCode.length + 1) : number;
}
