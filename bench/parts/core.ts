import type { Command, EventRecord, Exchange } from '@auric/exchange';
import { at, filledExchange, requestKeys, streamCommands, verify } from '../exchange-world.ts';
import { grouped, type Part, runPart } from '../part.ts';
import { makeStream, type Stream } from '../stream.ts';
import { coreRuns } from '../stream-sizes.ts';

interface Prepared {
  readonly commands: readonly Command[];
  /** A request id for each command, or none at all. */
  readonly keys: readonly string[];
}

/** Frames leave the exchange after so many commands, as a group commit would take them. */
const commandsPerBatch = 100;

interface Run {
  perSecond: number;
  /** Against the processor time of the whole process, collector and compiler included: what a busy machine can't spoil. */
  perCpuSecond: number;
  /**
   * Against the clock over the fastest piece of the stream: what the code does where nothing disturbs it. The processor
   * time of so short a piece would not do: many systems count it in steps of some milliseconds.
   */
  atBest: number;
  bytes: number;
  refused: number;
}

/** A piece of the stream that is timed by itself. */
const commandsPerPiece = 5000;

function execute(exchange: Exchange, { commands, keys }: Prepared): Run {
  let bytes = 0;
  let refused = 0;
  let shortest = Number.POSITIVE_INFINITY;
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  let pieceBefore = start;
  for (let position = 0; position < commands.length; position++) {
    if (exchange.execute(commands[position]!, at, keys[position]).rejection !== null) refused++;
    if (position % commandsPerBatch === 0) bytes += exchange.takeFrames().length;
    if (position % commandsPerPiece === commandsPerPiece - 1) {
      const now = performance.now();
      shortest = Math.min(shortest, now - pieceBefore);
      pieceBefore = now;
    }
  }
  bytes += exchange.takeFrames().length;
  const perSecond = (commands.length * 1000) / (performance.now() - start);
  const perCpuSecond = (commands.length * 1e6) / microseconds(process.cpuUsage(cpuBefore));
  return { perSecond, perCpuSecond, atBest: (commandsPerPiece * 1000) / shortest, bytes, refused };
}

function microseconds({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}

/** The tail of single commands: what one command waits for, collection included. Counts the trades on the way. */
function slowest(stream: Stream, { commands, keys }: Prepared): string {
  let trades = 0;
  const observe = (event: EventRecord): void => void (trades += event.type === 'OrdersTraded' ? 1 : 0);
  const exchange = filledExchange(stream, { observe });
  const times = new Float64Array(commands.length);
  for (let position = 0; position < commands.length; position++) {
    const start = performance.now();
    exchange.execute(commands[position]!, at, keys[position]);
    times[position] = performance.now() - start;
    if (position % commandsPerBatch === 0) exchange.takeFrames();
  }
  verify(exchange, stream);
  if (trades !== stream.expected.trades)
    throw new Error(`${trades} trades, by the naive book ${stream.expected.trades}.`);
  times.sort();
  const share = (part: number): string => (times[Math.floor(times.length * part)]! * 1000).toFixed(1);
  return `p50 ${share(0.5)} µs, p99 ${share(0.99)} µs, p99.9 ${share(0.999)} µs, max ${(times.at(-1)! * 1000).toFixed(0)} µs`;
}

/** Times the stream three times on fresh exchanges and keeps the best: the first run also compiles the code. */
function best(part: Part, stream: Stream, prepared: Prepared): number {
  const count = prepared.commands.length;
  let fastest = 0;
  for (let round = 1; round <= 3; round++) {
    const exchange = filledExchange(stream);
    const run = execute(exchange, prepared);
    if (run.refused > 0) throw new Error(`${run.refused} commands were refused.`);
    verify(exchange, stream);
    const { perSecond, perCpuSecond, atBest, bytes } = run;
    part.say(
      `run ${round}: ${grouped(perSecond)} commands/s (${grouped(perCpuSecond)} a processor second, ${grouped(atBest)} at best), ` +
        `${Math.round(bytes / count)} bytes of journal a command, book as the naive one`,
    );
    fastest = Math.max(fastest, perSecond);
  }
  return Math.round(fastest);
}

/** Measures a stream with a request id on each command, as customers send them, and then without any. */
function measure(part: Part, stream: Stream): { withIds: number; withoutIds: number } {
  const { mix, restingMean, trades, amendsThatTraded } = stream.expected;
  const commands = streamCommands(stream, stream.prefill, stream.length);
  part.say(
    `${grouped(restingMean)} resting on average, ${grouped(commands.length)} commands: gtc ${mix.gtc} %, ioc ${mix.ioc} %, ` +
      `cancel ${mix.cancel} %, amend ${mix.amend} %; ${grouped(trades)} trades, ${grouped(amendsThatTraded)} of them by amends`,
  );
  const prepared = { commands, keys: requestKeys(stream, commands.length) };
  part.say('with request ids');
  const withIds = best(part, stream, prepared);
  part.say(`single commands: ${slowest(stream, prepared)}; ${grouped(trades)} trades as by the naive book`);
  part.say('without request ids');
  return { withIds, withoutIds: best(part, stream, { commands, keys: [] }) };
}

await runPart((part) => {
  const [small, large] = coreRuns.map((options) => measure(part, makeStream(options)));
  part.measured('core.commands_per_s', small!.withIds);
  part.measured('core.no_ids.commands_per_s', small!.withoutIds);
  part.measured('core_100k.commands_per_s', large!.withIds);
  part.measured('core_100k.no_ids.commands_per_s', large!.withoutIds);
});
