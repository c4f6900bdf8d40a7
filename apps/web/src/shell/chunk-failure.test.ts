import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkFailure, reloadForChunk, reloadMayHelp } from './chunk-failure.ts';

const reload = vi.fn();

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file of the app that is missing', () => {
  it('is worth one reload, and another only much later', () => {
    expect(reloadMayHelp()).toBe(true);
    reloadForChunk();
    expect(reload).toHaveBeenCalledOnce();
    expect(reloadMayHelp()).toBe(false);
    vi.advanceTimersByTime(5 * 60_000);
    expect(reloadMayHelp()).toBe(true);
  });

  it('is worth none without a network, or without a memory of the last', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadMayHelp()).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(reloadMayHelp()).toBe(false);
  });

  it.each([
    ['Failed to fetch dynamically imported module: https://auric.example/assets/a.js', true],
    ['error loading dynamically imported module: https://auric.example/assets/a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/a.css', true],
    ['price is undefined', false],
  ])('is told from other errors: %s', (message, expected) => {
    expect(isChunkFailure(new TypeError(message))).toBe(expected);
  });
});
