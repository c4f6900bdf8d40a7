import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityRedirect, identityDelayMs } from './identity-redirect.ts';

function redirected(path: string) {
  const heard = { path, said: [] as string[], left: [] as string[] };
  const redirect = new IdentityRedirect({
    path: () => heard.path,
    say: (text) => heard.said.push(text),
    leave: (from) => heard.left.push(from),
  });
  return { heard, redirect };
}

describe('whoever needs a verified identity', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reads why, and is led there once with the way back', () => {
    const { heard, redirect } = redirected('/pages/fund/transfer?currency=3');
    redirect.required('Please verify your identity first');
    redirect.required('Please verify your identity first');
    vi.advanceTimersByTime(identityDelayMs - 1);
    expect(heard.left).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toMatchObject({ left: ['/pages/fund/transfer?currency=3'] });
    expect(heard.said).toHaveLength(2);
  });

  it('is led nowhere from there, nor when gone elsewhere meanwhile', () => {
    const there = redirected('/pages/setting/real_mark?from=x');
    there.redirect.required('why');
    const gone = redirected('/pages/fund/transfer');
    gone.redirect.required('why');
    gone.heard.path = '/pages/index/index';
    vi.advanceTimersByTime(identityDelayMs);
    expect([...there.heard.left, ...gone.heard.left]).toEqual([]);
  });
});
