import { expect, test } from 'vitest';
import { batchHash } from './batch-hash.ts';
import { follow } from './journal-reader.ts';
import type { StoredBatch } from './journal-reader.ts';

const tail = { seq: 4, hash: Buffer.alloc(32, 1) };

function sealed(changes: Partial<StoredBatch> = {}): StoredBatch {
  const head = { firstSeq: 5, lastSeq: 7, epoch: 2, at: 1_000, prevHash: tail.hash, stateHash: null, ...changes };
  const payload = changes.payload ?? '{"seq":5}\n';
  return { ...head, payload, hash: batchHash(head, payload) };
}

test('a batch that follows gives the new tail', () => {
  const batch = sealed();
  expect(follow(tail, batch)).toEqual({ seq: 7, hash: batch.hash });
});

test('D35 a gap and a repetition are named before anything else', () => {
  expect(() => follow(tail, sealed({ firstSeq: 6 }))).toThrow(
    'damaged at sequence 5: a batch is missing: after 4 comes 6',
  );
  expect(() => follow(tail, sealed({ firstSeq: 4 }))).toThrow('damaged at sequence 5: a batch is there twice');
});

test('a batch of another chain is refused, even where it is sealed in itself', () => {
  expect(() => follow(tail, sealed({ prevHash: Buffer.alloc(32, 2) }))).toThrow('the chain of hashes is broken');
});

test.each([
  ['lastSeq', { lastSeq: 8 }],
  ['epoch', { epoch: 3 }],
  ['at', { at: 1_001 }],
  ['payload', { payload: '{"seq":6}\n' }],
  ['stateHash', { stateHash: Buffer.alloc(8) }],
] satisfies [string, Partial<StoredBatch>][])('a changed %s breaks the seal', (_name, change) => {
  expect(() => follow(tail, { ...sealed(), ...change })).toThrow('the batch is not what was sealed');
});
