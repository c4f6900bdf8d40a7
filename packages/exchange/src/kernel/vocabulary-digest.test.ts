import { expect, test } from 'vitest';
import { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { Table, type TableFields } from './table.ts';
import { vocabularyDigest } from './vocabulary-digest.ts';
import * as vocabulary from './vocabulary.ts';

test('D38 a word put first, added or renamed is another digest, the order of the lists is none', () => {
  const { accountKinds } = vocabulary;
  const digest = vocabularyDigest();
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
  for (const changed of [['new', ...accountKinds], [...accountKinds, 'new'], accountKinds.toReversed()]) {
    expect(vocabularyDigest({ ...vocabulary, accountKinds: changed })).not.toBe(digest);
  }
  expect(vocabularyDigest(Object.fromEntries(Object.entries(vocabulary).toReversed()))).toBe(digest);
});

const fields = { id: 'int', word: ['a', 'b'] } as const;

test.each<[string, TableFields]>([
  ['other words', { id: 'int', word: ['b', 'a'] }],
  ['one word more', { id: 'int', word: ['a', 'b', 'c'] }],
  ['another kind', { id: 'amount', word: ['a', 'b'] }],
  ['another name', { key: 'int', word: ['a', 'b'] }],
  ['another order', { word: ['a', 'b'], id: 'int' }],
])('D38 a table with %s does not read the snapshot', (_what, others) => {
  const writer = new SnapshotWriter();
  new Table('things', fields).save(writer);
  const bytes = writer.finish();
  new Table('things', fields).load(new SnapshotReader(bytes));
  const sentence =
    'The snapshot is of another release, which kept things {"id":"int","word":["a","b"]}, this one things';
  expect(() => new Table('things', others).load(new SnapshotReader(bytes))).toThrow(sentence);
});
