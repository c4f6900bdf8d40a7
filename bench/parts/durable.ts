import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command, Outcome } from '@auric/exchange';
import { createClient } from '@auric/server/connection';
import { systemClock } from '@auric/server/clock';
import { type Engine, startEngine } from '@auric/server/engine';
import { recover } from '@auric/server/recovery';
import { SnapshotFiles } from '@auric/server/snapshot-files';
import { bootDatabase } from '@auric/testkit';
import { benchMarket, requestKeys, streamCommand, worldCommands } from '../exchange-world.ts';
import { Latencies } from '../latencies.ts';
import { grouped, type Part, runPart } from '../part.ts';
import { makeStream, type Stream } from '../stream.ts';

/** Commands on their way at once under full load: enough to keep a commit in flight and the next one filling. */
const inFlight = 4000;
const fullLoadCommands = 600_000;
const halfLoadSeconds = 8;
const submitsPerTurn = 500;

/** What the bench asks of an outcome before it is durable: only whether it was refused. */
function refused(outcome: Outcome): boolean {
  return outcome.rejection !== null;
}

/** A command and its request id; those of the world have none. */
interface Sent {
  command: Command;
  key: string | undefined;
}

/** Keeps so many commands in flight until all are durable; gives the seconds that it took. */
function fullLoad(engine: Engine, commands: (position: number) => Sent, count: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let sent = 0;
    let durable = 0;
    let failed = false;
    const done = (error: Error | null, wasRefused: boolean | null): void => {
      failed ||= error !== null || wasRefused === true;
      if (failed) return reject(error ?? new Error('A command was refused.'));
      if (++durable === count) resolve((performance.now() - start) / 1000);
    };
    const pump = (): void => {
      for (
        let turn = 0;
        turn < submitsPerTurn && sent < count && sent - durable < inFlight && engine.ready().ok;
        turn++
      ) {
        const { command, key } = commands(sent++);
        engine.submit(command, key, refused, done);
      }
      if (sent < count && !failed) setImmediate(pump);
    };
    pump();
  });
}

/**
 * Sends by the clock, whatever comes back: each latency counts from the time at which the command was to be sent. When
 * the engine has no room, a command waits at the door and its clock runs on.
 */
function halfLoad(
  engine: Engine,
  commands: (position: number) => Sent,
  count: number,
  rate: number,
): Promise<Latencies> {
  return new Promise((resolve, reject) => {
    const latencies = new Latencies();
    const start = performance.now();
    let sent = 0;
    let failed = false;
    const pump = (): void => {
      const due = Math.min(count, Math.floor(((performance.now() - start) * rate) / 1000));
      while (sent < due && engine.ready().ok) {
        const planned = start + (sent * 1000) / rate;
        const { command, key } = commands(sent++);
        engine.submit(command, key, refused, (error, wasRefused) => {
          failed ||= error !== null || wasRefused === true;
          if (failed) return reject(error ?? new Error('A command was refused.'));
          latencies.add(performance.now() - planned);
          if (latencies.count === count) resolve(latencies);
        });
      }
      if (sent < count && !failed) setImmediate(pump);
    };
    pump();
  });
}

/**
 * Lets Postgres reuse its log files, as it does all the time once a day's worth has passed through them: a young
 * database zero-fills each new 16 MB file first, and every commit behind it waits.
 */
async function recycleLog(url: string): Promise<void> {
  const client = createClient(url, 'auric bench');
  await client.connect();
  try {
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

async function verify(engine: Engine, stream: Stream): Promise<void> {
  const { value } = await engine.port.query({ type: 'depth', market: benchMarket, limit: 100_000 });
  const { bids, asks } = stream.expected;
  if (value?.bids.join() !== bids.join() || value.asks.join() !== asks.join()) {
    throw new Error("The book differs from the naive book's.");
  }
}

async function measureDurable(part: Part, url: string, dataFolder: string): Promise<void> {
  const stream = makeStream({ seed: 20_261_121, resting: 1000, commands: 1_200_000 });
  const prepared = requestKeys(stream, stream.length).map((key, position): Sent => ({
    command: streamCommand(stream, position),
    key,
  }));
  const engine = await startEngine({
    databaseUrl: url,
    dataFolder,
    clock: systemClock,
    project: false,
    snapshotEveryFrames: Number.MAX_SAFE_INTEGER,
    log: (line) => part.say(line),
  });
  const commits = new Latencies();
  engine.watchCommits((ms) => commits.add(ms));
  try {
    const listed = worldCommands(stream.customers).map((command): Sent => ({ command, key: undefined }));
    const world = [...listed, ...prepared.slice(0, stream.prefill)];
    await fullLoad(engine, (position) => world[position]!, world.length);
    const at = (position: number): Sent => prepared[stream.prefill + position]!;
    const seconds = await fullLoad(engine, at, fullLoadCommands);
    const perSecond = fullLoadCommands / seconds;
    const { batches } = engine.stats();
    part.say(`full load, ${grouped(inFlight)} in flight: ${grouped(perSecond)} durable commands/s`);
    part.say(`${grouped(batches)} commits so far: ${commits.summary()}`);
    part.measured('durable.commands_per_s', Math.round(perSecond));
    await recycleLog(url);
    const rate = perSecond / 2;
    const count = Math.min(stream.length - stream.prefill - fullLoadCommands, Math.round(rate * halfLoadSeconds));
    const latencies = await halfLoad(engine, (position) => at(fullLoadCommands + position), count, rate);
    part.say(`half load, ${grouped(rate)} commands/s by the clock: ${latencies.summary()}`);
    part.measured('durable.p99_ms', Number(latencies.quantile(0.99).toFixed(2)));
    const rest = stream.length - stream.prefill - fullLoadCommands - count;
    if (rest > 0) await fullLoad(engine, (position) => at(fullLoadCommands + count + position), rest);
    await verify(engine, stream);
    part.say('book as the naive one');
  } finally {
    await engine.close();
  }
}

/** From an empty memory, without a snapshot, through the journal that was just written, every check included. */
async function measureRecovery(part: Part, url: string, dataFolder: string): Promise<void> {
  const client = createClient(url, 'auric bench');
  await client.connect();
  try {
    const cpuBefore = process.cpuUsage();
    const start = performance.now();
    const snapshots = new SnapshotFiles(join(dataFolder, 'no-snapshots'));
    const replay = await recover({ client, snapshots, log: (line) => part.say(line) });
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpuBefore);
    const broken = replay.exchange.checkInvariants();
    if (broken !== null) throw new Error(broken);
    const details = `${grouped(replay.events)} events in ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor time, ${replay.comparisons} state hashes compared`;
    part.say(`recovery: ${details}`);
    part.measured('recovery.events_per_s', Math.round(replay.events / seconds));
  } finally {
    await client.end();
  }
}

await runPart(async (part) => {
  const database = await bootDatabase();
  part.atEnd(() => database.close());
  const dataFolder = mkdtempSync(join(tmpdir(), 'auric-bench-'));
  part.atEnd(() => rmSync(dataFolder, { recursive: true, force: true }));
  await measureDurable(part, database.url, dataFolder);
  await measureRecovery(part, database.url, dataFolder);
});
