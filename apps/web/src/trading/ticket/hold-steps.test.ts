import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoldSteps } from './hold-steps.ts';

describe('a step that is held', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('repeats eight times a second after a while', () => {
    const step = vi.fn();
    const steps = new HoldSteps(step);
    steps.press();
    vi.advanceTimersByTime(399);
    expect(step).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(step).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(step).toHaveBeenCalledTimes(9);
  });

  it('stops when it is released', () => {
    const step = vi.fn();
    const steps = new HoldSteps(step);
    steps.press();
    vi.advanceTimersByTime(400);
    steps.release();
    vi.advanceTimersByTime(5000);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('leaves a short press to the click that follows it, and takes that of a long one away once', () => {
    const steps = new HoldSteps(() => undefined);
    steps.press();
    steps.release();
    expect(steps.held()).toBe(false);
    steps.press();
    vi.advanceTimersByTime(400);
    steps.release();
    expect([steps.held(), steps.held()]).toEqual([true, false]);
  });

  it('forgets a long press that ended beside its button', () => {
    const steps = new HoldSteps(() => undefined);
    steps.press();
    vi.advanceTimersByTime(400);
    steps.release();
    steps.press();
    steps.release();
    expect(steps.held()).toBe(false);
  });
});
