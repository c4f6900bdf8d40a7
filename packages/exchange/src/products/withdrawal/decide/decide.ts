import { balanceMax, isWithin } from '../../../kernel/amounts.ts';
import type { Deciders } from '../../../kernel/product.ts';
import type { WithdrawalCommand } from '../commands.ts';
import type { WithdrawalEvent } from '../events.ts';
import { isDigest } from '../../../kernel/digest.ts';
import { isNetwork } from '../formulas.ts';
import { withdrawalRejections as refuse } from '../rejections.ts';
import { addAddress, removeAddress, setWhitelist } from './book.ts';
import type { WithdrawalDesk } from './desk.ts';
import {
  approveWithdrawal,
  cancelWithdrawal,
  recordBroadcast,
  rejectWithdrawal,
  retryWithdrawal,
  reviewWithdrawal,
  settleInside,
  settleWithdrawal,
  signWithdrawal,
} from './moves.ts';
import { requestWithdrawal } from './request.ts';

/** The latest time from which something may hold, in ms. */
const effectiveAtMax = 1e14;

export function decidersOf(desk: WithdrawalDesk): Deciders<WithdrawalCommand, WithdrawalEvent> {
  return {
    AddWithdrawalAddress: (context, command) => addAddress(desk, context, command),
    RemoveWithdrawalAddress: (context, command) => removeAddress(desk, context, command),
    SetWhitelist: (context, command) => setWhitelist(desk, context, command),
    RequestWithdrawal: (context, command) => requestWithdrawal(desk, context, command),
    ReviewWithdrawal: (context, command) => reviewWithdrawal(desk, context, command),
    ApproveWithdrawal: (context, command) => approveWithdrawal(desk, context, command),
    CancelWithdrawal: (context, command) => cancelWithdrawal(desk, context, command),
    RejectWithdrawal: (context, command) => rejectWithdrawal(desk, context, command),
    SignWithdrawal: (context, command) => signWithdrawal(desk, context, command),
    RecordBroadcast: (context, command) => recordBroadcast(desk, context, command),
    RetryWithdrawal: (context, command) => retryWithdrawal(desk, context, command),
    SettleWithdrawal: (context, command) => settleWithdrawal(desk, context, command),
    SettleWithdrawalInside: (context, command) => settleInside(desk, context, command),

    SetReconciliation({ emit }, { asset, difference, evidence }) {
      if (!isDigest(evidence)) return refuse.evidenceInvalid;
      if (difference > balanceMax || difference < -balanceMax) return refuse.amountOutOfRange;
      if (desk.ports.asset(asset) === null) return refuse.assetNotFound;

      emit({ type: 'ReconciliationSet', asset, difference, evidence });
      return null;
    },

    SetWithdrawalTerms({ emit, at }, { asset, network, minimum, fee, effectiveAt }) {
      if (!isNetwork(network)) return refuse.networkInvalid;
      if (!(fee >= 0n && fee < minimum && minimum <= balanceMax)) return refuse.termsInvalid;
      if (!isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.effectiveAtInvalid;
      if (desk.ports.asset(asset) === null) return refuse.assetNotFound;

      const from = Math.max(effectiveAt, at);
      emit({ type: 'WithdrawalTermsSet', asset, network, minimum, fee, effectiveAt: from });
      return null;
    },

    SetWithdrawalReview({ emit, at }, { oneFromE6, twoFromE6, effectiveAt }) {
      if (!(oneFromE6 >= 0n && oneFromE6 <= twoFromE6 && twoFromE6 <= balanceMax)) return refuse.termsInvalid;
      if (!isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.effectiveAtInvalid;

      emit({ type: 'WithdrawalReviewSet', oneFromE6, twoFromE6, effectiveAt: Math.max(effectiveAt, at) });
      return null;
    },
  };
}
