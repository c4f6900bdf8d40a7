import { describe, expect, it } from 'vitest';
import { emptyRecurring, lastAtOf, reasonAgainstRecurring, totalOf } from './recurring-draft.ts';

const now = Date.UTC(2026, 10, 22, 16, 40);
const draft = { ...emptyRecurring(now), amount: '25.5' };

describe('a recurring buy that is being written', () => {
  it('begins at the next full hour and ends with its last buy', () => {
    expect(draft.firstAt).toBe(Date.UTC(2026, 10, 22, 17));
    expect(lastAtOf(draft)).toBe(Date.UTC(2026, 11, 13, 17));
    expect(lastAtOf({ ...draft, times: '1' })).toBe(draft.firstAt);
    expect(emptyRecurring(Date.UTC(2026, 10, 22, 16, 59, 59)).firstAt).toBe(Date.UTC(2026, 10, 22, 18));
  });

  it('costs its amount as often as it is bought', () => {
    expect(totalOf(draft, 6)).toBe('102');
    expect(totalOf({ ...draft, times: '' }, 6)).toBeNull();
  });

  it.each([
    [{}, null],
    [{ amount: '' }, 'enterAmount'],
    [{ amount: '0' }, 'enterAmount'],
    [{ times: '0' }, 'enterTimes'],
    [{ times: '1001' }, 'enterTimes'],
    [{ times: '' }, 'enterTimes'],
    [{ firstAt: null }, 'chooseTime'],
    [{ firstAt: now }, 'chooseTime'],
    [{ amount: '', times: '', firstAt: null }, 'enterAmount'],
  ])('with %o is kept back by %s', (edit, reason) => {
    expect(reasonAgainstRecurring({ ...draft, ...edit }, 6, now)).toBe(reason);
  });
});
