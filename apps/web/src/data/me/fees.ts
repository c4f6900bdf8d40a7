import { ppmOf, useFeeSchedule } from './fee-schedule.ts';
import { useProfile, useSignedIn } from './use-own-data.ts';

/** The rates of a customer's trades, in ppm of what is received. */
export interface Fees {
  makerPpm: number;
  takerPpm: number;
}

/** What is reckoned with until the server has said what trades cost. */
const ordinaryFees: Fees = { makerPpm: 1000, takerPpm: 1000 };

/** The customer's own rates, which follow the volume of 30 days; a guest is shown the lowest tier's. */
export function useFees(): Fees {
  const signedIn = useSignedIn();
  const { data: profile } = useProfile();
  const { data: schedule } = useFeeSchedule(!signedIn);
  if (profile !== undefined) return { makerPpm: ppmOf(profile.fees.maker), takerPpm: ppmOf(profile.fees.taker) };
  return schedule?.tiers[0] ?? ordinaryFees;
}
