import { describe, expect, it } from 'vitest';
import { msToNextSecond, timeLeft } from './countdown-text.ts';

describe('what is left of a span', () => {
  it('reads as a clock', () => {
    expect(timeLeft(59_000)).toEqual({ days: 0, clock: '00:59' });
    expect(timeLeft(849_000)).toEqual({ days: 0, clock: '14:09' });
    expect(timeLeft(8_049_000)).toEqual({ days: 0, clock: '02:14:09' });
    expect(timeLeft(86_400_000)).toEqual({ days: 1, clock: '00:00:00' });
    expect(timeLeft(3 * 86_400_000 + 61_000)).toEqual({ days: 3, clock: '00:01:01' });
  });

  it('is zero only at the end, and stays so', () => {
    expect(timeLeft(1).clock).toBe('00:01');
    expect(timeLeft(0).clock).toBe('00:00');
    expect(timeLeft(-5000)).toEqual({ days: 0, clock: '00:00' });
  });

  it('knows when it changes next', () => {
    expect(msToNextSecond(1_250)).toBe(250);
    expect(msToNextSecond(2_000)).toBe(1000);
    expect(msToNextSecond(0)).toBe(0);
  });
});
