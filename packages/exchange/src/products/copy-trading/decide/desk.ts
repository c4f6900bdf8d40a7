import type { Lots } from '../../../kernel/amounts.ts';
import type { BlockDesk, BlockTicket } from '../../../kernel/blocks.ts';
import type { Context } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { firstCustomerId, type Offer, usdtAsset } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { CopyTradingEvent } from '../events.ts';
import type { BlockBands } from '../formulas/block.ts';
import { copyTradingRejections as refuse } from '../rejections.ts';
import { followTermsKey, leadTermsKey, type ReadCopyTradingState } from '../state/records.ts';

/** What copy trading asks of its neighbours. */
export interface CopyTradingPorts {
  /** Why a customer may not begin something that the house offers, or null. */
  barred(customer: number, offer: Offer): Rejection | null;
  /** How far it is known who a customer is: the level of their identity. */
  identityLevel(customer: number): number;
  /** Contracts, where leads trade and are copied. */
  readonly blocks: BlockDesk;
}

/** What decisions about copy trading work with. */
export interface CopyTradingDesk {
  readonly state: ReadCopyTradingState;
  readonly ledger: Pick<Ledger, 'available' | 'held'>;
  readonly ports: CopyTradingPorts;
  /** The copy that a block is closing, and how many lots of it are to be; null outside of a block. */
  closing: { readonly position: number; readonly lots: Lots } | null;
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

/** How blocks open and copies close, by rules.md section 6. */
export const bands: BlockBands = {
  openPpm: 5_000,
  closePpm: 5_000,
  closeStepPpm: 2_500,
  closeStepMs: 10_000,
  closeMostPpm: 20_000,
};

/** The ids of the follows of a lead that are copied for, ascending: whose turn it is follows from no order of records. */
export function copiersOf({ state }: CopyTradingDesk, lead: number): number[] {
  const { follow, closing } = state.follows.columns;
  const slots = [...state.followersOf.of(lead)].filter((slot) => closing[slot] === 0);
  return slots.map((slot) => follow[slot]!).toSorted((left, right) => left - right);
}

/** The tickets that copy a lead's, ascending. */
export function copiesOfTicket({ state }: CopyTradingDesk, leadPosition: number): number[] {
  const { position } = state.copies.columns;
  return [...state.copiesOfTicket.of(leadPosition)]
    .map((slot) => position[slot]!)
    .toSorted((left, right) => left - right);
}

/** The open tickets of a follow, ascending. */
export function ticketsOf({ state, ports }: CopyTradingDesk, follow: number): BlockTicket[] {
  const { position } = state.copies.columns;
  const tickets = [...state.copiesOf.of(follow)].map((slot) => ports.blocks.ticket(position[slot]!)!);
  return tickets.toSorted((left, right) => left.position - right.position);
}
