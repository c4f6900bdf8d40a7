import type { Settlement } from '../../matching/venue/settlement.ts';

/** Stock settles as spot does, shares against USDT at the fees of spot, out of an account of its own and in sessions. */
export function settlementOf(spot: Settlement): Settlement {
  return { ...spot, account: 'stock', offer: 'stock', hasSessions: true };
}
