import { expect, test } from 'vitest';
import { VenueClock } from './venue-clock.ts';

const now = 1_800_000_000_000;

test('the quickest message tells the skew, and others how late they are', () => {
  const clock = new VenueClock();
  expect(clock.skewMs).toBeNull();
  expect(clock.latenessOf(now + 2_000, now + 80)).toBe(0);
  expect(clock.latenessOf(now + 3_000, now + 1_030)).toBe(0);
  expect(clock.latenessOf(now + 4_000, now + 2_530)).toBe(500);
  expect(clock.skewMs).toBe(1_970);
});

test('a skew that changes is learnt within two minutes', () => {
  const clock = new VenueClock();
  clock.latenessOf(now + 20_000, now);
  expect(clock.latenessOf(now + 60_000, now + 60_000)).toBe(20_000);
  expect(clock.latenessOf(now + 120_000, now + 120_000)).toBe(0);
  expect(clock.skewMs).toBe(0);
});

test.each([60_001, -60_001])('a time that is %s ms off is no skew', (offMs) => {
  const clock = new VenueClock();
  expect(clock.latenessOf(now + offMs, now)).toBeNull();
  expect(clock.skewMs).toBeNull();
});
