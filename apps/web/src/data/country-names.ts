import { languageTags, type Language } from '@auric/api';

/** Their full names are formulas that begin with no word one would look for: the short ones are how they are known. */
const knownByShortName = new Set(['HK', 'MO', 'PS']);

/** Names countries and regions, by their two letters of ISO 3166, in a language; what has no name stays as it is. */
export function countryNames(lang: Language): (region: string) => string {
  const tag = languageTags[lang];
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  const shortNames = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code', style: 'short' });
  return (region) => (knownByShortName.has(region) ? shortNames : names).of(region) ?? region;
}
