import { describe, expect, it } from 'vitest';
import type { LiveIndex } from './index-ticks.ts';
import { leftOf, isBehind, stageOf, strikeTicksOf, sideOf } from './option-life.ts';
import type { Option } from './use-options.ts';

const bought = { handle_time: 1000, open_time: 0, due_time: 0, seconds: 30 } as Option;
const struck = { ...bought, open_time: 7000, due_time: 37_000 };
const ticks = [2999, 3000, 4000, 5000, 6000, 7000, 8000].map((time) => ({ time, price: 1 }));

describe('the life of an option', () => {
  it('its strike begins two seconds after acceptance and has five ticks', () => {
    expect(strikeTicksOf(bought, ticks).map(({ time }) => time)).toEqual([3000, 4000, 5000, 6000, 7000]);
  });

  it('is read anew when its strike must be there, heard of or not, and when it must be over', () => {
    expect([isBehind(bought, ticks.slice(0, 5), 6000), isBehind(bought, ticks, 7000)]).toEqual([false, true]);
    expect([isBehind(bought, [], 9000), isBehind(bought, [], 9001)]).toEqual([false, true]);
    expect([isBehind(struck, ticks, 38_000), isBehind(struck, ticks, 38_001)]).toEqual([false, true]);
  });

  it('waits, is struck, runs and is settled', () => {
    expect(stageOf(bought, ticks.slice(0, 1), 3000)).toBe('waiting');
    expect(stageOf(bought, ticks.slice(0, 2), 3000)).toBe('striking');
    expect([stageOf(struck, ticks, 37_000), stageOf(struck, ticks, 37_001)]).toEqual(['running', 'settling']);
  });

  it('shows what is left of its time', () => {
    expect([leftOf(bought, 9000), leftOf(struck, 22_000), leftOf(struck, 90_000)]).toEqual([1, 0.5, 0]);
  });

  it('is ahead on its own side of the strike alone', () => {
    const at = (price: string) => ({ last: { price } }) as LiveIndex;
    const up = { ...struck, open_price: '100', type: 'up' } as Option;
    expect(sideOf(up, at('101'))).toEqual({ side: 'above', isAhead: true });
    expect(sideOf(up, at('100'))).toEqual({ side: 'at', isAhead: false });
    expect(sideOf({ ...up, type: 'down' }, at('101')).isAhead).toBe(false);
    expect(sideOf({ ...up, type: 'down' }, at('99')).isAhead).toBe(true);
    expect(sideOf({ ...up, open_time: 0 }, at('101')).side).toBe('at');
  });
});
