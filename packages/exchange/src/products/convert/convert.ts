/**
 * Conversions of one asset into another: quoted for some seconds, filled on the books by the convert account within the
 * command that accepts the quote. Small balances go to the treasury; recurring buys take their turns by timer.
 */
import {
  type Answers,
  hashOfNumbers,
  type Product,
  type ProductDefinition,
  type Services,
} from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import type { Offer } from '../../kernel/vocabulary.ts';
import type { Preview, PreviewWish } from '../../matching/venue/decide/preview.ts';
import type { MarketBetween } from '../../matching/venue/venue.ts';
import type {
  ConvertDustView,
  ConvertQuoteView,
  ConvertTermsView,
  RecurringBuyView,
} from '../../views/convert-views.ts';
import { convertBills, convertBillTypes } from './bills.ts';
import type { ConvertCommand } from './commands.ts';
import { decidersOf, timersOf } from './decide/decide.ts';
import { dustOf } from './decide/dust.ts';
import { quoteOf } from './decide/quotes.ts';
import { type ConvertEvent, convertEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { convertPostings } from './state/postings.ts';
import { convertRejections } from './rejections.ts';
import { type ConvertState, evolversOf, initialState } from './state/records.ts';

/** What conversions ask of their neighbours. */
export interface ConvertPorts {
  /** Why a customer may not begin something that the house offers; null when they may. */
  barred(customer: number, offer: Offer): Rejection | null;
  /** The decimals of an asset, -1 for an unknown one. */
  scaleOf(asset: number): number;
  index(asset: number): { readonly priceE8: number; readonly at: number; readonly sources: number };
  /** The spot market of two assets. */
  between(from: number, to: number): MarketBetween | null;
  /** What an order of the convert account would come to now. */
  preview(wish: PreviewWish, at: number): Preview | Rejection;
  /** The highest taker fee of spot that is in force, in ppm: no trade of the convert account costs more. */
  takerPpmMost(): number;
}

export interface Convert extends Product<ConvertCommand, ConvertEvent> {
  readonly queries: {
    /** A customer's last quote, also when its time is over; null for none and for one that was accepted. */
    convertQuote(query: { customer: number }): ConvertQuoteView | null;
    convertTerms(): ConvertTermsView;
    /** What a customer could get for small balances now. */
    convertDust(query: { customer: number }, at: number): ConvertDustView;
    /** A customer's recurring buys, oldest first. */
    recurringBuys(query: { customer: number }): RecurringBuyView[];
  };
}

function createConvert({ ledger, timers }: Services, ports: ConvertPorts): Convert {
  const state = initialState();
  const desk = { state, ledger, ports };
  const tables = [state.quotes, state.recurring, state.dust, state.announcedTerms.table];
  return {
    decide: decidersOf(desk),
    evolve: evolversOf(state, timers),
    timers: timersOf(desk),
    tables,
    addHolds() {},
    hasOpen: (customer) => state.recurringOf.of(customer).size > 0,
    broken: () => brokenOf(state),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), hashOfNumbers({ ...state.counters, ...state.terms })),
    save(writer) {
      writer.json({ counters: state.counters, terms: state.terms });
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      const head = reader.json() as Pick<ConvertState, 'counters' | 'terms'>;
      Object.assign(state.counters, head.counters);
      state.terms = head.terms;
      for (const table of tables) table.load(reader);
      index(state);
    },
    queries: {
      convertQuote({ customer }) {
        const quoted = quoteOf(desk, customer);
        if (quoted === null) return null;
        const { wish, plan, ...rest } = quoted;
        const { give, get, quoteAsset, change } = plan;
        return { ...rest, ...wish, give, get, quoteAsset, change };
      },
      convertTerms() {
        const upcoming = state.announcedTerms
          .upcoming()
          .map(({ schedule, effectiveAt }) => ({ effectiveAt, ...state.announcedTerms.at(schedule) }));
        return { ...state.terms, upcoming };
      },
      convertDust: ({ customer }, at) => dustOf(desk, customer, at),
      recurringBuys: ({ customer }) =>
        Array.from(state.recurringOf.of(customer))
          .map((slot) => recurringView(state, slot))
          .toSorted((left, right) => left.plan - right.plan),
    },
  };
}

/** Makes the indexes again from the records that a snapshot brought. */
function index(state: ConvertState): void {
  for (const slot of state.quotes.slots()) state.quoteSlots.set(state.quotes.columns.customer[slot]!, slot);
  for (const slot of state.recurring.slots()) state.recurringSlots.set(state.recurring.columns.plan[slot]!, slot);
  state.recurringOf.index(state.recurring.slots(), state.recurring.columns.customer);
  for (const slot of state.dust.slots()) state.dustSlots.set(state.dust.columns.customer[slot]!, slot);
  state.announcedTerms.index();
}

function recurringView({ recurring }: ConvertState, slot: number): RecurringBuyView {
  const { plan, from, to, amount, everyDays, nextAt, lastAt } = recurring.columns;
  return {
    plan: plan[slot]!,
    from: from[slot]!,
    to: to[slot]!,
    amount: amount[slot]!,
    everyDays: everyDays[slot]!,
    nextAt: nextAt[slot]!,
    lastAt: lastAt[slot]!,
  };
}

/** The number of what a frame made: a quote, a conversion, a recurring buy; of a quote in place of a conversion none. */
const answers: Answers<ConvertCommand, ConvertEvent> = {
  RequestConvertQuote({ events }) {
    const made = events.find((event) => event.type === 'ConvertQuoted');
    return made ? { id: made.quote } : {};
  },
  AcceptConvertQuote({ events }) {
    const made = events.find((event) => event.type === 'Converted');
    return made ? { id: made.conversion } : {};
  },
  ConvertDust({ events }) {
    const made = events.find((event) => event.type === 'DustConverted');
    return made ? { id: made.conversion } : {};
  },
  StartRecurringBuy({ events }) {
    const made = events.find((event) => event.type === 'RecurringBuyStarted');
    return made ? { id: made.plan } : {};
  },
  StopRecurringBuy({ events }) {
    const made = events.find((event) => event.type === 'RecurringBuyStopped');
    return made ? { id: made.plan } : {};
  },
};

export const convert = {
  name: 'convert',
  events: convertEvents,
  rejections: convertRejections,
  postings: convertPostings,
  alwaysTaken: ['StopRecurringBuy'],
  answers,
  billTypes: convertBillTypes,
  bills: convertBills,
  create: createConvert,
} as const satisfies ProductDefinition<ConvertCommand, typeof convertEvents, ConvertPorts, Convert>;
