import { writeFileSync } from 'node:fs';
import { zstdCompressSync } from 'node:zlib';
import { decodeFrames, eventTables, Exchange, stateHashVersion } from '../src/index.ts';
import { NaiveExchange } from './oracle/naive-exchange.ts';
import { contractEvents, playContracts } from './golden-contracts.ts';
import { copyStoryEvents, playCopies } from './golden-copy.ts';
import { optionStoryEvents, playOptions } from './golden-options.ts';
import { playStock, stockStoryEvents } from './golden-stock.ts';
import { GoldenWriter } from './golden-writer.ts';
import { Random } from './random.ts';
import { releaseSchema } from './release-schema.ts';
import { Scenario } from './scenario.ts';

/**
 * Records what a release leaves behind: node packages/exchange/sim/record-golden.ts <release> writes its golden journal,
 * the snapshot after its last frame, its schema and the facts that all of them must come to. What is recorded is never
 * recorded again: it stands for what customers' journals hold.
 */
const release = process.argv[2];
if (release === undefined || !/^\d+\.\d+\.\d+$/.test(release)) throw new Error('Name the release, such as 0.8.0.');

/** One whose world brings about every event early, the rare ones too. */
const seed = 20_261_128;
const stepsLeast = 8_000;
const requestCapacity = 1_000;
const naive = new NaiveExchange(requestCapacity);
const scenario = new Scenario(new Random(seed), naive.world);
const exchange = new Exchange({ requestCapacity });
const decoder = new TextDecoder();
exchange.startRelease(release, 0);
const parts: Uint8Array[] = [exchange.takeFrames()];
/** Events that no simulated world can bring about. */
const excused = ['TimerParked', 'ReleaseStarted'];
const unseen = new Set<string>(Object.keys(eventTables).filter((type) => !excused.includes(type)));
const played = new Set<string>([...contractEvents, ...stockStoryEvents, ...optionStoryEvents, ...copyStoryEvents]);
let time = 0;
// It goes on until every event that this release writes is in it, but for those that a story of their own brings about.
for (let step = 0; step < stepsLeast || [...unseen].some((type) => !played.has(type)); step++) {
  const next = scenario.next();
  time = next.at;
  exchange.execute(next.command, next.at, next.requestKey);
  const frames = exchange.takeFrames();
  const decoded = decodeFrames(decoder.decode(frames));
  naive.execute(next, decoded);
  for (const event of decoded.flatMap((frame) => frame.events)) unseen.delete(event.type);
  parts.push(frames);
}
const writer = new GoldenWriter(exchange, time + 1_000, () => {
  const frames = exchange.takeFrames();
  for (const event of decodeFrames(decoder.decode(frames)).flatMap((frame) => frame.events)) unseen.delete(event.type);
  parts.push(frames);
});
playContracts(writer);
playStock(writer);
playOptions(writer);
playCopies(writer);
if (unseen.size > 0) throw new Error(`The journal has no ${[...unseen].join(', ')}.`);
const facts = { release, requestCapacity, seq: exchange.seq, stateHashVersion, hash: exchange.hash().toString(16) };
record('jsonl.zst', zstdCompressSync(Buffer.concat(parts)));
record('snapshot.zst', zstdCompressSync(exchange.save()));
record('schema.json', `${JSON.stringify(releaseSchema(), null, 2)}\n`);
record('facts.json', `${JSON.stringify(facts, null, 2)}\n`);
console.log(`${exchange.seq} frames, state hash ${facts.hash}`);

function record(name: string, content: Uint8Array | string): void {
  writeFileSync(new URL(`../test/golden/${release}.${name}`, import.meta.url), content, { flag: 'wx' });
}
