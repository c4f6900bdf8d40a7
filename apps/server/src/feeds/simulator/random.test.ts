import { describe, expect, test } from 'vitest';
import { normalAt, smoothNoiseAt, streamOf, uniformAt } from './random.ts';

const places = Array.from({ length: 50_000 }, (_, i) => i);

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [mean(left), mean(right)];
  const product = mean(left.map((value, i) => (value - a) * ((right[i] ?? 0) - b)));
  return product / Math.sqrt(mean(left.map((v) => (v - a) ** 2)) * mean(right.map((v) => (v - b) ** 2)));
}

describe('random draws', () => {
  test('are the same for ever', () => {
    const stream = streamOf(2026, 'golden', 7);
    expect(stream).toBe(468140661);
    expect([0, 1, 2].map((place) => uniformAt(stream, place))).toEqual([
      0.5247536296956241, 0.5832641136366874, 0.04910487518645823,
    ]);
    expect([0, 1, 2].map((place) => normalAt(stream, place))).toEqual([
      0.9886559541250085, -0.098580162234984, -1.0824524677367935,
    ]);
  });

  test('uniform ones fill [0, 1) evenly', () => {
    const draws = places.map((place) => uniformAt(streamOf(1, 'uniform'), place));
    const tenths = Array.from({ length: 10 }, (_, i) => draws.filter((draw) => Math.floor(draw * 10) === i).length);
    for (const count of tenths) expect(Math.abs(count - 5000)).toBeLessThan(350);
  });

  test('normal ones have mean 0, variance 1 and bounds', () => {
    const draws = places.map((place) => normalAt(streamOf(1, 'normal'), place));
    expect(Math.abs(mean(draws))).toBeLessThan(0.02);
    expect(Math.abs(mean(draws.map((draw) => draw ** 2)) - 1)).toBeLessThan(0.03);
    expect(Math.max(...draws.map(Math.abs))).toBeLessThan(3.5);
  });

  test('neighbours in a stream and places in neighbouring streams know nothing of each other', () => {
    const here = places.map((place) => normalAt(streamOf(1, 'a', 1), place));
    const there = places.map((place) => normalAt(streamOf(1, 'a', 2), place));
    const elsewhere = places.map((place) => normalAt(streamOf(1, 'b', 1), place));
    expect(Math.abs(correlation(here, there))).toBeLessThan(0.02);
    expect(Math.abs(correlation(here, elsewhere))).toBeLessThan(0.02);
    expect(Math.abs(correlation(here.slice(1), here.slice(0, -1)))).toBeLessThan(0.02);
  });

  test('seeds beyond 32 bits count in full', () => {
    expect(streamOf(2 ** 32 + 5, 'a')).not.toBe(streamOf(5, 'a'));
  });

  test('smooth noise has no corner at its knots', () => {
    const stream = streamOf(3, 'smooth');
    for (const knot of [100, 200, 300]) {
      const step = smoothNoiseAt(stream, knot + 0.001, 100) - smoothNoiseAt(stream, knot - 0.001, 100);
      expect(Math.abs(step)).toBeLessThan(1e-6);
    }
  });
});
