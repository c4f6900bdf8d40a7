import type { ExchangePort } from '../../engine/port.ts';
import type { MarketFeed } from '../feed.ts';
import { simulatedFeed } from './simulator.ts';

/** The simulated market, going on from the index that the exchange knows: a restart shows no step in any chart. */
export async function continueSimulation(port: ExchangePort, seed: number): Promise<MarketFeed> {
  const { value: markets } = await port.query({ type: 'markets' });
  const known = markets.filter(({ indexE8 }) => indexE8 > 0);
  return simulatedFeed({ seed, lastPricesE8: new Map(known.map(({ base, indexE8 }) => [base, indexE8])) });
}
