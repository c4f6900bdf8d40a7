import { describe, expect, it } from 'vitest';
import { languages, languageTags } from '../languages.ts';
import { sentenceOf } from './sentence.ts';
import { loadErrorTexts } from './texts.ts';

describe('the sentence of a refusal', () => {
  it('groups its numbers as the language does, and loses no digit', async () => {
    const most = { max_notional: '1234567.000000000000000001', currency: 'USDT' };
    const said = async (lang: 'en' | 'vi' | 'fra') =>
      sentenceOf((await loadErrorTexts(lang)).quantity_too_large, most, lang);
    expect(await said('en')).toBe('The order value must not exceed 1,234,567.000000000000000001 USDT');
    expect(await said('vi')).toContain('1.234.567,000000000000000001 USDT');
    expect(await said('fra')).toContain('1\u202f234\u202f567,000000000000000001 USDT');
  });

  it('says one second and two', async () => {
    const { login_locked: text } = await loadErrorTexts('en');
    expect(sentenceOf(text, { retry_in: 1 }, 'en')).toBe('Too many failed attempts. Please try again in 1 second');
    expect(sentenceOf(text, { retry_in: 1800 }, 'en')).toContain('in 1,800 seconds');
    expect(sentenceOf((await loadErrorTexts('spa')).login_locked, { retry_in: 1 }, 'spa')).toContain('1 segundo');
  });

  it.each(languages)('%s says how long with the unit once', async (lang) => {
    const texts = await loadErrorTexts(lang);
    for (const code of ['login_locked', 'code_too_soon', 'code_guesses_used_up'] as const) {
      const text = sentenceOf(texts[code], { retry_in: 42, hours: 42 }, lang);
      const unit = code === 'code_guesses_used_up' ? 'hour' : 'second';
      const tag = languageTags[lang];
      const said = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(42);
      expect(text).toContain(said);
      const word = said.replace('42', '').trim();
      expect(text.split(word), text).toHaveLength(2);
    }
  });

  it('leaves a place whose number is not there', () => {
    expect(sentenceOf('at {{price}}', {}, 'en')).toBe('at {{price}}');
  });
});
