/**
 * Referrals: who brought a customer gets a share of the fees that they pay in trades, and who brought that one a smaller
 * one, for a year. Shares are set aside at the fill and paid every hour.
 */
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import { assetIdMax } from '../../ledger/ledger.ts';
import type { FeeSharing } from '../../matching/venue/fee-sharing.ts';
import type { ReferralShareView, ReferralsView, ReferralTermsView, ReferralView } from '../../views.ts';
import { referralBills, referralBillTypes } from './bills.ts';
import type { ReferralCommand } from './commands.ts';
import { decidersOf, sharesAt, timersOf } from './decide.ts';
import { type ReferralEvent, referralEvents } from './events.ts';
import { addShares, evolversOf, referralPostings } from './state/evolve.ts';
import { shippedTerms } from './formulas.ts';
import { addHoldsOf, brokenOf } from './invariants.ts';
import { referralRejections } from './rejections.ts';
import { indexState, initialState, type ReadReferralState, type ReferralState, shareKey } from './state/records.ts';

/** What referrals ask of their neighbours. */
export interface ReferralPorts {
  /** Whether an id is a customer's whose account is open: of the house nobody is brought, and it brings nobody. */
  isOpen(customer: number): boolean;
}

export interface Referral extends Product<ReferralCommand, ReferralEvent> {
  readonly sharing: FeeSharing;
  readonly queries: {
    /** Who brought a customer, and until when that counts; null for nobody. */
    referralOf(query: { customer: number }): ReferralView | null;
    /** Whom a customer has brought, and what they were given for it. */
    referrals(query: { customer: number }): ReferralsView;
    /** How much of a fee is shared at each level, and for how long. */
    referralTerms(): ReferralTermsView;
  };
}

function createReferral({ timers }: Services, ports: ReferralPorts): Referral {
  const state = initialState(timers);
  const tables = [state.links, state.invited, state.shares];
  return {
    decide: decidersOf({ state, ports }),
    evolve: evolversOf(state, ports),
    timers: timersOf({ state, ports }),
    tables: [...tables, state.walks.table],
    sharing: {
      sharesOf: (payer, counterparty, fee, at) => sharesAt(state, payer, counterparty, fee, at),
      shared: (event, at) => addShares(state, event, at),
    },
    addHolds: (holds) => addHoldsOf(state, holds),
    broken: () => brokenOf(state, state.walks.table.size),
    hash: () =>
      tables.reduce((sum, table) => sum + table.hash(), state.walks.table.hash() + hashOfNumbers(state.counters)),
    save(writer) {
      writer.json({ counters: state.counters });
      for (const table of tables) table.save(writer);
      state.walks.save(writer);
    },
    load(reader) {
      Object.assign(state.counters, (reader.json() as Pick<ReferralState, 'counters'>).counters);
      for (const table of tables) table.load(reader);
      state.walks.load(reader);
      indexState(state);
    },
    queries: {
      referralTerms: () => shippedTerms,
      referralOf({ customer }) {
        const slot = state.linkSlots.get(customer);
        if (slot < 0) return null;
        const { referrer, until } = state.links.columns;
        return { referrer: referrer[slot]!, until: until[slot]! };
      },
      referrals({ customer }) {
        const slot = state.invitedSlots.get(customer);
        const { direct, second } = state.invited.columns;
        const invited = slot < 0 ? { direct: 0, second: 0 } : { direct: direct[slot]!, second: second[slot]! };
        return { ...invited, shares: sharesOf(state, customer) };
      },
    },
  };
}

/** What a referrer was given, by ascending asset. */
function sharesOf({ shares, shareSlots }: ReadReferralState, referrer: number): ReferralShareView[] {
  const { direct, second, due, paid } = shares.columns;
  const found: ReferralShareView[] = [];
  for (let asset = 1; asset <= assetIdMax; asset++) {
    const slot = shareSlots.get(shareKey(referrer, asset));
    if (slot < 0) continue;
    found.push({ asset, direct: direct[slot]!, second: second[slot]!, due: due[slot]!, paid: paid[slot]! });
  }
  return found;
}

export const referral = {
  name: 'referral',
  events: referralEvents,
  rejections: referralRejections,
  postings: referralPostings,
  alwaysTaken: [],
  answers: {},
  billTypes: referralBillTypes,
  bills: referralBills,
  create: createReferral,
} as const satisfies ProductDefinition<ReferralCommand, typeof referralEvents, ReferralPorts, Referral>;
