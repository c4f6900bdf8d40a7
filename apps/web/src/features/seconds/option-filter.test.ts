import { expect, it } from 'vitest';
import { readFilter } from '../../kit/record/filter-spec.ts';
import { periodMs } from '../../trading/orders/order-filter.ts';
import { optionFileOf, optionFilter, optionQueryOf } from './option-filter.ts';

const filterOf = (address: string) => readFilter(optionFilter, new URLSearchParams(address));

it('asks for what the address says, and for all where it says nothing that can be meant', () => {
  expect(optionQueryOf(filterOf('match_id=1&outcome=lost&period=week'), periodMs.week + 5)).toEqual({
    match_id: 1,
    outcome: 'lost',
    from: 5,
  });
  expect(optionQueryOf(filterOf('match_id=-1&outcome=drawn&period=ever'), 0)).toEqual({});
});

it('a file has its own days', () => {
  expect(optionFileOf(filterOf('match_id=1&outcome=void&period=week'))).toEqual({ match_id: 1, outcome: 'void' });
});
