import { expect, it } from 'vitest';
import { caseNumberIn, type Command, findCommands } from './command.ts';

const command = (label: string, note?: string): Command => ({
  id: label,
  group: 'pages',
  label,
  ...(note === undefined ? {} : { note }),
  run: () => undefined,
});

const all = [
  command('Queues'),
  command('Customers', 'people'),
  command('My account'),
  command('Audit', 'acts customers'),
];
const labels = (query: string) => findCommands(all, query).map(({ label }) => label);

it('shows everything before something is typed', () => {
  expect(labels(' ')).toHaveLength(4);
});

it('finds by the beginnings of words, in any order, without regard to case and accents', () => {
  expect(labels('acc my')).toEqual(['My account']);
  expect(labels('ÀUD')).toEqual(['Audit']);
  expect(labels('ustomers')).toEqual([]);
});

it('puts what begins so first', () => {
  expect(labels('cust')).toEqual(['Customers', 'Audit']);
  expect(labels('a')).toEqual(['Audit', 'My account']);
});

it.each([
  ['#12', 12],
  ['case 7', 7],
  ['Case #7 ', 7],
  ['12', null],
  ['#', null],
  ['#1234567890123', null],
])('%j names the case %s', (query, id) => {
  expect(caseNumberIn(query)).toBe(id);
});
