import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RequestIds } from './request-ids.ts';
import { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { RequestIndex } from './request-index.ts';
import { RequestLog } from './request-log.ts';

const dayMs = 86_400_000;
const startsAt = 20_000 * dayMs;

function keyOf(id: number, body = 0): Uint32Array {
  return Uint32Array.of(id, 0, 0, 0, body, 1);
}

interface Known {
  body: number;
  seq: number;
  at: number;
}

/** What the rule says, with a plain Map: an id is known for 24 hours, by the last frame that took it. */
class PlainIds {
  readonly #known = new Map<number, Known>();

  find(id: number, body: number, at: number): { seq: number; at: number; sameBody: boolean } | null {
    const known = this.#known.get(id);
    if (known === undefined || at - known.at >= dayMs) return null;
    return { seq: known.seq, at: known.at, sameBody: known.body === body };
  }

  remember(id: number, body: number, seq: number, at: number): void {
    this.#known.set(id, { body, seq, at });
  }
}

test('ids are those of a plain Map for as long as they live, over days, growth and snapshots', () => {
  const step = fc.record({
    id: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 100_000 })),
    body: fc.integer({ min: 0, max: 1 }),
    wait: fc.oneof(
      fc.integer({ min: 0, max: 3_600_000 }),
      fc.constantFrom(0, 1, dayMs - 1, dayMs, dayMs + 1, dayMs / 2, 3 * dayMs),
    ),
    isSaved: fc.boolean(),
  });
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  fc.assert(
    fc.property(word, word, fc.array(step, { minLength: 1, maxLength: 300 }), (low, high, steps) => {
      let ids = new RequestIds(1_000_000);
      ids.setHashKey({ low, high });
      const plain = new PlainIds();
      let at = startsAt;
      steps.forEach(({ id, body, wait, isSaved }, index) => {
        at += wait;
        const found = ids.find(keyOf(id, body), at);
        expect(found).toEqual(plain.find(id, body, at));
        if (found === null) {
          ids.remember(keyOf(id, body), 0, index + 1, at);
          plain.remember(id, body, index + 1, at);
        }
        if (isSaved && index % 50 === 0) ids = reloaded(ids);
      });
      for (const { id, body } of steps) expect(ids.find(keyOf(id, body), at)).toEqual(plain.find(id, body, at));
    }),
    { numRuns: 100 },
  );
});

function reloaded(ids: RequestIds): RequestIds {
  const writer = new SnapshotWriter();
  ids.save(writer);
  const loaded = new RequestIds(ids.capacity);
  loaded.load(new SnapshotReader(writer.finish()));
  expect(loaded.hash()).toBe(ids.hash());
  return loaded;
}

test('keys that all have one hash are told apart, over growth and days', () => {
  const log = new RequestLog();
  const index = new RequestIndex(log);
  let last = 0;
  for (let day = 0; day < 5; day++) {
    log.startDay(startsAt + day * dayMs);
    for (let i = 0; i < 500; i++) index.set(7, keyOf(++last), log.add(keyOf(last), last, startsAt + day * dayMs));
    for (let id = 1; id <= last; id++) {
      const row = index.find(7, keyOf(id));
      if (id <= last - 1000) expect(row).toBe(-1);
      else expect(log.answered(row, keyOf(id)).seq).toBe(id);
    }
    expect(index.find(7, keyOf(last + 1))).toBe(-1);
  }
});

test('an id that comes back after its life is found by its new row, whichever day the old one is of', () => {
  const ids = new RequestIds(1000);
  ids.remember(keyOf(1), 0, 1, startsAt + 5);
  expect(ids.find(keyOf(1), startsAt + dayMs + 4)?.seq).toBe(1);
  expect(ids.find(keyOf(1), startsAt + dayMs + 5)).toBeNull();
  ids.remember(keyOf(1, 9), 0, 2, startsAt + dayMs + 5);
  expect(ids.find(keyOf(1, 9), startsAt + dayMs + 6)).toEqual({ seq: 2, at: startsAt + dayMs + 5, sameBody: true });
  expect(reloaded(ids).find(keyOf(1, 9), startsAt + dayMs + 6)?.seq).toBe(2);
});

test('the key of zeros is placed by the secret like every other', () => {
  const zero = Uint32Array.of(0, 0, 0, 0, 0, 0);
  const ids = new RequestIds(1000);
  ids.setHashKey({ low: 1, high: 2 ** 32 - 1 });
  ids.remember(zero, 0, 1, startsAt);
  ids.remember(keyOf(5), 0, 2, startsAt);
  expect(ids.find(zero, startsAt)?.seq).toBe(1);
  expect(ids.find(keyOf(5), startsAt)?.seq).toBe(2);
});

test('days that pass leave no more places taken than two of them need', () => {
  const log = new RequestLog();
  const index = new RequestIndex(log);
  const hashOf = (id: number): number => Math.imul(id, 0x9e37_79b1) ^ (id << 7);
  let last = 0;
  let most = 0;
  for (let day = 0; day < 12; day++) {
    log.startDay(startsAt + day * dayMs);
    for (let i = 0; i < 4000; i++) {
      last++;
      index.set(hashOf(last), keyOf(last), log.add(keyOf(last), last, startsAt + day * dayMs));
    }
    if (day === 0) expect(index.places).toBeLessThanOrEqual(4000 * 4);
    if (day === 3) most = index.places;
  }
  expect(index.places).toBeLessThanOrEqual(most * 2);
  for (let id = last - 7999; id <= last; id++) expect(index.find(hashOf(id), keyOf(id))).toBeGreaterThanOrEqual(0);
  expect(index.find(hashOf(1), keyOf(1))).toBe(-1);
});
