import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginRedirect, redirectDelayMs, type Whereabouts } from './login-redirect.ts';

const assets = { path: '/pages/fund/assets', guarded: true };
const home = { path: '/', guarded: false };

function scene(start: Partial<Whereabouts>) {
  const here: Whereabouts = { path: '/', guarded: false, signedIn: false, isLogin: false, ...start };
  const said: string[] = [];
  const left: { path: string; replace: boolean }[] = [];
  const redirect = new LoginRedirect({
    here: () => here,
    say: (why) => void said.push(why),
    leave: (path, replace) => void left.push({ path, replace }),
  });
  return { redirect, here, said, left };
}

describe('the way to login', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is one, where a session ends on a page for customers: it says why once and replaces the page', () => {
    const { redirect, said, left } = scene(assets);
    redirect.sessionEnded('session ended');
    redirect.sessionEnded('session ended');
    redirect.pageIsGuarded('log in first');
    vi.advanceTimersByTime(redirectDelayMs - 1);
    expect([said, left]).toEqual([['session ended'], []]);
    vi.advanceTimersByTime(redirectDelayMs);
    expect(left).toEqual([{ path: assets.path, replace: true }]);
  });

  it('leads back to a page that guests may see by the way back', () => {
    const { redirect, left } = scene(home);
    redirect.sessionEnded('');
    vi.advanceTimersByTime(redirectDelayMs);
    expect(left).toEqual([{ path: '/', replace: false }]);
  });

  it('is given up where a guest has left the page that asked', () => {
    const { redirect, here, left } = scene(assets);
    redirect.pageIsGuarded('log in first');
    Object.assign(here, home);
    vi.advanceTimersByTime(redirectDelayMs);
    expect(left).toEqual([]);
  });

  it('is given up where another tab has signed in meanwhile', () => {
    const { redirect, here, left } = scene(assets);
    redirect.sessionEnded('');
    here.signedIn = true;
    vi.advanceTimersByTime(redirectDelayMs);
    expect(left).toEqual([]);
  });

  it('is not begun at login, and can begin again after it has led there', () => {
    const { redirect, here, said, left } = scene({ isLogin: true });
    redirect.sessionEnded('ended');
    expect(said).toEqual([]);
    Object.assign(here, assets, { isLogin: false });
    redirect.pageIsGuarded('first');
    vi.advanceTimersByTime(redirectDelayMs);
    redirect.pageIsGuarded('first');
    vi.advanceTimersByTime(redirectDelayMs);
    expect(left).toHaveLength(2);
  });
});
