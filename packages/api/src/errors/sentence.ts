import { languageTags, type Language } from '../languages.ts';

/** The numbers of a failure by their names on the wire: decimals as text, counts and seconds as numbers. */
export type SentenceNumbers = Readonly<Record<string, string | number>>;

/** Lengths of time, which are said with their unit: its word follows the number in most languages. */
const units: Readonly<Record<string, 'second' | 'hour'>> = { retry_in: 'second', hours: 'hour' };

/** No asset has more decimals. */
const finestScale = 18;

/** A text with numbers in the places `{{name}}`, as the language writes them. A place without its number stays. */
export function sentenceOf(text: string, numbers: SentenceNumbers, lang: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = numbers[name];
    return value === undefined ? place : written(name, value, lang);
  });
}

function written(name: string, value: string | number, lang: Language): string {
  const unit = units[name];
  if (unit === undefined && !/^-?\d+(?:\.\d+)?$/.test(String(value))) return String(value);
  const style = unit === undefined ? {} : ({ style: 'unit', unit, unitDisplay: 'long' } as const);
  const format = new Intl.NumberFormat(languageTags[lang], {
    numberingSystem: 'latn',
    maximumFractionDigits: finestScale,
    ...style,
  });
  // Decimals stay text: a double would round what is exact.
  return format.format(String(value) as Intl.StringNumericLiteral);
}
