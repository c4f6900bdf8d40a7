import type { ExitGuard } from '../../../kernel/exits.ts';
import { knownSlot, requireNext } from '../../../kernel/known-slot.ts';
import type { Evolvers, Postings } from '../../../kernel/product.ts';
import { depositStates, systemAccounts } from '../../../kernel/vocabulary.ts';
import type { DepositEvent } from '../events.ts';
import { type DepositsState, keyAt } from './state.ts';

/** What evolving asks of the neighbours: the guard that counts what arrived, and whether there is such a customer. */
export interface DepositEvolvePorts {
  readonly exits: Pick<ExitGuard, 'arrived'>;
  knows(customer: number): boolean;
}

export function evolversOf(state: DepositsState, ports: DepositEvolvePorts): Evolvers<DepositEvent> {
  const { deposits, depositSlots, depositsOf, requests, requestSlots, requestsOf, arrivals, counters } = state;
  const requireCustomer = (customer: number): void => {
    if (!ports.knows(customer)) throw new Error(`There is no customer ${customer}.`);
  };
  const credit = (name: string): void => {
    arrivals.columns.name[arrivals.add()] = name;
    state.credited.add(name);
  };
  const end = (deposit: number): string => {
    const slot = knownSlot(depositSlots, deposit, 'deposit');
    const key = keyAt(state, slot);
    depositsOf.remove(deposits.columns.customer[slot]!, slot);
    deposits.remove(slot);
    depositSlots.delete(deposit);
    state.openKeys.delete(key);
    return key;
  };
  const endRequest = (request: number): void => {
    const slot = knownSlot(requestSlots, request, 'deposit request');
    requestsOf.remove(requests.columns.customer[slot]!, slot);
    requests.remove(slot);
    requestSlots.delete(request);
  };
  return {
    DepositSeen({ type: _type, ...seen }, at) {
      if (seen.customer !== 0) requireCustomer(seen.customer);
      requireNext(counters.lastDeposit, seen.deposit, 'Deposit');
      const slot = deposits.add();
      const { columns } = deposits;
      columns.deposit[slot] = seen.deposit;
      columns.customer[slot] = seen.customer;
      columns.chain[slot] = seen.chain;
      columns.transaction[slot] = seen.transaction;
      columns.output[slot] = seen.output;
      columns.asset[slot] = seen.asset;
      columns.amount[slot] = seen.amount;
      columns.dust[slot] = seen.dust;
      columns.decimals[slot] = seen.decimals;
      columns.state[slot] = depositStates.indexOf('seen');
      columns.seenAt[slot] = at;
      depositSlots.set(seen.deposit, slot);
      depositsOf.add(seen.customer, slot);
      state.openKeys.set(keyAt(state, slot), slot);
      counters.lastDeposit = seen.deposit;
    },
    DepositUnassigned({ deposit }) {
      const slot = knownSlot(depositSlots, deposit, 'deposit');
      deposits.columns.state[slot] = depositStates.indexOf('unassigned');
      deposits.touch(slot);
    },
    /** It has an owner and is as if it had just been seen: where it is final, its credit follows in the same frame. */
    DepositAssigned({ deposit, customer }) {
      requireCustomer(customer);
      const slot = knownSlot(depositSlots, deposit, 'deposit');
      depositsOf.remove(deposits.columns.customer[slot]!, slot);
      depositsOf.add(customer, slot);
      deposits.columns.customer[slot] = customer;
      deposits.columns.state[slot] = depositStates.indexOf('seen');
      deposits.touch(slot);
    },
    DepositCredited({ deposit, customer, asset, amount }, at) {
      credit(end(deposit));
      ports.exits.arrived(customer, asset, amount, at);
    },
    DepositUndone({ deposit }) {
      end(deposit);
    },
    DepositRequested(event, at) {
      requireCustomer(event.customer);
      requireNext(counters.lastRequest, event.request, 'Deposit request');
      const slot = requests.add();
      const { columns } = requests;
      columns.request[slot] = event.request;
      columns.customer[slot] = event.customer;
      columns.asset[slot] = event.asset;
      columns.amount[slot] = event.amount;
      columns.voucher[slot] = event.voucher;
      columns.currency[slot] = event.currency;
      columns.fiatE6[slot] = event.fiatE6;
      columns.rateE8[slot] = event.rateE8;
      columns.requestedAt[slot] = at;
      requestSlots.set(event.request, slot);
      requestsOf.add(event.customer, slot);
      counters.lastRequest = event.request;
    },
    DepositRequestConfirmed({ request, customer, asset, amount, reference }, at) {
      endRequest(request);
      credit(reference);
      ports.exits.arrived(customer, asset, amount, at);
    },
    DepositRequestEnded: ({ request }) => endRequest(request),
  };
}

export const depositPostings: Postings<DepositEvent> = {
  DepositCredited({ customer, asset, amount }, post) {
    post(systemAccounts.world, 'funding', asset, -amount, 0n);
    post(customer, 'funding', asset, amount, 0n);
  },
  DepositRequestConfirmed({ customer, asset, amount }, post) {
    post(systemAccounts.world, 'funding', asset, -amount, 0n);
    post(customer, 'funding', asset, amount, 0n);
  },
};
