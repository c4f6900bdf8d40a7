import { getCountries } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { countryCodes, isCountry } from './country-code.ts';

it('knows every country that a mobile number may be of', () => {
  expect(getCountries().filter((country) => !isCountry(country))).toEqual([]);
});

it('knows one code of a country only, so that no list names one that nobody is in', () => {
  for (const code of ['UK', 'SU', 'BU', 'EU', 'UN', 'ZZ', 'AA', 'th', 'THA', '']) expect(isCountry(code)).toBe(false);
  expect(countryCodes).toEqual(countryCodes.toSorted());
});
