import { describe, expect, test } from 'vitest';
import { halfSipHash } from './half-sip-hash.ts';
import { RequestIds } from './request-ids.ts';
import { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';

const startsAt = 86_400_000;
const secret = { low: 0x1234_5678, high: 0x9abc_def0 };

function keyOf(id: number, body = 0): Uint32Array {
  return Uint32Array.of(id, id * 7, 0, 0xffff_ffff, body, 1);
}

test('the hash is HalfSipHash-1-3, by the vector of its 16 bytes that Linux tests with', () => {
  const key = { low: 0x0302_0100, high: 0x0706_0504 };
  expect(halfSipHash(key, 0x0302_0100, 0x0706_0504, 0x0b0a_0908, 0x0f0e_0d0c) >>> 0).toBe(0x8b31_d501);
});

test('a hundred thousand requests are all found again, and no other', () => {
  const ids = new RequestIds(1_000_000);
  ids.setHashKey(secret);
  for (let id = 1; id <= 100_000; id++) ids.remember(keyOf(id), 0, id, startsAt);
  expect(ids.size).toBe(100_000);
  for (let id = 1; id <= 100_000; id += 97) expect(ids.find(keyOf(id), startsAt)?.seq).toBe(id);
  expect(ids.find(keyOf(100_001), startsAt)).toBeNull();
});

describe('the requests of a day and of the day before', () => {
  test('come back from a snapshot with their secret, their shares and their hash', () => {
    const ids = new RequestIds(1000);
    ids.setHashKey(secret);
    for (let id = 1; id <= 60; id++) ids.remember(keyOf(id), 1 + (id % 3), id, startsAt + id * 2_000_000);
    const writer = new SnapshotWriter();
    ids.save(writer);
    const loaded = new RequestIds(1000);
    loaded.load(new SnapshotReader(writer.finish()));
    expect(loaded.hash()).toBe(ids.hash());
    expect(loaded.size).toBe(ids.size);
    expect(loaded.find(keyOf(59), startsAt + 60 * 2_000_000)?.seq).toBe(59);
    expect(() => loaded.setHashKey(secret)).toThrow('too late');
  });

  test('count for the hash with who sent them', () => {
    const [left, right] = [new RequestIds(1000), new RequestIds(1000)];
    left.remember(keyOf(1), 1, 1, startsAt);
    right.remember(keyOf(1), 2, 1, startsAt);
    expect(left.hash()).not.toBe(right.hash());
  });

  test('forty accounts that take all they can leave the next one nearly as much as each of them has', () => {
    const ids = new RequestIds(20_000);
    let seq = 0;
    const taken = new Map<number, number>();
    const take = (customer: number): boolean => {
      if (ids.noRoom(customer, startsAt) !== null) return false;
      ids.remember(keyOf(++seq), customer, seq, startsAt);
      taken.set(customer, (taken.get(customer) ?? 0) + 1);
      return true;
    };
    ids.remember(keyOf(++seq), 99, seq, startsAt);
    for (let anyTook = true; anyTook;) {
      anyTook = false;
      for (let customer = 1; customer <= 40; customer++) anyTook = take(customer) || anyTook;
    }
    expect(ids.noRoom(1, startsAt)).toBe('share_used');
    const most = Math.max(...taken.values());
    for (let i = 0; i < Math.floor(most * 0.85); i++) expect(take(41)).toBe(true);
    expect(ids.noRoom(0, startsAt)).toBeNull();
    expect(ids.noRoom(1, startsAt + 86_400_000)).toBeNull();
  });
});
