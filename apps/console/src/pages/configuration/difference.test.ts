import type { ConfigurationField } from '@auric/api/console/configuration';
import { expect, it } from 'vitest';
import { differencesOf } from './difference.ts';

const plain = { unit: '', least: '', most: '', choices: [], help: '' };
const fields: ConfigurationField[] = [
  { ...plain, name: 'tick', label: 'Tick', kind: 'amount', unit: 'USDT' },
  { ...plain, name: 'open', label: 'Open', kind: 'flag' },
  {
    ...plain,
    name: 'tiers',
    label: 'Tiers',
    kind: 'rows',
    columns: [
      { ...plain, name: 'tier', label: 'Tier', kind: 'text' },
      { ...plain, name: 'maker', label: 'Maker', kind: 'rate' },
    ],
  },
];
const values = { tick: '0.1', open: true, tiers: [{ tier: 'VIP 0', maker: '0.001' }] };

it('finds nothing between two that are alike, whatever order their names came in', () => {
  expect(differencesOf(fields, values, { ...values, tiers: [{ maker: '0.001', tier: 'VIP 0' }] })).toEqual([]);
});

it('says fields before and after, as they are read', () => {
  expect(differencesOf(fields, values, { ...values, tick: '0.01', open: false })).toEqual([
    { label: 'Tick', before: '0.1 USDT', after: '0.01 USDT' },
    { label: 'Open', before: 'Yes', after: 'No' },
  ]);
});

it('says of a table the cells that differ, and the rows that came and went', () => {
  const tiers = [
    { tier: 'VIP 0', maker: '0.0008' },
    { tier: 'VIP 1', maker: '0.0005' },
  ];
  expect(differencesOf(fields, values, { ...values, tiers })).toEqual([
    { label: 'Tiers · VIP 0 · Maker', before: '0.1%', after: '0.08%' },
    { label: 'Tiers · VIP 1', before: '–', after: 'added' },
  ]);
  expect(differencesOf(fields, { ...values, tiers }, values)).toContainEqual({
    label: 'Tiers · VIP 1',
    before: 'removed',
    after: '–',
  });
});
