import type { Coverage } from '../coverage.ts';
import { Random } from '../random.ts';
import { WitnessedSimulation } from '../witnessed-simulation.ts';
import { StockScenario } from './stock-scenario.ts';
import { StockWitness } from './stock-witness.ts';

/** A world in which stock trades, with a witness that reckons sessions, openings and balances again by the rules. */
export function stockSimulation(seed: number, coverage: Coverage): WitnessedSimulation {
  const witness = new StockWitness((situation) => coverage.sawSituation(situation));
  return new WitnessedSimulation(seed + 5, coverage, witness, new StockScenario(new Random(seed + 4), witness));
}
