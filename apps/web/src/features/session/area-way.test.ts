import { describe, expect, it } from 'vitest';
import { areaCodesFrom, wayBackFromAreas } from './area-way.ts';

const fromOf = (path: string) => new URL(areaCodesFrom(path), 'http://app').searchParams.get('from');

describe('the way to the area codes and back', () => {
  it('leads to the page it was asked for, with what its address says', () => {
    const login = '/pages/common/login?from=%2Fpages%2Ffund%2Fassets';
    expect(wayBackFromAreas(fromOf(login))).toBe(login);
    expect(wayBackFromAreas(fromOf('/pages/common/register'))).toBe('/pages/common/register');
  });

  it('leads nowhere outside of the app, and never in a circle', () => {
    for (const from of ['https://elsewhere.example/', '//elsewhere.example', '/pages/common/area?from=x', '', null]) {
      expect(wayBackFromAreas(from)).toBe('/pages/common/register');
    }
  });
});
