import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastMs, useToast } from './toast-store.ts';

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('says a newer text at once and goes by itself', () => {
    toast('first');
    const { id } = useToast.getState();
    toast('second');
    expect(useToast.getState()).toEqual({ text: 'second', id: id + 1 });
    vi.advanceTimersByTime(toastMs);
    expect(useToast.getState().text).toBeNull();
  });

  it('says the same news once while it is there, and stays for it', () => {
    toast('filled');
    const { id } = useToast.getState();
    vi.advanceTimersByTime(toastMs - 1);
    toast('filled');
    expect(useToast.getState().id).toBe(id);
    vi.advanceTimersByTime(toastMs - 1);
    expect(useToast.getState().text).toBe('filled');
    vi.advanceTimersByTime(1);
    toast('filled');
    expect(useToast.getState().id).toBe(id + 1);
  });
});
