import { describe, expect, it } from 'vitest';
import { areaCodesFrom, wayBackWithArea } from './area-way.ts';

const fromOf = (path: string) => new URL(areaCodesFrom(path, '86'), 'http://app').searchParams.get('from');

describe('the way to the area codes and back', () => {
  it('brings the code to the page it was asked for, and keeps what its address says', () => {
    const login = '/pages/common/login?from=%2Fpages%2Ffund%2Fassets';
    expect(wayBackWithArea(fromOf(login), '49')).toBe(`${login}&area=49`);
    expect(wayBackWithArea('/pages/common/register?area=86', '1')).toBe('/pages/common/register?area=1');
  });

  it('leads nowhere outside of the app', () => {
    for (const from of ['https://elsewhere.example/', '//elsewhere.example', '/pages/common/area?from=x', '', null]) {
      expect(wayBackWithArea(from, '44')).toBe('/pages/common/register?area=44');
    }
  });
});
