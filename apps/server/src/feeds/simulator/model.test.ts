import { expect, test } from 'vitest';
import { marketModel, modelStep } from './model.ts';
import { simulatedAssets } from './universe.ts';

const start = Date.UTC(2026, 10, 21, 9, 0, 0) / 1000;
const days = 40;
/** Several times what a second moves bitcoin without a jump. */
const great = 0.0008;

test('a jump is over before the strike of an option could be made of it: nobody who has seen its beginning knows the rest', () => {
  const bitcoin = simulatedAssets.slice(0, 1);
  const model = marketModel(7, bitcoin);
  const step = modelStep(bitcoin.length);
  const seconds: number[] = [];
  for (let minute = start; minute < start + days * 86_400; minute += 60) {
    model.fill(minute, 60, step);
    // Only a minute that moved far is looked at second by second.
    if (Math.abs(step.returns[0]!) < 2 * great) continue;
    for (let second = minute; second < minute + 60; second++) {
      model.fill(second, 1, step);
      if (Math.abs(step.returns[0]!) > great) seconds.push(second);
    }
  }
  expect(seconds.length).toBeGreaterThan(8);
  const beginnings = seconds.filter((second) => !seconds.includes(second - 1));
  expect(seconds.filter((second) => beginnings.some((begun) => second > begun + 1 && second < begun + 60))).toEqual([]);
});
