import type { Units } from '../../kernel/amounts.ts';
import { duesPerFrame, nextDues } from '../../kernel/cursors.ts';
import type { Deciders, TimerDeciders } from '../../kernel/product.ts';
import { assetIdMax } from '../../ledger/ledger.ts';
import type { FeeShares } from '../../matching/venue/fee-sharing.ts';
import type { ReferralCommand } from './commands.ts';
import type { ReferralEvent } from './events.ts';
import { referralYearMs, sharesOfFee } from './formulas.ts';
import type { ReferralPorts } from './referral.ts';
import { referralRejections as refuse } from './rejections.ts';
import { duesTimerKind, type ReadReferralState, referrerOf } from './state/records.ts';

/** What decisions about referrals work with. */
export interface ReferralDesk {
  readonly state: ReadReferralState;
  readonly ports: ReferralPorts;
}

export function decidersOf({ state, ports }: ReferralDesk): Deciders<ReferralCommand, ReferralEvent> {
  return {
    LinkReferral({ emit, at }, { customer, referrer }) {
      if (customer === referrer) return refuse.ofOneself;
      if (!ports.isOpen(customer)) return refuse.customerNotFound;
      if (!ports.isOpen(referrer)) return refuse.referrerNotFound;
      if (state.linkSlots.get(customer) >= 0) return refuse.alreadyReferred;
      if (wouldLoop(state, customer, referrer)) return refuse.loop;

      emit({ type: 'ReferralLinked', customer, referrer, until: at + referralYearMs });
      return null;
    },
  };
}

/** Pays what is due, so many a frame, by ascending referrer and asset; what was for a closed account is the house's. */
export function timersOf({ state, ports }: ReferralDesk): TimerDeciders<ReferralEvent> {
  return {
    [duesTimerKind]({ emit }, { subject: walk }) {
      const { after } = state.walks.at(walk);
      const keys = nextDues(state.dueKeys, after);
      const { columns } = state.shares;
      for (const key of keys) {
        const referrer = Math.floor(key / (assetIdMax + 1));
        const asset = key % (assetIdMax + 1);
        const amount = columns.due[state.shareSlots.get(key)]!;
        if (ports.isOpen(referrer)) {
          const payment = state.counters.lastPayment + 1;
          emit({ type: 'ReferralPaid', payment, referrer, asset, amount });
        } else emit({ type: 'ReferralLapsed', referrer, asset, amount });
      }
      emit({ type: 'ReferralDuesWalked', walk, last: keys.at(-1) ?? after, isDone: keys.length < duesPerFrame });
    },
  };
}

/**
 * What of a fee is set aside at a fill, and for whom; null for nothing. A trade with one of them earns neither anything: who
 * trades with their own guests makes no fee of it (D17, D31).
 */
export function sharesAt(
  state: ReadReferralState,
  payer: number,
  counterparty: number,
  fee: Units,
  at: number,
): FeeShares | null {
  const slot = state.linkSlots.get(payer);
  if (slot < 0 || at >= state.links.columns.until[slot]!) return null;
  const direct = state.links.columns.referrer[slot]!;
  const above = referrerOf(state, direct);
  if (counterparty === payer || counterparty === direct || counterparty === above) return null;
  const shares = sharesOfFee(BigInt(fee));
  if (shares.direct === 0n) return null;
  const isSecond = above !== 0 && shares.second > 0n;
  return {
    direct,
    directShare: shares.direct,
    second: isSecond ? above : 0,
    secondShare: isSecond ? shares.second : 0n,
  };
}

/** Whether somebody would be above themselves. Who has brought nobody is above nobody: for them there is nothing to walk. */
function wouldLoop(state: ReadReferralState, customer: number, referrer: number): boolean {
  if (state.invitedSlots.get(customer) < 0) return false;
  for (let above = referrer; above !== 0; above = referrerOf(state, above)) if (above === customer) return true;
  return false;
}
