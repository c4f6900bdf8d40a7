import { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot, requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers } from '../../../kernel/product.ts';
import { type ReadSchedules, Schedules } from '../../../kernel/schedules.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import { sides } from '../../../kernel/vocabulary.ts';
import { type ConvertEvent, planFields, termFields } from '../events.ts';
import { defaultTerms } from '../formulas.ts';

/** The last quote of a customer, until it is accepted or replaced. */
const quoteFields = {
  quote: 'int',
  customer: 'int',
  from: 'int',
  to: 'int',
  amount: 'amount',
  ...planFields,
  spreadPpm: 'int',
  validUntil: 'int',
} as const;

const recurringFields = {
  plan: 'int',
  customer: 'int',
  from: 'int',
  to: 'int',
  amount: 'amount',
  everyDays: 'int',
  nextAt: 'int',
  lastAt: 'int',
  timer: 'int',
} as const;

/** When a customer gave up small balances last. */
const dustFields = { customer: 'int', at: 'int' } as const;

/** The kinds of the timers: of announced terms, by their time; of a recurring buy, by its number. */
export const termsTimerKind = 'convert.terms';
export const recurringTimerKind = 'convert.recurring';

export function initialState() {
  return {
    quotes: new Table('convert-quote', quoteFields),
    /** By customer. */
    quoteSlots: new IntMap(),
    recurring: new Table('recurring-buy', recurringFields),
    /** By plan. */
    recurringSlots: new IntMap(),
    /** By customer. */
    recurringOf: new SlotsByOwner(),
    dust: new Table('convert-dust', dustFields),
    /** By customer. */
    dustSlots: new IntMap(),
    terms: defaultTerms,
    announcedTerms: new Schedules('announced-convert-terms', termsTimerKind, termFields),
    counters: { lastQuote: 0, lastConversion: 0, lastPlan: 0 },
  };
}

export type ConvertState = ReturnType<typeof initialState>;

/** The state outside of `evolve`. */
export type ReadConvertState = Omit<ReadState<ConvertState>, 'announcedTerms'> & {
  readonly announcedTerms: ReadSchedules<typeof termFields>;
};

export function evolversOf(state: ConvertState, timers: Timers): Evolvers<ConvertEvent> {
  const { quotes, quoteSlots, recurring, recurringSlots, recurringOf, dust, dustSlots } = state;
  const { announcedTerms, counters } = state;
  const endRecurring = (plan: number): void => {
    const slot = knownSlot(recurringSlots, plan, 'recurring buy');
    recurringOf.remove(recurring.columns.customer[slot]!, slot);
    recurring.remove(slot);
    recurringSlots.delete(plan);
  };
  return {
    ConvertQuoted(event) {
      requireNext(counters.lastQuote, event.quote, 'Quote');
      const known = quoteSlots.get(event.customer);
      const slot = known < 0 ? quotes.add() : known;
      const { columns } = quotes;
      const { type: _type, replaces: _replaces, firstSide, ...values } = event;
      Object.entries(values).forEach(([name, value]) => {
        (columns as Record<string, Record<number, number | bigint>>)[name]![slot] = value;
      });
      columns.firstSide[slot] = sides.indexOf(firstSide);
      quotes.touch(slot);
      quoteSlots.set(event.customer, slot);
      counters.lastQuote = event.quote;
    },
    ConversionFunded({ conversion }) {
      requireNext(counters.lastConversion, conversion, 'Conversion');
      counters.lastConversion = conversion;
    },
    Converted({ customer, quote }) {
      if (quote === 0) return;
      quotes.remove(knownSlot(quoteSlots, customer, 'quote of'));
      quoteSlots.delete(customer);
    },
    DustConverted({ conversion, customer }, at) {
      // One conversion takes several crumbs.
      if (conversion !== counters.lastConversion) requireNext(counters.lastConversion, conversion, 'Conversion');
      const known = dustSlots.get(customer);
      const slot = known < 0 ? dust.add() : known;
      dust.columns.customer[slot] = customer;
      dust.columns.at[slot] = at;
      dust.touch(slot);
      dustSlots.set(customer, slot);
      counters.lastConversion = conversion;
    },
    RecurringBuyStarted(event) {
      requireNext(counters.lastPlan, event.plan, 'Recurring buy');
      const slot = recurring.add();
      const { columns } = recurring;
      columns.plan[slot] = event.plan;
      columns.customer[slot] = event.customer;
      columns.from[slot] = event.from;
      columns.to[slot] = event.to;
      columns.amount[slot] = event.amount;
      columns.everyDays[slot] = event.everyDays;
      columns.nextAt[slot] = event.firstAt;
      columns.lastAt[slot] = event.lastAt;
      columns.timer[slot] = timers.set(recurringTimerKind, event.plan, event.firstAt);
      recurringSlots.set(event.plan, slot);
      recurringOf.add(event.customer, slot);
      counters.lastPlan = event.plan;
    },
    RecurringBuyRan({ plan, nextAt }) {
      const slot = knownSlot(recurringSlots, plan, 'recurring buy');
      const { columns } = recurring;
      timers.cancel(columns.timer[slot]!);
      if (nextAt === 0) return endRecurring(plan);
      columns.nextAt[slot] = nextAt;
      columns.timer[slot] = timers.set(recurringTimerKind, plan, nextAt);
      recurring.touch(slot);
    },
    RecurringBuyStopped({ plan }) {
      timers.cancel(recurring.columns.timer[knownSlot(recurringSlots, plan, 'recurring buy')]!);
      endRecurring(plan);
    },
    ConvertTermsSet({ type: _type, effectiveAt, ...terms }) {
      state.terms = terms;
      if (effectiveAt !== 0) announcedTerms.remove(effectiveAt, timers);
    },
    ConvertTermsAnnounced({ type: _type, effectiveAt, ...terms }) {
      if (announcedTerms.has(effectiveAt)) announcedTerms.remove(effectiveAt, timers);
      announcedTerms.add(effectiveAt, effectiveAt, terms, timers);
    },
  };
}
