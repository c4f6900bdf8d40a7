import { describe, expect, it } from 'vitest';
import { noSwipe, swipe, turnOf, type Swipe } from './swipe-gesture.ts';

function moved(points: readonly (readonly [x: number, y: number, at: number])[]): Swipe {
  return points.reduce<Swipe>(
    (state, [x, y, at], index) => swipe(state, { type: index === 0 ? 'touch' : 'move', x, y, at }),
    noSwipe,
  );
}

describe('swiping between panels', () => {
  it('turns forward to the left and back to the right', () => {
    expect(
      turnOf(
        moved([
          [200, 0, 0],
          [120, 5, 800],
        ]),
        800,
      ),
    ).toBe(1);
    expect(
      turnOf(
        moved([
          [200, 0, 0],
          [280, 5, 800],
        ]),
        800,
      ),
    ).toBe(-1);
  });

  it('stays after a short slow move and turns after a short quick one', () => {
    expect(
      turnOf(
        moved([
          [200, 0, 0],
          [170, 0, 600],
        ]),
        600,
      ),
    ).toBe(0);
    expect(
      turnOf(
        moved([
          [200, 0, 0],
          [170, 0, 50],
        ]),
        50,
      ),
    ).toBe(1);
  });

  it('leaves a finger that goes down to scrolling, whatever it does after', () => {
    const scrolling = moved([
      [200, 0, 0],
      [196, 20, 30],
      [40, 22, 60],
    ]);
    expect(scrolling).toEqual(noSwipe);
    expect(turnOf(scrolling, 60)).toBe(0);
  });

  it('is undecided until the finger has gone somewhere, and ends when it is taken away', () => {
    expect(
      moved([
        [200, 0, 0],
        [203, 2, 20],
      ]).phase,
    ).toBe('undecided');
    expect(
      swipe(
        moved([
          [200, 0, 0],
          [100, 0, 20],
        ]),
        { type: 'cancel' },
      ),
    ).toEqual(noSwipe);
  });
});
