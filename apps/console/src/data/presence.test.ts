import { expect, it, vi } from 'vitest';
import { Presence } from './presence.ts';

function presenceAt(start: number) {
  let now = start;
  const stay = vi.fn();
  const presence = new Presence({ now: () => now, stay });
  return { presence, stay, pass: (ms: number) => (now += ms) };
}

it('tells the server of the first key, then once a minute', () => {
  const { presence, stay, pass } = presenceAt(0);
  presence.locksAt(900_000);
  presence.seen();
  pass(59_999);
  presence.seen();
  expect(stay).toHaveBeenCalledTimes(1);
  pass(1);
  presence.seen();
  expect(stay).toHaveBeenCalledTimes(2);
});

it('tells at once where the lock is near, and nothing once it has come down', () => {
  const { presence, stay, pass } = presenceAt(0);
  presence.locksAt(61_000);
  presence.seen();
  pass(2_000);
  presence.seen();
  expect(stay).toHaveBeenCalledTimes(2);
  pass(60_000);
  presence.seen();
  expect(stay).toHaveBeenCalledTimes(2);
});

it('warns a minute before', () => {
  const { presence, pass } = presenceAt(0);
  expect(presence.secondsLeft()).toBeNull();
  presence.locksAt(100_000);
  expect(presence.secondsLeft()).toBeNull();
  pass(40_000);
  expect(presence.secondsLeft()).toBe(60);
  pass(59_001);
  expect(presence.secondsLeft()).toBe(1);
  pass(5_000);
  expect(presence.secondsLeft()).toBe(0);
});
