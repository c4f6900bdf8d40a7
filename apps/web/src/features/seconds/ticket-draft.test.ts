import { expect, it } from 'vitest';
import { quickStakes, stakeFault, winOf } from './ticket-draft.ts';

const bounds = { min: '5', max: '5000' };

it.each([
  ['', 'enterAmount'],
  ['0', 'enterAmount'],
  ['4.999999', 'minimum'],
  ['5', null],
  ['5000.000001', 'maximum'],
  ['101', 'insufficient'],
  ['100', null],
])('a stake of %s is %s', (typed, fault) => {
  expect(stakeFault(typed, bounds, typed === '5000.000001' ? '9000' : '100')).toBe(fault);
});

it('a win is rounded down to the smallest unit', () => {
  expect(winOf('7.777777', '0.85')).toBe('6.61111');
  expect(winOf('', '0.85')).toBe('0');
});

it('stakes to choose begin at the least and end at the most', () => {
  expect(quickStakes({ min: '5', max: '5000' })).toEqual(['5', '10', '25', '50', '100']);
  expect(quickStakes({ min: '2.5', max: '20' })).toEqual(['2.5', '5', '12.5']);
});
