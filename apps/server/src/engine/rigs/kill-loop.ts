import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { KillLoop } from './kill-rounds.ts';

// node apps/server/src/engine/rigs/kill-loop.ts [--rounds 5] [--seed <number>]
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
const rounds = Number(values.rounds ?? 5);
const seed = Number(values.seed ?? randomInt(2 ** 31));
console.log(`Kill loop, ${rounds} rounds, seed ${seed}.`);
const loop = await KillLoop.open(seed);
try {
  for (let round = 1; round <= rounds; round++) console.log(await loop.round(round));
  console.log(await loop.finish());
} catch (error) {
  console.error(`Seed ${seed} fails: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 1;
} finally {
  await loop.close();
}
