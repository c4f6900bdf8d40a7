import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { errorCodes, houseCodes } from './codes.ts';
import { loadErrorTexts } from './texts.ts';

const placesOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

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
});
