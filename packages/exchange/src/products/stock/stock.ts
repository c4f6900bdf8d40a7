/**
 * Stock: markets of synthetic shares against USDT, matched on the venue in sessions that open by an auction. The counterparty
 * of a customer is another customer; shares enter as deposits of a custodian, and nobody sells what was not delivered.
 */
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import type { Settlement } from '../../matching/venue/settlement.ts';
import { systemAccounts, usdtAsset } from '../../kernel/vocabulary.ts';
import { addHold } from '../../ledger/invariants.ts';
import type { CorporateActionView, SessionView } from '../../views.ts';
import type { StockCommand } from './commands.ts';
import { stockBills, stockBillTypes } from './bills.ts';
import { stockDeciders, stockTimers } from './decide/decide.ts';
import type { StockPorts } from './decide/desk.ts';
import { type StockEvent, stockEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { stockRejections } from './rejections.ts';
import { settlementOf } from './settlement.ts';
import { stockPostings } from './state/postings.ts';
import { evolversOf } from './state/evolve.ts';
import { actionViews } from './state/action-views.ts';
import { initialState, type StockState } from './state/records.ts';

/** The stock product: how its markets settle, and when they trade. */
export interface Stock extends Product<StockCommand, StockEvent> {
  readonly settlement: Settlement;
  /** Whether a split or a dividend goes over the holders of a share: until it is over nobody gets any from outside. */
  isMoving(asset: number): boolean;
  readonly queries: {
    /** The sessions that are open or announced, by their time. */
    sessions(): SessionView[];
    /** The splits and dividends that are announced or under way, by their numbers. */
    corporateActions(): CorporateActionView[];
  };
}

function createStock({ ledger, timers }: Services, ports: StockPorts): Stock {
  const state = initialState();
  const { sessions, sessionSlots, actions, actionSlots, counters } = state;
  const desk = { state, ledger, ports };
  const tables = [sessions, actions];
  return {
    decide: stockDeciders(desk),
    evolve: evolversOf(state, timers),
    timers: stockTimers(desk),
    tables,
    settlement: settlementOf(ports.spot),
    isMoving: (asset) => actionViews(state).some((action) => action.asset === asset && action.stage !== 'announced'),
    addHolds(holds) {
      const { reserved } = actions.columns;
      for (const slot of actions.slots())
        addHold(holds, systemAccounts.treasury, 'funding', usdtAsset, reserved[slot]!);
    },
    broken: () => brokenOf(state),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), hashOfNumbers(counters)),
    save(writer) {
      writer.json({ counters });
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      Object.assign(counters, (reader.json() as Pick<StockState, 'counters'>).counters);
      for (const table of tables) table.load(reader);
      for (const slot of actions.slots()) actionSlots.set(actions.columns.action[slot]!, slot);
      for (const slot of sessions.slots()) sessionSlots.set(sessions.columns.session[slot]!, slot);
    },
    queries: {
      sessions() {
        const { session, opensAt, closesAt, isOpen } = sessions.columns;
        const views = [...sessions.slots()].map((slot) => ({
          session: session[slot]!,
          opensAt: opensAt[slot]!,
          closesAt: closesAt[slot]!,
          isOpen: isOpen[slot] === 1,
        }));
        return views.toSorted((left, right) => left.opensAt - right.opensAt);
      },
      corporateActions: () => actionViews(state),
    },
  };
}

export const stock = {
  name: 'stock',
  events: stockEvents,
  rejections: stockRejections,
  postings: stockPostings,
  alwaysTaken: ['AnnounceSession', 'CancelSession', 'CancelCorporateAction'],
  answers: {
    AnnounceSession: (frame) => ({ id: announcedIn(frame.events) }),
    AnnounceSplit: (frame) => ({ id: actionIn(frame.events) }),
    AnnounceDividend: (frame) => ({ id: actionIn(frame.events) }),
  },
  billTypes: stockBillTypes,
  bills: stockBills,
  create: createStock,
} as const satisfies ProductDefinition<StockCommand, typeof stockEvents, StockPorts, Stock>;

function announcedIn(events: readonly StockEvent[]): number {
  const announced = events.find((event) => event.type === 'SessionAnnounced');
  return announced?.session ?? 0;
}

function actionIn(events: readonly StockEvent[]): number {
  const announced = events.find((event) => event.type === 'SplitAnnounced' || event.type === 'DividendAnnounced');
  return announced?.action ?? 0;
}
