import { amountMax, isWithin, million } from '../../kernel/amounts.ts';
import type { Deciders } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { firstCustomerId, type Offer, usdtAsset } from '../../kernel/vocabulary.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { CopyTradingCommand } from './commands.ts';
import type { CopyTradingEvent } from './events.ts';
import { copyTradingRejections as refuse } from './rejections.ts';
import { leadingSlot, leadTermsKey, type ReadCopyTradingState } from './state/records.ts';

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

/** What is asked of leads until somebody says otherwise: 100 USDT, and a share of 20 % at most. */
export const leadTermsDefault = { balanceLeast: 100_000_000n, shareMostPpm: 200_000 } as const;

const identityLevelLeast = 1;
const effectiveAtMax = 1e14;

export function decidersOf(desk: CopyTradingDesk): Deciders<CopyTradingCommand, CopyTradingEvent> {
  const { state } = desk;
  return {
    SetLeadTerms({ at, emit }, { balanceLeast, shareMostPpm, effectiveAt }) {
      const isAmount = balanceLeast >= 0n && balanceLeast <= BigInt(amountMax);
      if (!isAmount || !isWithin(shareMostPpm, 0, million)) return refuse.termsInvalid;
      if (!isWithin(effectiveAt, 0, effectiveAtMax)) return refuse.termsInvalid;

      emit({ type: 'LeadTermsSet', balanceLeast, shareMostPpm, effectiveAt: Math.max(effectiveAt, at) });
      return null;
    },

    BecomeLead({ at, emit }, { customer, sharePpm }) {
      if (!isWithin(sharePpm, 0, million)) return refuse.shareInvalid;
      if (leadingSlot(state, customer) >= 0) return refuse.alreadyLead;
      const barred = barredFrom(desk, customer);
      if (barred) return barred;
      if (desk.ports.identityLevel(customer) < identityLevelLeast) return refuse.identityRequired;
      const { balanceLeast, shareMostPpm } = leadTermsAt(state, at);
      if (sharePpm > shareMostPpm) return { ...refuse.shareTooHigh, detail: { most: shareMostPpm } };
      const equity = contractBalance(desk, customer);
      if (equity < balanceLeast) return { ...refuse.balanceTooLow, detail: { least: Number(balanceLeast) } };

      emit({ type: 'LeadOpened', lead: customer, sharePpm, equity });
      return null;
    },

    ChangeLeadShare({ at, emit }, { customer, sharePpm }) {
      if (!isWithin(sharePpm, 0, million)) return refuse.shareInvalid;
      const slot = leadingSlot(state, customer);
      if (slot < 0) return refuse.notLead;
      const barred = barredFrom(desk, customer);
      if (barred) return barred;
      const { shareMostPpm } = leadTermsAt(state, at);
      if (sharePpm > shareMostPpm) return { ...refuse.shareTooHigh, detail: { most: shareMostPpm } };
      if (state.leads.columns.sharePpm[slot] === sharePpm) return refuse.shareUnchanged;

      emit({ type: 'LeadShareSet', lead: customer, sharePpm });
      return null;
    },

    CloseLead({ emit }, { customer }) {
      if (leadingSlot(state, customer) < 0) return refuse.notLead;

      emit({ type: 'LeadClosed', lead: customer });
      return null;
    },
  };
}

/** What is asked of leads at a time in ms. */
export function leadTermsAt({ terms }: ReadCopyTradingState, at: number) {
  return terms.at(leadTermsKey, at) ?? leadTermsDefault;
}

function barredFrom({ ports }: CopyTradingDesk, customer: number): Rejection | null {
  return customer >= firstCustomerId ? ports.barred(customer, 'copy_trading') : refuse.customerNotFound;
}

/** What is in a customer's contract account, margin included, in units of USDT. */
function contractBalance({ ledger }: CopyTradingDesk, customer: number): bigint {
  return ledger.available(customer, 'perpetual', usdtAsset) + ledger.held(customer, 'perpetual', usdtAsset);
}
