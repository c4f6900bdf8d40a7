const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The English name of a country or region by its two letters of ISO 3166; what has none stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
