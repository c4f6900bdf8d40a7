import { describe, expect, it } from 'vitest';
import { forgetModeOf, loginModeFrom, loginModeOf } from './login-mode.ts';

describe('the two sides of the login page', () => {
  it('keeps the way back on the way to a new password and from there', () => {
    const forget = forgetModeOf('?from=%2Fpages%2Ffund%2Fassets');
    expect(forget).toBe('/pages/common/login?from=%2Fpages%2Ffund%2Fassets&mode=forget');
    expect(loginModeFrom(forget.slice(forget.indexOf('?')))).toBe('/pages/common/login?from=%2Fpages%2Ffund%2Fassets');
    expect(loginModeFrom('?mode=forget')).toBe('/pages/common/login');
  });

  it('signs in where the address says nothing that it knows', () => {
    expect(loginModeOf(new URLSearchParams('mode=forget'))).toBe('forget');
    expect(loginModeOf(new URLSearchParams('mode=else'))).toBe('login');
    expect(loginModeOf(new URLSearchParams())).toBe('login');
  });
});
