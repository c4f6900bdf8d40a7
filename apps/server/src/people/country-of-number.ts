import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * The country of a mobile number, two letters of ISO 3166: where several share an area code (1 is the United States, Canada
 * and more) the number tells. Empty where nobody can say.
 */
export function countryOfNumber(areaCode: string, number: string): string {
  const parsed = parsePhoneNumberFromString(`+${areaCode}${number}`);
  return parsed?.country ?? parsed?.getPossibleCountries()[0] ?? '';
}
