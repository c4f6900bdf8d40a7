import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { type DueTimer, Timers } from './timers.ts';

/** Timers as a list that is searched from one end to the other. */
class NaiveTimers {
  list: DueTimer[] = [];

  next(): DueTimer | null {
    return this.list.toSorted((left, right) => left.due - right.due || left.timer - right.timer)[0] ?? null;
  }

  cancel(timer: number): void {
    this.list = this.list.filter((candidate) => candidate.timer !== timer);
  }
}

function restored(timers: Timers): Timers {
  const writer = new SnapshotWriter();
  timers.save(writer);
  const again = new Timers();
  again.load(new SnapshotReader(writer.finish()));
  return again;
}

/** `which` picks one of the timers that are set. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('set' as const), due: fc.integer({ min: 0, max: 30 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fire' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const) }) },
);

test('D34 the next timer is the earliest and oldest, live and restored, whatever is set, canceled and fired', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      let timers = new Timers();
      const naive = new NaiveTimers();
      steps.forEach((what, subject) => {
        if (what.kind === 'set') {
          const timer = timers.set('test', subject, what.due);
          naive.list.push({ timer, due: what.due, kind: 'test', subject });
        } else if (what.kind === 'restore') timers = restored(timers);
        else {
          const { list } = naive;
          const timer = what.kind === 'fire' ? naive.next()?.timer : list[what.which % list.length]?.timer;
          timers.cancel(timer ?? 999);
          naive.cancel(timer ?? 999);
        }
        expect(timers.next()).toEqual(naive.next());
        expect(timers.nextAt()).toBe(naive.next()?.due ?? Number.POSITIVE_INFINITY);
        expect(restored(timers).hash()).toBe(timers.hash());
      });
      for (const { timer } of naive.list) expect(timers.has(timer)).toBe(true);
    }),
  );
});

test('D34 a timer set after one inside the heap was canceled comes first when it is due first', () => {
  const timers = new Timers();
  const [, middle] = [10, 20, 30].map((due) => timers.set('test', due, due));
  timers.cancel(middle!);
  timers.set('test', 5, 5);
  expect(timers.nextAt()).toBe(5);
  expect(restored(timers).nextAt()).toBe(5);
});
