import { expect, it } from 'vitest';
import { areAllPossible, checkValue } from './check-value.ts';
import type { PlainField } from './field-value.ts';

const field = (given: Partial<PlainField>): PlainField => ({
  name: 'x',
  label: 'X',
  kind: 'amount',
  unit: '',
  least: '',
  most: '',
  choices: [],
  help: '',
  ...given,
});

it.each([
  ['amount', '0.1', null],
  ['amount', '1,5', 'A plain number, such as 0.001'],
  ['amount', '', 'A plain number, such as 0.001'],
  ['integer', '5', null],
  ['integer', '5.0', 'A whole number'],
  ['duration', '1000', null],
  ['text', '', null],
] as const)('%s %j: %s', (kind, value, why) => {
  expect(checkValue(field({ kind }), value)).toBe(why);
});

it('keeps to its bounds exactly, below zero too', () => {
  const bound = field({ kind: 'rate', least: '-0.0005', most: '0.01' });
  expect(checkValue(bound, '-0.0005')).toBeNull();
  expect(checkValue(bound, '0.010000000000000001')).toBe('From -0.0005 to 0.01');
  expect(checkValue(bound, '-0.0006')).not.toBeNull();
  expect(checkValue(field({ least: '1' }), '0')).toBe('At least 1');
});

it('looks into tables', () => {
  const rows = { ...field({ name: 'tiers' }), kind: 'rows' as const, columns: [field({ name: 'fee', kind: 'rate' })] };
  expect(areAllPossible([rows], { tiers: [{ fee: '0.001' }] })).toBe(true);
  expect(areAllPossible([rows], { tiers: [{ fee: '0.001' }, { fee: 'x' }] })).toBe(false);
});
