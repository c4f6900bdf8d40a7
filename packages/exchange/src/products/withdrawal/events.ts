import { added, type EventsOf } from '../../kernel/fields.ts';
import { accountKinds, releaseReasons, withdrawalStates } from '../../kernel/vocabulary.ts';

const own = { withdrawal: 'int', customer: 'int', kind: accountKinds, asset: 'int', amount: 'amount' } as const;

/** Amounts in the asset's smallest unit, times in Unix ms. */
export const withdrawalEvents = {
  WithdrawalAddressAdded: {
    version: 1,
    fields: { address: 'int', customer: 'int', network: 'text', destination: 'text', memo: 'text' },
  },
  WithdrawalAddressRemoved: { version: 1, fields: { address: 'int', customer: 'int' } },
  /** The whitelist is on, or goes off at `offAt`; 0 for never. */
  WhitelistSet: { version: 1, fields: { customer: 'int', offAt: 'int' } },
  /**
   * A withdrawal was asked for, and its amount is held. `valueE8`: what it counts against the limit of 24 hours, in 1e-8 BTC;
   * `operators`: how many have to look at it.
   */
  WithdrawalHeld: {
    version: 2,
    fields: {
      ...own,
      fee: 'amount',
      valueE8: added(2, 'amount', 0n),
      network: added(2, 'text', ''),
      destination: added(2, 'text', ''),
      memo: added(2, 'text', ''),
      operators: added(2, 'int', 0),
    },
  },
  /**
   * A withdrawal has come into another state. `operators`: how many have to look at it from now on; `act`: in which they said
   * so, 0 for none; `evidence`: the transaction, or the digest of what shows the state; empty for none.
   */
  WithdrawalMoved: {
    version: 1,
    fields: {
      withdrawal: 'int',
      customer: 'int',
      state: withdrawalStates,
      operators: 'int',
      act: 'int',
      evidence: 'text',
    },
  },
  /** `transaction`: the one that arrived, empty where none was asked for. */
  WithdrawalSettled: { version: 2, fields: { ...own, fee: 'amount', transaction: added(2, 'text', '') } },
  /** The recipient has what was held less the fee. */
  WithdrawalSettledInside: { version: 1, fields: { ...own, fee: 'amount', recipient: 'int' } },
  WithdrawalReleased: {
    version: 2,
    fields: { ...own, reason: added(2, releaseReasons, 'released'), act: added(2, 'int', 0) },
  },
  ReconciliationSet: { version: 1, fields: { asset: 'int', difference: 'amount', evidence: 'text' } },
  /** In force from `effectiveAt` on. */
  WithdrawalTermsSet: {
    version: 1,
    fields: { asset: 'int', network: 'text', minimum: 'amount', fee: 'amount', effectiveAt: 'int' },
  },
  /** In force from `effectiveAt` on; worths in 1e-6 USDT. */
  WithdrawalReviewSet: { version: 1, fields: { oneFromE6: 'amount', twoFromE6: 'amount', effectiveAt: 'int' } },
} as const;

export type WithdrawalEvent = EventsOf<typeof withdrawalEvents>;
