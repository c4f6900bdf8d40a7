import { readdirSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { releaseSchema, type ReleaseSchema } from '../sim/release-schema.ts';
import { decodeFrames, Exchange, type Frame, postingsOf, stateHashVersion } from '../src/index.ts';

interface Golden {
  release: string;
  requestCapacity: number;
  seq: number;
  stateHashVersion: number;
  hash: string;
}

const folder = new URL('golden/', import.meta.url);
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.facts.json'))
  .map((name) => JSON.parse(fileOf(name).toString()) as Golden)
  // The newest last: 0.10 is after 0.9.
  .toSorted((left, right) => left.release.localeCompare(right.release, 'en', { numeric: true }));

function fileOf(name: string): Buffer {
  return readFileSync(new URL(name, folder));
}

function textOf({ release }: Golden): string {
  return zstdDecompressSync(fileOf(`${release}.jsonl.zst`)).toString();
}

function framesOf(golden: Golden): Frame[] {
  return decodeFrames(textOf(golden));
}

/** Every journal that a release wrote must replay for ever: rules may change, what has happened may not. */
describe.each(releases)('the golden journal of $release', (golden) => {
  const frames = framesOf(golden);

  test('D34 replays to the state that the release had', () => {
    const exchange = new Exchange({ requestCapacity: golden.requestCapacity });
    for (const frame of frames) exchange.apply(frame);
    expect(exchange.seq).toBe(golden.seq);
    expect(exchange.checkInvariants()).toBeNull();
    if (golden.stateHashVersion === stateHashVersion) expect(exchange.hash().toString(16)).toBe(golden.hash);
  });

  test('is read without JSON.parse, but for the lines that have names or escapes', () => {
    const lines = textOf(golden).split('\n');
    const parse = vi.spyOn(JSON, 'parse');
    framesOf(golden);
    const parsed = parse.mock.calls.length;
    parse.mockRestore();
    expect(parsed).toBe(lines.filter((line) => line.startsWith('{') || line.includes('\\')).length);
  });

  test('its double entries sum to zero', () => {
    const sums = new Map<number, bigint>();
    for (const frame of frames)
      for (const event of frame.events)
        postingsOf(event, (_customer, _kind, asset, available, held) =>
          sums.set(asset, (sums.get(asset) ?? 0n) + available + held),
        );
    expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
  });

  test('D38 its snapshot loads as the very state, or is refused as that of another release', () => {
    const state = new Uint8Array(zstdDecompressSync(fileOf(`${golden.release}.snapshot.zst`)));
    const options = { requestCapacity: golden.requestCapacity };
    let loaded: Exchange;
    try {
      loaded = Exchange.load(state, options);
    } catch (error) {
      expect(String(error)).toMatch(/^Error: The snapshot (is of another release, |does not have the hash )/);
      return;
    }
    const replayed = new Exchange(options);
    for (const frame of frames) replayed.apply(frame);
    expect(loaded.hash()).toBe(replayed.hash());
  });
});

/** State keeps words by their places and the journal fields by theirs, so neither list changes but at its end. */
describe.each(releases)('the schema of $release', ({ release }) => {
  const then = JSON.parse(fileOf(`${release}.schema.json`).toString()) as ReleaseSchema;
  const now = releaseSchema();

  test.each(Object.entries(then.vocabularies))('the words of %s are where they were', (name, words) => {
    expect(now.vocabularies[name]?.slice(0, words.length)).toEqual(words);
  });

  test('the accounts of the house have the ids that they had', () => {
    expect(now.systemAccounts).toMatchObject(then.systemAccounts);
  });

  test.each(Object.entries(then.events))('%s is read in every version as it was written', (type, versions) => {
    for (const [version, fields] of Object.entries(versions)) {
      const read = now.events[type]?.[Number(version)];
      expect(read?.map(([name]) => name)).toEqual(fields.map(([name]) => name));
      fields.forEach(([, kind], place) => {
        const kindNow = read![place]![1];
        expect(Array.isArray(kind) ? kindNow.slice(0, kind.length) : kindNow).toEqual(kind);
      });
    }
  });
});

test('the newest golden journal has every event that its release could write', () => {
  const newest = releases.at(-1)!;
  const schema = JSON.parse(fileOf(`${newest.release}.schema.json`).toString()) as ReleaseSchema;
  const seen = new Set<string>(framesOf(newest).flatMap((frame) => frame.events.map((event) => event.type)));
  const rare = new Set(['TimerParked', 'ReleaseStarted']);
  expect(Object.keys(schema.events).filter((type) => !seen.has(type) && !rare.has(type))).toEqual([]);
});
