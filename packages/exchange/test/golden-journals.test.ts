import { readdirSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeFrames, eventTables, Exchange, type Frame, postingsOf, stateHashVersion } from '../src/index.ts';

interface Golden {
  release: string;
  requestCapacity: number;
  seq: number;
  stateHashVersion: number;
  hash: string;
}

const folder = new URL('golden/', import.meta.url);
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden);

function framesOf({ release }: Golden): Frame[] {
  return decodeFrames(zstdDecompressSync(readFileSync(new URL(`${release}.jsonl.zst`, folder))).toString());
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

  test('its double entries sum to zero', () => {
    const sums = new Map<number, bigint>();
    for (const frame of frames)
      for (const event of frame.events)
        postingsOf(event, (_customer, _kind, asset, available, held) =>
          sums.set(asset, (sums.get(asset) ?? 0n) + available + held),
        );
    expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
  });
});

test('the newest golden journal has every event that can be written', () => {
  const newest = releases.at(-1)!;
  const seen = new Set<string>(framesOf(newest).flatMap((frame) => frame.events.map((event) => event.type)));
  const rare = new Set(['TimerParked']);
  expect(Object.keys(eventTables).filter((type) => !seen.has(type) && !rare.has(type))).toEqual([]);
});
