import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { errorCodes, houseCodes } from './codes.ts';
import { loadErrorTexts } from './texts.ts';

const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the texts of errors', () => {
  it('codes are unique and stable snake case', () => {
    const codes = [...errorCodes, ...houseCodes];
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it.each(languages)('%s has a sentence for every code, with the numbers of the English one', async (language) => {
    const english = await loadErrorTexts('en');
    const texts = await loadErrorTexts(language);
    expect(Object.keys(texts).sort()).toEqual([...errorCodes].sort());
    for (const code of errorCodes) {
      expect(texts[code].trim(), code).toBe(texts[code]);
      expect(texts[code].length, code).toBeGreaterThan(3);
      expect(placesOf(texts[code]), code).toEqual(placesOf(english[code]));
      if (language !== 'en') expect(texts[code], code).not.toBe(english[code]);
    }
  });

  it.each([
    ['login_required', 'Please login first'],
    ['passwords_inconsistent', 'The two passwords are inconsistent'],
    ['parameter_error', 'Parameter error'],
    ['insufficient_balance', 'Insufficient balance'],
    ['account_format', 'Account is 6-18 letters or digits'],
    ['audio_file_invalid', 'Audio file error'],
    ['text_too_long', 'Character too long'],
    ['characters_not_allowed', 'Special characters not allowed'],
    ['number_invalid', 'Please enter the correct number'],
    ['price_invalid', 'Please enter the correct price'],
    ['amount_not_positive', 'Please enter the correct amount'],
    ['quantity_not_integer', 'Purchase quantity must be an integer'],
    ['quantity_required', 'Enter purchase quantity'],
    ['selling_price_invalid', 'Please select correct price'],
    ['end_time_too_early', 'End time must be later'],
    ['item_not_on_sale', 'The item has not reached the selling time or has ended'],
    ['bid_too_low', 'Your bid must be higher than the current price'],
  ] as const)('%s says what the specification wants said', async (code, text) => {
    expect((await loadErrorTexts('en'))[code]).toBe(text);
  });
});
