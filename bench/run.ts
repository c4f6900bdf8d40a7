import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PartMessage } from './part.ts';
import { readResults, type Results, table, writeResults } from './results.ts';

/** The parts in the order in which they run, each with the time that it may take. */
const parts: readonly { name: string; title: string; limitSeconds: number }[] = [
  { name: 'core', title: 'The exchange in memory', limitSeconds: 180 },
  { name: 'peers', title: 'nodejs-order-book with the same stream', limitSeconds: 90 },
  { name: 'disk', title: 'Raw fdatasync', limitSeconds: 20 },
  { name: 'sql', title: 'A SQL exchange at its best', limitSeconds: 60 },
  { name: 'durable', title: 'Durable commands through the engine, and recovery from their journal', limitSeconds: 90 },
  { name: 'withdrawals', title: 'Withdrawals from the request to their end', limitSeconds: 90 },
  { name: 'perpetual', title: 'Contracts: orders and marks, at three sizes', limitSeconds: 180 },
  { name: 'copy', title: 'Copies: a lead and 1,000 who follow', limitSeconds: 120 },
  { name: 'stock', title: 'Stock: an opening of 10,000 orders', limitSeconds: 60 },
  { name: 'http', title: 'HTTP orders and pushes', limitSeconds: 90 },
  { name: 'memory', title: 'Memory', limitSeconds: 60 },
  { name: 'idle', title: 'The sandbox at rest', limitSeconds: 120 },
  { name: 'web', title: 'First screen', limitSeconds: 60 },
];

type PartRow = (typeof parts)[number];

/** Ends the part that runs now, which cleans up after itself. */
let stopPart: () => void = () => undefined;

/** Runs one part as a process and collects what it measured; false when it failed or took too long. */
async function run(part: PartRow, results: Results): Promise<boolean> {
  console.log(`\n${part.title} (${part.name})`);
  const file = fileURLToPath(new URL(`parts/${part.name}.ts`, import.meta.url));
  const child = fork(file, [], { execArgv: ['--expose-gc', '--max-old-space-size=6144'] });
  const timer = setTimeout(() => {
    console.error(`  ${part.name} took more than ${part.limitSeconds} s and was stopped.`);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  }, part.limitSeconds * 1000);
  stopPart = () => child.kill('SIGTERM');
  child.on('message', (message: PartMessage) => {
    results[message.key] = message.value;
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return code === 0;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
    stopPart();
  });
}

const started = performance.now();
console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
);
const results = wanted.length === 0 ? {} : readResults();
const failed: string[] = [];
for (const part of parts) {
  if (wanted.length > 0 && !wanted.includes(part.name)) continue;
  if (!(await run(part, results))) failed.push(part.name);
  if (interrupted) process.exit(130);
  writeResults(results);
}
console.log(`\n${table(results)}`);
console.log(`\n${Math.round((performance.now() - started) / 1000)} s, written to bench/results.json`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
