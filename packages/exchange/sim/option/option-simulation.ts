import type { Coverage } from '../coverage.ts';
import { Random } from '../random.ts';
import { WitnessedSimulation } from '../witnessed-simulation.ts';
import { OptionScenario } from './option-scenario.ts';
import { OptionWitness } from './option-witness.ts';

/** A world in which seconds options are sold, with a witness that reckons what each comes to from every tick there was. */
export function optionSimulation(seed: number, coverage: Coverage): WitnessedSimulation {
  const witness = new OptionWitness((situation) => coverage.sawSituation(situation));
  return new WitnessedSimulation(seed + 7, coverage, witness, new OptionScenario(new Random(seed + 6), witness));
}
