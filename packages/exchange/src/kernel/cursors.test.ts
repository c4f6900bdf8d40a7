import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cursors, nextDues } from './cursors.ts';
import { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { Timers } from './timers.ts';

const kind = 'test.dues';
const perFrame = 7;

interface World {
  timers: Timers;
  cursors: Cursors;
}

function newWorld(): World {
  const timers = new Timers();
  return { timers, cursors: new Cursors(kind, timers) };
}

/** The same state in a new process. */
function restarted({ timers, cursors }: World): World {
  const writer = new SnapshotWriter();
  timers.save(writer);
  cursors.save(writer);
  const world = newWorld();
  const reader = new SnapshotReader(writer.finish());
  world.timers.load(reader);
  world.cursors.load(reader);
  expect(world.timers.hash() + world.cursors.table.hash()).toBe(timers.hash() + cursors.table.hash());
  return world;
}

/** Fires the next timer as a frame does; gives whom it paid and for what. */
function fire({ timers, cursors }: World, holders: readonly number[]): { subject: number; paid: number[] } {
  const timer = timers.next()!;
  expect(timer.kind).toBe(kind);
  const { subject, after } = cursors.at(timer.subject);
  const paid = nextDues(holders, after, perFrame);
  const isDone = paid.length < perFrame;
  cursors.advance(timer.subject, paid.at(-1) ?? after, isDone, timer.due);
  return { subject, paid };
}

test('dues are paid exactly once, over any restarts, whatever the order of the holders', () => {
  const holders = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 60 });
  fc.assert(
    fc.property(holders, fc.array(fc.boolean()), fc.integer({ min: 1, max: 3 }), (who, restarts, walks) => {
      let world = newWorld();
      const paid = new Map<string, number>();
      for (let walk = 1; walk <= walks; walk++) world.cursors.start(walk, walk * 10, 1000 + walk);
      for (let frame = 0; world.timers.next(); frame++) {
        if (restarts[frame % Math.max(1, restarts.length)]) world = restarted(world);
        const fired = fire(world, frame % 2 === 0 ? who : who.toReversed());
        expect(fired.paid.length).toBeLessThanOrEqual(perFrame);
        for (const id of fired.paid) {
          const key = `${fired.subject} ${id}`;
          paid.set(key, (paid.get(key) ?? 0) + 1);
        }
      }
      expect(world.cursors.table.size).toBe(0);
      expect(paid.size).toBe(who.length * walks);
      expect([...paid.values()].every((times) => times === 1)).toBe(true);
    }),
  );
});

test('the next dues are the least ids above, ascending', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1000)), fc.nat(1000), fc.integer({ min: 1, max: 20 }), (ids, after, limit) => {
      const wanted = ids.filter((id) => id > after).toSorted((left, right) => left - right);
      expect(nextDues(ids, after, limit)).toEqual(wanted.slice(0, limit));
    }),
  );
});

test('a cursor that does not walk, walks already or goes back throws', () => {
  const { cursors } = newWorld();
  expect(() => cursors.at(1)).toThrow('There is no cursor 1.');
  cursors.start(1, 5, 0);
  expect(() => cursors.start(1, 5, 0)).toThrow('walks already');
  cursors.advance(1, 40, false, 0);
  expect(() => cursors.advance(1, 39, false, 0)).toThrow('goes back');
});
