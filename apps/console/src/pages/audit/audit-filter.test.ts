import { expect, it } from 'vitest';
import { askedBy, filterOf } from './audit-filter.ts';

const read = (query: string) => askedBy(filterOf(new URLSearchParams(query)));

it('asks by what the address has', () => {
  expect(read('act=freeze_customer&operator=3&subject=10017&words=fraud&from=1000&to=2000')).toEqual({
    act: 'freeze_customer',
    operator: 3,
    subject: '10017',
    words: 'fraud',
    from: 1000,
    to: 2000,
  });
});

it('leaves out what is empty or no number', () => {
  expect(read('')).toEqual({});
  expect(read('operator=ada&from=-1&to=9e9&words=%20%20')).toEqual({});
});

it('cuts what is longer than the call takes', () => {
  expect(read(`words=${'x'.repeat(200)}`).words).toHaveLength(100);
});
