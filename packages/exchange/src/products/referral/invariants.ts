import { systemAccounts } from '../../kernel/vocabulary.ts';
import { addHold, type Holds } from '../../ledger/invariants.ts';
import { type ReadReferralState, referrerOf } from './state/records.ts';

/** What is due to referrers is held in the account of the fees. */
export function addHoldsOf({ shares }: Pick<ReadReferralState, 'shares'>, holds: Holds): void {
  const { asset, due } = shares.columns;
  for (const slot of shares.slots()) addHold(holds, systemAccounts.fees, 'funding', asset[slot]!, due[slot]!);
}

/** What is due or was paid was given at some fill, everybody counts whom they brought, and what is due has its walk. */
export function brokenOf(state: ReadReferralState, walks: number): string | null {
  const { referrer, direct, second, due, paid } = state.shares.columns;
  let dues = 0;
  for (const slot of state.shares.slots()) {
    if (due[slot]! < 0n || paid[slot]! < 0n || due[slot]! + paid[slot]! > direct[slot]! + second[slot]!)
      return `referral_shares: ${referrer[slot]} has ${due[slot]} due, ${paid[slot]} paid`;
    if (due[slot]! > 0n) dues++;
  }
  if (walks > 1 || (dues > 0 && walks === 0)) return `referral_walks: ${walks} for ${dues} dues`;
  return brokenCounts(state);
}

function brokenCounts(state: ReadReferralState): string | null {
  const counted = new Map<number, [direct: number, second: number]>();
  const count = (referrer: number, level: 0 | 1): void => {
    const known = counted.get(referrer) ?? [0, 0];
    known[level]++;
    counted.set(referrer, known);
  };
  for (const slot of state.links.slots()) {
    const referrer = state.links.columns.referrer[slot]!;
    count(referrer, 0);
    const above = referrerOf(state, referrer);
    if (above !== 0) count(above, 1);
  }
  const { referrer, direct, second } = state.invited.columns;
  for (const slot of state.invited.slots()) {
    const [first = 0, next = 0] = counted.get(referrer[slot]!) ?? [];
    if (direct[slot] !== first || second[slot] !== next) return `referral_counts: ${referrer[slot]}`;
  }
  return state.invited.size === counted.size ? null : 'referral_counts: somebody is not counted';
}
