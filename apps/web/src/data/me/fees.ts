import { parseDecimalToInteger } from '@auric/api';
import { useProfile } from './use-own-data.ts';

/** The rates of a customer's trades, in ppm of what is received. */
export interface Fees {
  makerPpm: number;
  takerPpm: number;
}

/** The lowest tier: what a guest is shown, who can't trade yet. */
const baseFees: Fees = { makerPpm: 1000, takerPpm: 1000 };

/** The customer's own rates, which follow the volume of 30 days. */
export function useFees(): Fees {
  const { data: profile } = useProfile();
  if (profile === undefined) return baseFees;
  const { maker, taker } = profile.fees;
  return {
    makerPpm: parseDecimalToInteger(maker, 6) ?? baseFees.makerPpm,
    takerPpm: parseDecimalToInteger(taker, 6) ?? baseFees.takerPpm,
  };
}
