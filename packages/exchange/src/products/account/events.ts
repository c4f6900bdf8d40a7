import { added, type EventsOf } from '../../kernel/fields.ts';
import { accountKinds, freezeReasons } from '../../kernel/vocabulary.ts';

/** Amounts in the asset's smallest unit, times in Unix ms. */
export const accountEvents = {
  AssetListed: { version: 1, fields: { asset: 'int', code: 'text', scale: 'int' } },
  /** `country`: two letters of ISO 3166, empty where it isn't known. */
  CustomerOpened: { version: 2, fields: { customer: 'int', country: added(2, 'text', '') } },
  Deposited: {
    version: 1,
    fields: { deposit: 'int', customer: 'int', kind: accountKinds, asset: 'int', amount: 'amount', reference: 'text' },
  },
  /** `worthE6`: what it counted against the limit, in 1e-6 USDT. */
  TestFundsClaimed: {
    version: 1,
    fields: { deposit: 'int', customer: 'int', asset: 'int', amount: 'amount', worthE6: 'amount' },
  },
  /**
   * House capital: `account` is a reserve of the house; deposits and funding share their numbers and references. `act`: of
   * the operators who agreed on it, 0 for what a reserve begins with.
   */
  HouseFunded: {
    version: 2,
    fields: {
      deposit: 'int',
      account: 'int',
      asset: 'int',
      amount: 'amount',
      reference: 'text',
      act: added(2, 'int', 0),
    },
  },
  /** `amount` went from `account` of the house to the customer, or where it is negative back; `worthE6` in 1e-6 USDT. */
  BalanceAdjusted: {
    version: 1,
    fields: {
      adjustment: 'int',
      customer: 'int',
      kind: accountKinds,
      asset: 'int',
      amount: 'amount',
      account: 'int',
      act: 'int',
      worthE6: 'amount',
    },
  },
  /** A customer who leaves gave up what was too small to take along. */
  DustGivenUp: { version: 1, fields: { customer: 'int', kind: accountKinds, asset: 'int', amount: 'amount' } },
  CustomerClosed: { version: 1, fields: { customer: 'int' } },
  Transferred: {
    version: 1,
    fields: { transfer: 'int', customer: 'int', from: accountKinds, to: accountKinds, asset: 'int', amount: 'amount' },
  },
  StandingSet: {
    version: 2,
    fields: {
      customer: 'int',
      version: 'int',
      identityLevel: 'int',
      tradingFreeze: freezeReasons,
      withdrawalFreeze: freezeReasons,
      holdUntil: 'int',
      country: added(2, 'text', ''),
    },
  },
} as const;

export type AccountEvent = EventsOf<typeof accountEvents>;
