/**
 * Contracts: linear perpetuals, margined and settled in USDT, matched on the venue. The counterparty of a customer is another
 * customer; the house takes its fee, and its insurance fund stands between a bankrupt position and everybody else.
 */
import type { BlockDesk } from '../../kernel/blocks.ts';
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import type { Settlement } from '../../matching/venue/settlement.ts';
import type { ContractAccountView, ContractView, PositionView } from '../../views/contract-views.ts';
import { perpetualAnswers } from './answer.ts';
import { perpetualBills, perpetualBillTypes } from './bills.ts';
import type { PerpetualCommand } from './commands.ts';
import { blockDeskOf } from './decide/blocks.ts';
import { decidersOf, timersOf } from './decide/decide.ts';
import { indexMoved } from './decide/index-moved.ts';
import { type PerpetualContext, type PerpetualDesk, modeOf, type PerpetualPorts, positionsOf } from './decide/desk.ts';
import { freeOf, isFrozen } from './decide/exposure.ts';
import { LiquidationIndex } from './decide/liquidation-index.ts';
import { type PerpetualEvent, perpetualEvents } from './events.ts';
import { addHoldsOf, brokenOf } from './invariants.ts';
import { perpetualRejections } from './rejections.ts';
import { settlementOf } from './settlement.ts';
import { evolversOf } from './state/evolve.ts';
import { perpetualPostings } from './state/postings.ts';
import { indexFunding } from './state/funding.ts';
import { indexMarks } from './state/marks.ts';
import { initialState, modeKey, type PerpetualState, readRules } from './state/records.ts';
import { contractAccountView } from './state/account-view.ts';
import { contractView, positionView } from './state/view.ts';

/** Contracts as the exchange sees them. */
export interface Perpetual extends Product<PerpetualCommand, PerpetualEvent> {
  readonly settlement: Settlement;
  /** What copy trading trades by. */
  readonly blocks: BlockDesk;
  /** The index was published: the marks follow in its frame. */
  ticked(context: unknown): void;
  /** What of a customer's contract account may leave it, in units of USDT; null while a mark is frozen, at a time in ms. */
  leaves(customer: number, at: number): bigint | null;
  readonly queries: {
    contracts(query: object, at: number): ContractView[];
    /** A customer's open positions, oldest first; `market` 0 or absent for all. */
    positions(query: { customer: number; market?: number | undefined }): PositionView[];
    contractAccount(query: { customer: number }, at: number): ContractAccountView;
    /** How a customer's next positions in a market are margined. */
    marginMode(query: { customer: number; market: number }): 'isolated' | 'cross';
  };
}

function createPerpetual({ ledger, timers }: Services, ports: PerpetualPorts): Perpetual {
  const state = initialState(timers);
  const desk: PerpetualDesk = {
    state,
    ledger,
    ports,
    legs: { taker: null, maker: null },
    liquidating: 0,
    index: new LiquidationIndex(),
    stale: state.stale,
    walks: new Map(),
  };
  ledger.watch('perpetual', (customer) => {
    if (state.positionsOf.of(customer).size > 0) state.stale.add(customer);
  });
  const tables = [
    state.contracts,
    state.announcedRules.table,
    state.positions,
    state.modes,
    state.quizzes,
    state.marks.table,
    state.funding.fundings,
    state.funding.dues,
  ];
  const { walks } = state.funding;
  return {
    decide: decidersOf(desk),
    evolve: evolversOf(state, timers, ports.stakes, ports.copies),
    timers: timersOf(desk),
    tables: [...tables, walks.table],
    settlement: settlementOf(desk, state.stale),
    blocks: blockDeskOf(desk),
    ticked: (context) => indexMoved(desk, context as PerpetualContext),
    leaves: (customer, at) => (isFrozen(desk, customer, at) ? null : freeOf(desk, customer)),
    order: (id) => ports.venue().orderOf(id),
    hasOpen: (customer) => state.positionsOf.of(customer).size > 0,
    addHolds: (holds) => addHoldsOf(state, holds),
    broken: () => brokenOf(state, ledger),
    hash: () =>
      [...tables, walks.table].reduce(
        (sum, table) => sum + table.hash(),
        hashOfNumbers({ ...state.counters, ...state.limits }),
      ),
    save(writer) {
      writer.json({ counters: state.counters, limits: state.limits });
      for (const table of tables) table.save(writer);
      walks.save(writer);
    },
    load(reader) {
      const head = reader.json() as Pick<PerpetualState, 'counters' | 'limits'>;
      Object.assign(state.counters, head.counters);
      Object.assign(state.limits, head.limits);
      for (const table of tables) table.load(reader);
      walks.load(reader);
      indexRecords(state);
    },
    queries: {
      contracts: (_query, at) => [...state.contracts.slots()].map((slot) => contractView(desk, slot, at)),
      positions: ({ customer, market = 0 }) =>
        positionsOf(desk, customer, market).map((position) => positionView(desk, position)),
      contractAccount: ({ customer }, at) => contractAccountView(desk, customer, at),
      marginMode: ({ customer, market }) => (modeOf(desk, customer, market).isCross ? 'cross' : 'isolated'),
    },
  };
}

/** Makes the indexes again from the records that a snapshot brought. */
function indexRecords(state: PerpetualState): void {
  const { contracts, positions, modes, quizzes } = state;
  for (const slot of contracts.slots()) {
    state.contractSlots.set(contracts.columns.market[slot]!, slot);
    readRules(state, slot);
  }
  indexMarks(state.marks);
  indexFunding(state.funding);
  state.announcedRules.index();
  for (const slot of positions.slots()) {
    state.positionSlots.set(positions.columns.position[slot]!, slot);
    state.stale.add(positions.columns.customer[slot]!);
  }
  state.positionsOf.index(positions.slots(), positions.columns.customer);
  for (const slot of modes.slots())
    state.modeSlots.set(modeKey(modes.columns.customer[slot]!, modes.columns.market[slot]!), slot);
  for (const slot of quizzes.slots()) state.quizSlots.set(quizzes.columns.customer[slot]!, slot);
}

export const perpetual = {
  name: 'perpetual',
  events: perpetualEvents,
  rejections: perpetualRejections,
  postings: perpetualPostings,
  alwaysTaken: ['ClosePosition', 'ClosePositions'],
  answers: perpetualAnswers,
  billTypes: perpetualBillTypes,
  bills: perpetualBills,
  create: createPerpetual,
} as const satisfies ProductDefinition<PerpetualCommand, typeof perpetualEvents, PerpetualPorts, Perpetual>;
