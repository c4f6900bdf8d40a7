import type { EventsOf } from '../../kernel/fields.ts';
import { depositRequestEnds } from '../../kernel/vocabulary.ts';

const request = { request: 'int', customer: 'int' } as const;

/** Amounts in the asset's smallest unit. */
export const depositEvents = {
  /**
   * Coins were seen on a chain. `customer`: 0 where nobody can tell. `dust`: what the chain delivered beyond `amount`, in its
   * own smallest unit of `decimals` decimals, too small for a balance.
   */
  DepositSeen: {
    version: 1,
    fields: {
      deposit: 'int',
      customer: 'int',
      chain: 'text',
      transaction: 'text',
      output: 'text',
      asset: 'int',
      amount: 'amount',
      dust: 'amount',
      decimals: 'int',
    },
  },
  /** It is final and nobody's: it waits until operators have found out whose. */
  DepositUnassigned: { version: 1, fields: { deposit: 'int' } },
  DepositAssigned: { version: 1, fields: { deposit: 'int', customer: 'int', act: 'int' } },
  DepositCredited: { version: 1, fields: { deposit: 'int', customer: 'int', asset: 'int', amount: 'amount' } },
  /** A reorganisation took it back; the same coins may be seen again. `customer`: 0 where nobody could tell. */
  DepositUndone: { version: 1, fields: { deposit: 'int', customer: 'int' } },
  /** `currency`, `fiatE6` (1e-6 of it) and `rateE8` (1e-8 of it for one USDT) where it was paid in fiat, else empty and 0. */
  DepositRequested: {
    version: 1,
    fields: {
      ...request,
      asset: 'int',
      amount: 'amount',
      voucher: 'text',
      currency: 'text',
      fiatE6: 'amount',
      rateE8: 'amount',
    },
  },
  /** `amount`: what arrived, which may be less than what was asked for. */
  DepositRequestConfirmed: {
    version: 1,
    fields: { ...request, asset: 'int', amount: 'amount', reference: 'text', act: 'int' },
  },
  /** Nothing is credited. `act`: of the operator who rejected it, 0 where its customer canceled it. */
  DepositRequestEnded: { version: 1, fields: { ...request, end: depositRequestEnds, act: 'int' } },
} as const;

export type DepositEvent = EventsOf<typeof depositEvents>;
