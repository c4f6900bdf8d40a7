import { writeFileSync } from 'node:fs';
import { zstdCompressSync } from 'node:zlib';
import { decodeFrames, Exchange, stateHashVersion } from '../src/index.ts';
import { NaiveExchange } from './oracle/naive-exchange.ts';
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

const seed = 20_261_122;
const steps = 10_000;
const requestCapacity = 1_000;
const naive = new NaiveExchange(requestCapacity);
const scenario = new Scenario(new Random(seed), naive.world);
const exchange = new Exchange({ requestCapacity });
const decoder = new TextDecoder();
exchange.startRelease(release, 0);
const parts: Uint8Array[] = [exchange.takeFrames()];
for (let step = 0; step < steps; step++) {
  const next = scenario.next();
  exchange.execute(next.command, next.at, next.requestKey);
  const frames = exchange.takeFrames();
  naive.execute(next, decodeFrames(decoder.decode(frames)));
  parts.push(frames);
}
const facts = { release, requestCapacity, seq: exchange.seq, stateHashVersion, hash: exchange.hash().toString(16) };
record('jsonl.zst', zstdCompressSync(Buffer.concat(parts)));
record('snapshot.zst', zstdCompressSync(exchange.save()));
record('schema.json', `${JSON.stringify(releaseSchema(), null, 2)}\n`);
record('facts.json', `${JSON.stringify(facts, null, 2)}\n`);
console.log(`${exchange.seq} frames, state hash ${facts.hash}`);

function record(name: string, content: Uint8Array | string): void {
  writeFileSync(new URL(`../test/golden/${release}.${name}`, import.meta.url), content, { flag: 'wx' });
}
