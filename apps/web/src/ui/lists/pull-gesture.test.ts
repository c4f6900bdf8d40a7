import { describe, expect, it } from 'vitest';
import { armedPx, atRest, pull, pulledPx, type Pull, type PullEvent } from './pull-gesture.ts';

const after = (events: readonly PullEvent[], start: Pull = atRest): Pull => events.reduce(pull, start);
const touch: PullEvent = { type: 'touch', y: 100, atTop: true };

describe('pulling a list to refresh', () => {
  it('refreshes when it is let go far enough down, once', () => {
    const armed = after([touch, { type: 'move', y: 100 + armedPx * 2 }]);
    expect(armed.phase).toBe('armed');
    const refreshing = pull(armed, { type: 'release' });
    expect(refreshing).toEqual({ phase: 'refreshing' });
    for (const event of [touch, { type: 'move', y: 400 }, { type: 'release' }, { type: 'cancel' }] as const) {
      expect(pull(refreshing, event)).toBe(refreshing);
    }
    expect(pull(refreshing, { type: 'done' })).toEqual(atRest);
  });

  it('goes back when it is let go before, or pushed up again', () => {
    expect(after([touch, { type: 'move', y: 150 }, { type: 'release' }])).toEqual(atRest);
    const pushedBack = after([touch, { type: 'move', y: 300 }, { type: 'move', y: 120 }]);
    expect(pushedBack.phase).toBe('pulling');
    expect(pull(pushedBack, { type: 'release' })).toEqual(atRest);
    expect(after([touch, { type: 'move', y: 300 }, { type: 'cancel' }])).toEqual(atRest);
  });

  it('refreshes when it is asked to', () => {
    expect(pull(atRest, { type: 'ask' })).toEqual({ phase: 'refreshing' });
  });

  it('begins at the top only', () => {
    expect(
      after([
        { type: 'touch', y: 100, atTop: false },
        { type: 'move', y: 400 },
      ]),
    ).toEqual(atRest);
    expect(pull(atRest, { type: 'move', y: 400 })).toEqual(atRest);
  });

  it('follows the finger at half its way and not without end', () => {
    expect(pulledPx(after([touch, { type: 'move', y: 140 }]))).toBe(20);
    expect(pulledPx(after([touch, { type: 'move', y: 40 }]))).toBe(0);
    expect(pulledPx(after([touch, { type: 'move', y: 4000 }]))).toBe(96);
    expect(pulledPx({ phase: 'refreshing' })).toBe(armedPx);
  });
});
