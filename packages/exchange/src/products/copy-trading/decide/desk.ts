import type { Context } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { firstCustomerId, type Offer, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { CopyTradingEvent } from '../events.ts';
import { copyTradingRejections as refuse } from '../rejections.ts';
import { followTermsKey, leadTermsKey, type ReadCopyTradingState } from '../state/records.ts';

/** What copy trading asks of its neighbours. */
export interface CopyTradingPorts {
  /** Why a customer may not begin something that the house offers, or null. */
  barred(customer: number, offer: Offer): Rejection | null;
  /** How far it is known who a customer is: the level of their identity. */
  identityLevel(customer: number): number;
}

/** What decisions about copy trading work with. */
export interface CopyTradingDesk {
  readonly state: ReadCopyTradingState;
  readonly ledger: Pick<Ledger, 'available' | 'held'>;
  readonly ports: CopyTradingPorts;
}

export type CopyTradingContext = Context<CopyTradingEvent>;

export const effectiveAtMax = 1e14;

/** What is asked of leads until somebody says otherwise: 100 USDT, and a share of 20 % at most. */
const leadTermsDefault = { balanceLeast: 100_000_000n, shareMostPpm: 200_000 } as const;

/** What may be asked of follows until somebody says otherwise: from 10 USDT on, up to 100 times and 1,000 contracts. */
const followTermsDefault = {
  amountLeast: 10_000_000n,
  multipleMostE6: 100_000_000,
  contractsMostE6: 1_000_000_000,
  followersMost: 1_000,
  followsMost: 10,
} as const;

/** What is asked of leads at a time in ms. */
export function leadTermsAt({ leadTerms }: ReadCopyTradingState, at: number) {
  return leadTerms.at(leadTermsKey, at) ?? leadTermsDefault;
}

/** What may be asked of follows at a time in ms. */
export function followTermsAt({ followTerms }: ReadCopyTradingState, at: number) {
  return followTerms.at(followTermsKey, at) ?? followTermsDefault;
}

/** Why somebody may not copy or be copied, or null. */
export function barredFrom({ ports }: CopyTradingDesk, customer: number): Rejection | null {
  return customer >= firstCustomerId ? ports.barred(customer, 'copy_trading') : refuse.customerNotFound;
}

/** What is in a customer's contract account, margin included, in units of USDT. */
export function contractBalance({ ledger }: CopyTradingDesk, customer: number): bigint {
  return ledger.available(customer, 'perpetual', usdtAsset) + ledger.held(customer, 'perpetual', usdtAsset);
}
