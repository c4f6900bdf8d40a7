import { expect, it } from 'vitest';
import { durationOf, percentOf, valueText } from './value-text.ts';

it.each([
  ['0.001', '0.1%'],
  ['0.00045', '0.045%'],
  ['1', '100%'],
  ['0', '0%'],
  ['-0.0002', '-0.02%'],
  ['0.5', '50%'],
  ['x', 'x'],
])('%s is %s', (fraction, percent) => {
  expect(percentOf(fraction)).toBe(percent);
});

it.each([
  ['86400000', '1 day'],
  ['5400000', '90 minutes'],
  ['1500', '1500 ms'],
  ['0', '0'],
])('%s ms are %s', (ms, text) => {
  expect(durationOf(ms)).toBe(text);
});

it('says what is not set, flags, choices, tables and units', () => {
  expect(valueText({ kind: 'text', unit: '' }, '')).toBe('–');
  expect(valueText({ kind: 'amount', unit: 'USDT' }, '1000000')).toBe('1,000,000 USDT');
  expect(valueText({ kind: 'flag', unit: '' }, true)).toBe('Yes');
  expect(valueText({ kind: 'choices', unit: '' }, ['spot', 'earn'])).toBe('spot, earn');
  expect(valueText({ kind: 'choices', unit: '' }, [])).toBe('–');
  expect(valueText({ kind: 'rows', unit: '' }, [{ tier: '1' }])).toBe('1 row');
  expect(valueText({ kind: 'amount', unit: 'USDT' }, '10')).toBe('10 USDT');
});
