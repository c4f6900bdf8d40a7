import type { Coverage } from '../coverage.ts';
import { Random } from '../random.ts';
import { WitnessedSimulation } from '../witnessed-simulation.ts';
import { CopyScenario } from './copy-scenario.ts';
import { CopyWitness } from './copy-witness.ts';

/** A world in which customers lead and follow, with a witness that says who may. */
export function copySimulation(seed: number, coverage: Coverage): WitnessedSimulation {
  const witness = new CopyWitness();
  return new WitnessedSimulation(seed + 9, coverage, witness, new CopyScenario(new Random(seed + 8), witness));
}
