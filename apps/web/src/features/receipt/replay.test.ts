import type { SharedReceipt } from '@auric/api';
import { expect, test } from 'vitest';
import { replay } from './replay.ts';

const input = (name: string, value: string, decimals: number): SharedReceipt['inputs'][number] => ({
  name,
  value,
  decimals,
  measure: 'amount',
  unit: '',
  from: 'event',
  time: 0,
  seq: 0,
  source: '',
  sources: 0,
});
const step = (name: string, recorded: string, decimals: number): SharedReceipt['steps'][number] => ({
  name,
  recorded,
  decimals,
  value: 'what the server says of it counts for nothing',
  measure: 'amount',
  unit: '',
  terms: [],
  rounds: 'exact',
});

/** 0.5 BTC at 60,000.0 USDT, at a fee of 0.1 % of what is received. */
const bought = {
  kind: 'spot_buy',
  inputs: [
    input('price', '60000', 1),
    input('quantity', '0.5', 5),
    input('lot_size', '0.00001', 8),
    input('tick_lot_value', '0.000001', 6),
    input('fee_rate', '0.001', 6),
  ],
  steps: [step('paid', '30000', 6), step('bought', '0.5', 8), step('fee', '0.0005', 8), step('received', '0.4995', 8)],
};

test('the exchange’s formulas come to what the journal recorded', async () => {
  const replayed = (await replay(bought))!;
  expect(replayed.equal).toBe(true);
  expect(replayed.steps.get('fee')).toEqual({ value: '0.0005', equal: true });
});

test('a unit more or less of anything is not equal', async () => {
  const steps = bought.steps.map((one) => (one.name === 'fee' ? { ...one, recorded: '0.00050001' } : one));
  const replayed = (await replay({ ...bought, steps }))!;
  expect(replayed.equal).toBe(false);
  expect(replayed.steps.get('fee')).toEqual({ value: '0.0005', equal: false });
  expect(replayed.steps.get('paid')?.equal).toBe(true);
});

test('a kind of a newer release is not judged', async () => {
  expect(await replay({ ...bought, kind: 'of_tomorrow' })).toBeNull();
});
