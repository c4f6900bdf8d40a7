import { expect, it } from 'vitest';
import { joined } from './index-ticks.ts';

const said = (...times: number[]) => ({
  match_id: 1,
  price: '100',
  time: times.at(-1)!,
  sources: 3,
  is_sound: true,
  ticks: times.map((time) => ({ time, price: String(time), sources: 3 })),
});

it('ticks join those before them, each once, and the oldest go', () => {
  const first = joined(null, said(1000, 2000), 1500);
  expect(first).toMatchObject({ aheadMs: 500, ticks: [{ time: 1000 }, { time: 2000 }] });
  expect(joined(first, said(1000, 2000, 3000), 3000).ticks.map(({ price }) => price)).toEqual([1000, 2000, 3000]);
  expect(joined(first, said(152_000), 0).ticks.map(({ time }) => time)).toEqual([152_000]);
});

it('another market begins anew', () => {
  const first = joined(null, said(1000), 0);
  expect(joined(first, { ...said(5000), match_id: 2 }, 0).ticks.map(({ time }) => time)).toEqual([5000]);
});
