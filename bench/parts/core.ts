import type { Command, EventRecord, Exchange } from '@auric/exchange';
import { at, filledExchange, streamCommands, verify } from '../exchange-world.ts';
import { grouped, type Part, runPart } from '../part.ts';
import { makeStream, type Stream } from '../stream.ts';
import { coreRuns } from '../stream-sizes.ts';

/** Frames leave the exchange after so many commands, as a group commit would take them. */
const commandsPerBatch = 100;

interface Run {
  perSecond: number;
  /** Against the processor time of the whole process, collector and compiler included: what a busy machine can't spoil. */
  perCpuSecond: number;
  bytes: number;
  refused: number;
}

function execute(exchange: Exchange, commands: readonly Command[]): Run {
  let bytes = 0;
  let refused = 0;
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  for (let position = 0; position < commands.length; position++) {
    if (exchange.execute(commands[position]!, at).rejection !== null) refused++;
    if (position % commandsPerBatch === 0) bytes += exchange.takeFrames().length;
  }
  bytes += exchange.takeFrames().length;
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const perCpuSecond = (commands.length * 1e6) / (user + system);
  return { perSecond: commands.length / seconds, perCpuSecond, bytes, refused };
}

/** The tail of single commands: what one command waits for, collection included. Counts the trades on the way. */
function slowest(stream: Stream, commands: readonly Command[]): string {
  let trades = 0;
  const observe = (event: EventRecord): void => void (trades += event.type === 'OrdersTraded' ? 1 : 0);
  const exchange = filledExchange(stream, { observe });
  const times = new Float64Array(commands.length);
  for (let position = 0; position < commands.length; position++) {
    const start = performance.now();
    exchange.execute(commands[position]!, at);
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
function measure(part: Part, stream: Stream): number {
  const { mix, restingMean, trades, amendsThatTraded } = stream.expected;
  const commands = streamCommands(stream, stream.prefill, stream.length);
  part.say(
    `${grouped(restingMean)} resting on average, ${grouped(commands.length)} commands: gtc ${mix.gtc} %, ioc ${mix.ioc} %, ` +
      `cancel ${mix.cancel} %, amend ${mix.amend} %; ${grouped(trades)} trades, ${grouped(amendsThatTraded)} of them by amends`,
  );
  let best = 0;
  for (let round = 1; round <= 3; round++) {
    const exchange = filledExchange(stream);
    const run = execute(exchange, commands);
    if (run.refused > 0) throw new Error(`${run.refused} commands were refused.`);
    verify(exchange, stream);
    const { perSecond, perCpuSecond, bytes } = run;
    const perCommand = Math.round(bytes / commands.length);
    part.say(
      `run ${round}: ${grouped(perSecond)} commands/s (${grouped(perCpuSecond)} a processor second), ` +
        `${perCommand} bytes of journal a command, book as the naive one`,
    );
    best = Math.max(best, perSecond);
  }
  part.say(`single commands: ${slowest(stream, commands)}; ${grouped(trades)} trades as by the naive book`);
  return best;
}

await runPart((part) => {
  const [small, large] = coreRuns;
  part.measured('core.commands_per_s', Math.round(measure(part, makeStream(small))));
  part.measured('core_100k.commands_per_s', Math.round(measure(part, makeStream(large))));
});
