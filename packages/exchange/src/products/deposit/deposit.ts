/**
 * Deposits: coins that chains bring, each credited once when it is final, and what customers paid by hand and operators have
 * seen. Credit goes to funding; its other side is the world.
 */
import {
  type Answers,
  hashOfNumbers,
  type Product,
  type ProductDefinition,
  type Services,
} from '../../kernel/product.ts';
import { depositStates } from '../../kernel/vocabulary.ts';
import type { DepositRequestView, DepositView } from '../../views/deposit-views.ts';
import { depositBills, depositBillTypes } from './bills.ts';
import type { DepositCommand } from './commands.ts';
import { decidersOf } from './decide/decide.ts';
import type { DepositPorts } from './decide/desk.ts';
import { type DepositEvent, depositEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { depositRejections } from './rejections.ts';
import { depositPostings, evolversOf } from './state/evolve.ts';
import { type DepositsState, indexState, initialState } from './state/state.ts';

export interface Deposits extends Product<DepositCommand, DepositEvent> {
  /** Whether a reference was credited to a request. */
  isCredited(reference: string): boolean;
  readonly queries: {
    /** What was seen for a customer and isn't credited, oldest first; for customer 0 what is nobody's. */
    openDeposits(query: { customer: number }): DepositView[];
    /** What a customer has asked for and nobody has decided, oldest first. */
    depositRequests(query: { customer: number }): DepositRequestView[];
  };
}

function createDeposits({ ledger }: Services, ports: DepositPorts): Deposits {
  const state = initialState();
  const { deposits, requests, arrivals, counters } = state;
  const tables = [deposits, requests, arrivals];
  return {
    decide: decidersOf({ state, ledger, ports }),
    evolve: evolversOf(state, ports),
    timers: {},
    tables,
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), hashOfNumbers(counters)),
    save(writer) {
      writer.json(counters);
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      Object.assign(counters, reader.json());
      for (const table of tables) table.load(reader);
      indexState(state);
    },
    hasOpen: (customer) => state.requestsOf.of(customer).size > 0 || state.depositsOf.of(customer).size > 0,
    isCredited: (reference) => state.credited.has(reference),
    queries: {
      openDeposits: ({ customer }) =>
        Array.from(state.depositsOf.of(customer))
          .map((slot) => depositView(state, slot))
          .toSorted((left, right) => left.deposit - right.deposit),
      depositRequests: ({ customer }) =>
        Array.from(state.requestsOf.of(customer))
          .map((slot) => requestView(state, slot))
          .toSorted((left, right) => left.request - right.request),
    },
  };
}

function depositView({ deposits: { columns } }: DepositsState, slot: number): DepositView {
  return {
    deposit: columns.deposit[slot]!,
    customer: columns.customer[slot]!,
    chain: columns.chain[slot]!,
    transaction: columns.transaction[slot]!,
    output: columns.output[slot]!,
    asset: columns.asset[slot]!,
    amount: columns.amount[slot]!,
    dust: columns.dust[slot]!,
    decimals: columns.decimals[slot]!,
    state: depositStates[columns.state[slot]!]!,
    seenAt: columns.seenAt[slot]!,
  };
}

function requestView({ requests: { columns } }: DepositsState, slot: number): DepositRequestView {
  return {
    request: columns.request[slot]!,
    customer: columns.customer[slot]!,
    asset: columns.asset[slot]!,
    amount: columns.amount[slot]!,
    voucher: columns.voucher[slot]!,
    currency: columns.currency[slot]!,
    fiatE6: columns.fiatE6[slot]!,
    rateE8: columns.rateE8[slot]!,
    requestedAt: columns.requestedAt[slot]!,
  };
}

/** The number of the deposit or the request that a frame made, moved or ended. */
function madeIn({ events }: { readonly events: readonly DepositEvent[] }): { id?: number } {
  for (const event of events) {
    if ('deposit' in event) return { id: event.deposit };
    if ('request' in event) return { id: event.request };
  }
  return {};
}

const answers: Answers<DepositCommand, DepositEvent> = {
  RecordDeposit: madeIn,
  ConfirmDeposit: madeIn,
  UndoDeposit: madeIn,
  AssignDeposit: madeIn,
  RequestDeposit: madeIn,
  CancelDepositRequest: madeIn,
  RejectDepositRequest: madeIn,
  ConfirmDepositRequest: madeIn,
};

export const deposit = {
  name: 'deposit',
  events: depositEvents,
  rejections: depositRejections,
  postings: depositPostings,
  alwaysTaken: ['RecordDeposit', 'ConfirmDeposit', 'UndoDeposit'],
  answers,
  billTypes: depositBillTypes,
  bills: depositBills,
  create: createDeposits,
} as const satisfies ProductDefinition<DepositCommand, typeof depositEvents, DepositPorts, Deposits>;
