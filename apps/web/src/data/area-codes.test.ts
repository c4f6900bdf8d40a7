import { defaultAreaCode, languages } from '@auric/api';
import { describe, expect, it } from 'vitest';
import { areaCodes, matchingAreaCodes } from './area-codes.ts';

const english = areaCodes('en');
const regions = (query: string) => matchingAreaCodes(english, query).map(({ region }) => region);

describe('area codes', () => {
  it.each(languages)('name every country and region in %s', (lang) => {
    const areas = areaCodes(lang);
    expect(areas.length).toBeGreaterThan(230);
    for (const { region, name, code } of areas) {
      expect(name, region).not.toBe(region);
      expect(code, region).toMatch(/^[1-9][0-9]{0,3}$/);
    }
  });

  it('know the default and codes that several share', () => {
    expect(english.find(({ code }) => code === defaultAreaCode)?.region).toBe('CN');
    expect(english.filter(({ code }) => code === '1').map(({ region }) => region)).toContain('CA');
    expect(english.filter(({ code, main }) => code === '1' && main).map(({ region }) => region)).toEqual(['US']);
    expect(english.find(({ region }) => region === 'HK')).toMatchObject({ name: 'Hong Kong', code: '852', main: true });
  });

  it('are found by name, letters and code', () => {
    expect(regions('germ')).toEqual(['DE']);
    expect(regions('de')).toContain('DE');
    expect(regions('+49')).toEqual(['DE']);
    expect(regions('85')).toEqual(expect.arrayContaining(['HK', 'MO', 'KH', 'LA']));
    expect(regions('cote d')).toEqual(['CI']);
    expect(regions('reunion')).toEqual(['RE']);
    expect(regions('  ')).toHaveLength(english.length);
    expect(matchingAreaCodes(areaCodes('vi'), 'duc').map(({ region }) => region)).toContain('DE');
  });
});
