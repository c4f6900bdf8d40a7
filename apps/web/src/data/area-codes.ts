import type { Language } from '@auric/api';
import metadata from 'libphonenumber-js/metadata.min.json';
import { countryNames } from './country-names.ts';
import { foldedText } from './folded-text.ts';

/** A country or region, and what is dialled before its numbers. */
export interface AreaCode {
  /** ISO 3166 code of two letters. */
  region: string;
  /** In the language that is shown. */
  name: string;
  /** Digits only, as the wire takes it: `86`. */
  code: string;
  /** Of several that share a code the one it is known by: the United States for 1. */
  main: boolean;
}

/** Regions without people or without a code of ISO 3166 that `Intl` could name. */
const unnamed = new Set(['AC', 'TA', '001']);

/** All countries and regions with their calling codes, named in a language. Several share a code, as Canada does. */
export function areaCodes(lang: Language): AreaCode[] {
  const nameOf = countryNames(lang);
  return Object.entries(metadata.country_calling_codes).flatMap(([code, regions]) =>
    regions
      .filter((region) => !unnamed.has(region))
      .map((region, index) => ({ region, name: nameOf(region), code, main: index === 0 })),
  );
}

/** Those whose name, letters or code a query means: `ger`, `DE`, `49` and `+49` all find Germany. */
export function matchingAreaCodes(areas: readonly AreaCode[], query: string): AreaCode[] {
  const wanted = foldedText(query.trim());
  if (wanted === '') return [...areas];
  const digits = /^\+?([0-9]+)$/.exec(wanted)?.[1];
  if (digits !== undefined) return areas.filter(({ code }) => code.startsWith(digits));
  return areas.filter(({ name, region }) => foldedText(name).includes(wanted) || region.toLowerCase() === wanted);
}

/** The country that a calling code is known by; undefined where there is none. */
export function countryOfAreaCode(code: string): string | undefined {
  return (metadata.country_calling_codes as Record<string, string[]>)[code]?.[0];
}
