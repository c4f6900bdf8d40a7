import type { Coverage } from '../coverage.ts';
import { Random } from '../random.ts';
import { WitnessedSimulation } from '../witnessed-simulation.ts';
import { ContractScenario } from './contract-scenario.ts';
import { Witness } from './witness.ts';

/** A world in which contracts trade, with a witness that reckons everything again by the rules. */
export function contractSimulation(seed: number, coverage: Coverage): WitnessedSimulation {
  const witness = new Witness();
  return new WitnessedSimulation(
    seed + 3,
    coverage,
    witness,
    new ContractScenario(new Random(seed + 2), witness.world),
  );
}
