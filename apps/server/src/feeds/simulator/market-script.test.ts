import { expect, test } from 'vitest';
import { ordinaryScript, simulatedVenues } from './market-script.ts';

const start = Date.UTC(2026, 10, 21, 9, 0, 0);
const dayMs = 86_400_000;

/** Each venue's moment, every five seconds of so many days. */
function* moments(seed: number, days: number) {
  const script = ordinaryScript(seed);
  for (let now = start; now < start + days * dayMs; now += 5_000) {
    yield simulatedVenues.map((venue) => script.venue(venue, now));
  }
}

test('at any moment three venues or more are heard within two seconds and right', () => {
  for (const seed of [1, 2026]) {
    for (const venues of moments(seed, 20)) {
      const sound = venues.filter(({ lagMs, factor }) => lagMs !== null && lagMs < 2_000 && factor === 1);
      if (sound.length < 3) expect.fail(`only ${sound.length} venues with seed ${seed}`);
    }
  }
});

test('trouble is rare, of both kinds, and comes to every venue', () => {
  const silent = new Set<number>();
  const wrong = new Set<number>();
  let troubled = 0;
  let all = 0;
  for (const venues of moments(2026, 60)) {
    for (const [i, { lagMs, factor }] of venues.entries()) {
      all++;
      if (lagMs === null) silent.add(i);
      if (factor !== 1) wrong.add(i);
      if (lagMs === null || factor !== 1) troubled++;
    }
  }
  expect([silent.size, wrong.size]).toEqual([5, 5]);
  expect(troubled / all).toBeGreaterThan(0.001);
  expect(troubled / all).toBeLessThan(0.02);
});

test('who is wrong is so far off that the index drops it', () => {
  for (const venues of moments(7, 20)) {
    for (const { factor } of venues) {
      if (factor !== 1 && Math.abs(factor - 1) <= 0.0301) expect.fail(`${factor} is no outlier`);
    }
  }
});

test('a script is the same for the same seed, and another for another', () => {
  const [one, same, other] = [3, 3, 4].map((seed) => JSON.stringify([...moments(seed, 1)]));
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});
