import { describe, expect, it } from 'vitest';
import { ageAt, birthDateIn, isDay, isDocumentNumber } from './document-number.ts';

describe('the number of an identity card', () => {
  it.each([
    ['CN', '11010519491231002X', true],
    ['CN', '110105 19491231 002x', true],
    ['CN', '110105194912310021', false],
    ['CN', '110105194913310029', false],
    ['CN', '1101051949123100', false],
    ['HK', 'A123456(3)', true],
    ['HK', 'AB987654(2)', false],
    ['HK', 'A123456(4)', false],
    ['TH', '1-1017-00230-70-8', true],
    ['TH', '1101700230705', false],
    ['ES', '12345678Z', true],
    ['ES', 'X1234567L', true],
    ['ES', '12345678A', false],
    ['ID', '3171234567890123', true],
    ['ID', '317123456789012', false],
    ['VN', '001099012345', true],
    ['VN', '0010990123', false],
    ['DE', 'L01X00T47', true],
    ['DE', 'ABCDEFGH', false],
    ['DE', '1234', false],
  ])('of %s %j: %j', (country, number, good) => {
    expect(isDocumentNumber('card', country, number)).toBe(good);
  });

  it('says in China when its holder was born', () => {
    expect(birthDateIn('card', 'CN', '11010519491231002X')).toBe('1949-12-31');
    expect(birthDateIn('passport', 'CN', '11010519491231002X')).toBeNull();
    expect(birthDateIn('card', 'HK', 'A123456(3)')).toBeNull();
  });
});

it.each([
  ['E12345678', true],
  ['C01X00T47', true],
  ['E1234567890', false],
  ['ABCDEFG', false],
])('the passport number %j: %j', (number, good) => {
  expect(isDocumentNumber('passport', 'CN', number)).toBe(good);
});

describe('days', () => {
  it.each(['1990-02-28', '2000-02-29'])('%s is one', (day) => expect(isDay(day)).toBe(true));
  it.each(['1990-02-29', '1990-13-01', '90-01-01', '1990-1-1', '', '1990-01-01T00'])('%j is none', (day) =>
    expect(isDay(day)).toBe(false),
  );

  it('make an age by the day, not by the year', () => {
    const at = Date.parse('2026-11-22T12:00:00Z');
    expect(ageAt('2008-11-22', at)).toBe(18);
    expect(ageAt('2008-11-23', at)).toBe(17);
    expect(ageAt('2009-01-01', at)).toBe(17);
  });
});
