/**
 * Withdrawals: from the address book through review, approval, signing and sending to their end. What is held for one stays
 * held until it has arrived or it is certain that it never left.
 */
import {
  type Answers,
  hashOfNumbers,
  type Product,
  type ProductDefinition,
  type Services,
} from '../../kernel/product.ts';
import { accountKinds, withdrawalStates } from '../../kernel/vocabulary.ts';
import type {
  WhitelistView,
  WithdrawalAddressView,
  WithdrawalReviewView,
  WithdrawalTermsView,
  WithdrawalView,
} from '../../views/withdrawal-views.ts';
import { withdrawalBills, withdrawalBillTypes } from './bills.ts';
import type { WithdrawalCommand } from './commands.ts';
import { decidersOf } from './decide/decide.ts';
import type { WithdrawalPorts } from './decide/desk.ts';
import { reviewAt, termsAt } from './decide/request.ts';
import { type WithdrawalEvent, withdrawalEvents } from './events.ts';
import { whitelistDelayMs } from './formulas.ts';
import { addHoldsOf, brokenOf } from './invariants.ts';
import { withdrawalRejections } from './rejections.ts';
import { evolversOf, withdrawalPostings } from './state/evolve.ts';
import {
  indexState,
  initialState,
  isStopped,
  isWhitelistOn,
  reviewKey,
  termsKey,
  type WithdrawalsState,
} from './state/state.ts';

export interface Withdrawals extends Product<WithdrawalCommand, WithdrawalEvent> {
  readonly queries: {
    /** The withdrawals of a customer that have not ended, each with the states that it has come through, oldest first. */
    openWithdrawals(query: { customer: number }): WithdrawalView[];
    /** The address book of a customer, oldest first; `goodFrom`: since when funds may go there, in ms. */
    withdrawalAddresses(query: { customer: number }, at: number): WithdrawalAddressView[];
    /** Whether new addresses of a customer wait, and when a whitelist goes off that was switched off; 0 for never. */
    withdrawalWhitelist(query: { customer: number }, at: number): WhitelistView;
    /** What an asset costs on a network, null where it doesn't go by it or no index tells. */
    withdrawalTerms(query: { asset: number; network: string }, at: number): WithdrawalTermsView | null;
    /** From which worth on operators look at a withdrawal. */
    withdrawalReview(query: object, at: number): WithdrawalReviewView;
  };
}

function createWithdrawals({ ledger }: Services, ports: WithdrawalPorts): Withdrawals {
  const state = initialState();
  const { withdrawals, addresses, whitelists, reconciliations, terms, review, counters } = state;
  const tables = [withdrawals, addresses, whitelists, reconciliations, terms.table, review.table];
  return {
    decide: decidersOf({ state, ledger, ports }),
    evolve: evolversOf(state, ports),
    timers: {},
    tables,
    addHolds: (holds) => addHoldsOf(state, holds),
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
    hasOpen: (customer) => state.openSlots.of(customer).size > 0,
    queries: {
      openWithdrawals: ({ customer }) =>
        Array.from(state.openSlots.of(customer))
          .map((slot) => withdrawalView(state, slot))
          .toSorted((left, right) => left.withdrawal - right.withdrawal),
      withdrawalAddresses({ customer }, at) {
        const waits = isWhitelistOn(state, customer, at) ? whitelistDelayMs : 0;
        const { address, network, destination, memo, addedAt } = addresses.columns;
        const views = Array.from(state.books.of(customer), (slot) => ({
          address: address[slot]!,
          network: network[slot]!,
          destination: destination[slot]!,
          memo: memo[slot]!,
          goodFrom: addedAt[slot]! + waits,
        }));
        return views.toSorted((left, right) => left.address - right.address);
      },
      withdrawalWhitelist({ customer }, at) {
        const slot = state.whitelistSlots.get(customer);
        const isOn = isWhitelistOn(state, customer, at);
        return { isOn, offAt: isOn ? whitelists.columns.offAt[slot]! : 0 };
      },
      withdrawalTerms({ asset, network }, at) {
        if (ports.asset(asset) === null) return null;
        const found = termsAt({ state, ports }, asset, network, at);
        if (found === null || found === 'none') return null;
        return { ...found, isStopped: isStopped(state, asset), upcoming: terms.upcoming(termsKey(asset, network), at) };
      },
      withdrawalReview: (_query, at) => ({ ...reviewAt(state, at), upcoming: review.upcoming(reviewKey, at) }),
    },
  };
}

function withdrawalView({ withdrawals: { columns } }: WithdrawalsState, slot: number): WithdrawalView {
  const steps = columns.steps[slot]!;
  const timeline = Array.from({ length: steps.length / 2 }, (_, step) => ({
    state: withdrawalStates[steps[step * 2]!]!,
    at: steps[step * 2 + 1]!,
  }));
  return {
    withdrawal: columns.withdrawal[slot]!,
    customer: columns.customer[slot]!,
    kind: accountKinds[columns.kind[slot]!]!,
    asset: columns.asset[slot]!,
    amount: columns.amount[slot]!,
    fee: columns.fee[slot]!,
    network: columns.network[slot]!,
    destination: columns.destination[slot]!,
    memo: columns.memo[slot]!,
    transaction: columns.transaction[slot]!,
    state: withdrawalStates[columns.state[slot]!]!,
    operators: columns.operators[slot]!,
    timeline,
  };
}

/** The id of the address or the withdrawal that a frame made, moved or ended. */
function madeIn({ events }: { readonly events: readonly WithdrawalEvent[] }): { id?: number } {
  for (const event of events) {
    if ('withdrawal' in event) return { id: event.withdrawal };
    if ('address' in event) return { id: event.address };
  }
  return {};
}

const answers: Answers<WithdrawalCommand, WithdrawalEvent> = {
  AddWithdrawalAddress: madeIn,
  RemoveWithdrawalAddress: madeIn,
  RequestWithdrawal: madeIn,
  ReviewWithdrawal: madeIn,
  ApproveWithdrawal: madeIn,
  CancelWithdrawal: madeIn,
  RejectWithdrawal: madeIn,
  SignWithdrawal: madeIn,
  RecordBroadcast: madeIn,
  RetryWithdrawal: madeIn,
  SettleWithdrawal: madeIn,
  SettleWithdrawalInside: madeIn,
};

export const withdrawal = {
  name: 'withdrawal',
  events: withdrawalEvents,
  rejections: withdrawalRejections,
  postings: withdrawalPostings,
  alwaysTaken: ['CancelWithdrawal', 'RecordBroadcast', 'SettleWithdrawal', 'SetReconciliation'],
  answers,
  billTypes: withdrawalBillTypes,
  bills: withdrawalBills,
  create: createWithdrawals,
} as const satisfies ProductDefinition<WithdrawalCommand, typeof withdrawalEvents, WithdrawalPorts, Withdrawals>;
