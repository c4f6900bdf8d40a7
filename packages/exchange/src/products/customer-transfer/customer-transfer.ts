/**
 * Transfers to other customers: from funding to funding, irrevocable, the fee on top. They are an exit like a withdrawal
 * and ask the exit guard.
 */
import type { ExitGuard } from '../../kernel/exits.ts';
import {
  type Answers,
  hashOfNumbers,
  type Product,
  type ProductDefinition,
  type Services,
} from '../../kernel/product.ts';
import type { CustomerTransferFeesView, StandingView } from '../../views.ts';
import { customerTransferBills, customerTransferBillTypes } from './bills.ts';
import type { CustomerTransferCommand } from './commands.ts';
import { decidersOf, feeOf, timersOf } from './decide.ts';
import { type CustomerTransferEvent, customerTransferEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { customerTransferRejections } from './rejections.ts';
import { customerTransferPostings, type CustomerTransferState, evolversOf, initialState } from './state.ts';

/** What transfers to other customers ask of their neighbours. */
export interface CustomerTransferPorts {
  readonly exits: Pick<ExitGuard, 'exitBarred' | 'valueE8' | 'left'>;
  /** What is known of a customer, null where nobody has opened one. */
  standing(customer: number): StandingView | null;
  /** The index of an asset in 1e-8 USDT, 0 before the first tick. */
  priceE8(asset: number): number;
  /** The decimals of an asset, -1 for an unknown one. */
  scaleOf(asset: number): number;
}

export interface CustomerTransfer extends Product<CustomerTransferCommand, CustomerTransferEvent> {
  readonly queries: {
    /** What transfers cost now, and what is announced. */
    customerTransferFees(): CustomerTransferFeesView;
    /** The fee of one transfer in the asset's smallest unit; null for an unknown asset and for one without an index. */
    customerTransferFee(query: { asset: number; amount: bigint }): bigint | null;
  };
}

function createCustomerTransfer({ ledger, timers }: Services, ports: CustomerTransferPorts): CustomerTransfer {
  const state = initialState();
  const { table } = state.announcedFees;
  return {
    decide: decidersOf({ state, ledger, ports }),
    evolve: evolversOf(state, timers, ports.exits),
    timers: timersOf(state),
    tables: [table],
    addHolds() {},
    broken: () => brokenOf(state),
    hash: () => table.hash() + hashOfNumbers({ ...state.counters, ...state.fees }),
    save(writer) {
      writer.json({ counters: state.counters, fees: state.fees });
      table.save(writer);
    },
    load(reader) {
      const head = reader.json() as Pick<CustomerTransferState, 'counters' | 'fees'>;
      state.counters = head.counters;
      state.fees = head.fees;
      table.load(reader);
      state.announcedFees.index();
    },
    queries: {
      customerTransferFees() {
        const upcoming = state.announcedFees
          .upcoming()
          .map(({ schedule, effectiveAt }) => ({ effectiveAt, ...state.announcedFees.at(schedule) }));
        return { ...state.fees, upcoming };
      },
      customerTransferFee: ({ asset, amount }) =>
        ports.scaleOf(asset) < 0 ? null : feeOf({ state, ports }, asset, amount),
    },
  };
}

/** The number of the transfer that a frame made. */
const answers: Answers<CustomerTransferCommand, CustomerTransferEvent> = {
  TransferToCustomer({ events }) {
    const made = events.find((event) => event.type === 'CustomerTransferred');
    return made ? { id: made.transfer } : {};
  },
};

export const customerTransfer = {
  name: 'customerTransfer',
  events: customerTransferEvents,
  rejections: customerTransferRejections,
  postings: customerTransferPostings,
  alwaysTaken: [],
  answers,
  billTypes: customerTransferBillTypes,
  bills: customerTransferBills,
  create: createCustomerTransfer,
} as const satisfies ProductDefinition<
  CustomerTransferCommand,
  typeof customerTransferEvents,
  CustomerTransferPorts,
  CustomerTransfer
>;
