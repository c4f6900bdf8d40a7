import { parseArgs } from 'node:util';
import { playAttacks } from './attacks/attacks.ts';
import { contractSimulation } from './contracts/contract-simulation.ts';
import { copySimulation } from './copy/copy-simulation.ts';
import { Coverage } from './coverage.ts';
import { optionSimulation } from './option/option-simulation.ts';
import { stockSimulation } from './stock/stock-simulation.ts';
import { Simulation } from './simulation.ts';

/**
 * Runs seeded worlds: `--short` a few for the test run; `--seed N --steps N` one of them, for as long as wanted.
 * Then the attacks are played, each some rounds from the same seed on.
 * `--require-coverage` fails when a command, an event or a refusal never occurred. Prints the seed first, so that
 * every failure can be replayed.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    steps: { type: 'string' },
    worlds: { type: 'string' },
    'require-coverage': { type: 'boolean', default: false },
  },
});

/** A whole number of at least one, or the end of the run with what is wrong. */
function wholeOf(name: 'seed' | 'steps' | 'worlds', otherwise: number): number {
  const value = Number(values[name] ?? otherwise);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  console.error(`--${name} must be a whole number from 1 on, not ${values[name]}.`);
  process.exit(2);
}

const stepsPerWorld = wholeOf('steps', values.short ? 16_000 : 20_000);
const worlds = wholeOf('worlds', values.seed === undefined ? (values.short ? 4 : 10) : 1);
const firstSeed = wholeOf('seed', 20_261_121);
/** A step of the world of contracts costs more than one of the other: its stories move every mark. */
const contractSteps = values.short ? 6000 : stepsPerWorld;
const attackRounds = values.short ? 20 : 100;
const coverage = new Coverage();
let passed = 0;
let failed = 0;

interface World {
  readonly step: number;
  readonly frames: number;
  next(): void;
}

function runWorld(name: string, seed: number, steps: number, simulation: World): void {
  const started = performance.now();
  try {
    while (simulation.step < steps) simulation.next();
    passed++;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}, seed ${seed}: ${steps} steps, ${simulation.frames} frames, ${seconds} s`);
  } catch (error) {
    failed++;
    const { step } = simulation;
    console.error(
      `${name}, seed ${seed} failed at step ${step}: ${error instanceof Error ? error.message : String(error)}`,
    );
    console.error(`Replay: npm run sim -- --seed ${seed} --steps ${step}`);
  }
}

for (let seed = firstSeed; seed < firstSeed + worlds; seed++) {
  runWorld('Spot and money', seed, stepsPerWorld, new Simulation(seed, coverage));
  runWorld('Contracts', seed, contractSteps, contractSimulation(seed, coverage));
  runWorld('Stock', seed, contractSteps, stockSimulation(seed, coverage));
  runWorld('Options', seed, contractSteps, optionSimulation(seed, coverage));
  runWorld('Copy trading', seed, contractSteps, copySimulation(seed, coverage));
}
const attacks = playAttacks(firstSeed, attackRounds);
console.log(`Attacks\n${attacks.lines.map((line) => `  ${line}`).join('\n')}`);
for (const failure of attacks.failures) console.error(failure);
if (attacks.failures.length === 0) passed++;
else failed++;
console.log(coverage.report());
const missing = coverage.missing();
if (missing.length > 0) console.log(`Never occurred: ${missing.join(', ')}`);
if (values['require-coverage']) {
  if (missing.length === 0) passed++;
  else failed++;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
