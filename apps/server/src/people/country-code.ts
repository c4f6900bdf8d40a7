const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** What has a name and is no country or region: unions, the world, what nobody knows. */
const noCountries = new Set(['ZZ', 'EU', 'UN', 'EZ', 'QO', 'XA', 'XB']);

/** The codes of all countries and regions, two letters of ISO 3166 each, rising; one that another replaced (UK, SU) is none. */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountries.has(code) && regions.of(code) !== undefined)
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

const known = new Set(countryCodes);

/** Whether two letters are the code of a country or region. */
export function isCountry(code: string): boolean {
  return known.has(code);
}
