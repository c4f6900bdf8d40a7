import { parseArgs } from 'node:util';
import { Coverage } from './coverage.ts';
import { Divergence, Simulation } from './simulation.ts';

/**
 * Runs seeded worlds: `--short` a few for the test run; `--seed N --steps N` one of them, for as long as wanted.
 * Prints the seed first, so that every failure can be replayed.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    steps: { type: 'string' },
    worlds: { type: 'string' },
  },
});

const stepsPerWorld = Number(values.steps ?? (values.short ? 10_000 : 20_000));
const worlds = Number(values.worlds ?? (values.seed === undefined ? (values.short ? 4 : 10) : 1));
const firstSeed = values.seed === undefined ? 20_261_121 : Number(values.seed);
const coverage = new Coverage();
let passed = 0;
let failed = 0;

for (let world = 0; world < worlds; world++) {
  const seed = firstSeed + world;
  const simulation = new Simulation(seed, coverage);
  const started = performance.now();
  try {
    while (simulation.step < stepsPerWorld) simulation.next();
    passed++;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`seed ${seed}: ${stepsPerWorld} steps, ${simulation.frames} frames, ${seconds} s`);
  } catch (error) {
    failed++;
    const step = error instanceof Divergence ? error.step : simulation.step;
    console.error(`seed ${seed} failed at step ${step}: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`Replay: node packages/exchange/sim/run.ts --seed ${seed} --steps ${step}`);
  }
}

console.log(coverage.report());
const missing = coverage.missing();
if (missing.length === 0) passed++;
else if (values.seed === undefined) {
  failed++;
  console.error(`Never occurred: ${missing.join(', ')}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
