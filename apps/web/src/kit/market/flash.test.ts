import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flash } from './flash.ts';

describe('a price that moves', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const frames: (() => void)[] = [];
  const drawn = () => frames.splice(0).forEach((frame) => frame());
  const price: { dataset: { flash?: string } } = { dataset: {} };

  it('is tinted at once, and no longer with the first frame of the market after a while', () => {
    flash(price, 'up', (frame) => frames.push(frame));
    expect(price.dataset).toEqual({ flash: 'up' });
    drawn();
    expect(price.dataset).toEqual({ flash: 'up' });
    vi.advanceTimersByTime(300);
    expect(price.dataset).toEqual({ flash: 'up' });
    drawn();
    expect(price.dataset).toEqual({});
  });

  it('that moves again keeps the tint of the last move, whatever the first one still had to end', () => {
    const end = flash(price, 'up', (frame) => frames.push(frame));
    vi.advanceTimersByTime(300);
    end();
    flash(price, 'down', (frame) => frames.push(frame));
    drawn();
    expect(price.dataset).toEqual({ flash: 'down' });
    vi.advanceTimersByTime(300);
    drawn();
    expect(price.dataset).toEqual({});
  });
});
