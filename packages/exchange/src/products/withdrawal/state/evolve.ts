import type { ExitGuard } from '../../../kernel/exits.ts';
import type { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot, requireNew } from '../../../kernel/known-slot.ts';
import type { Evolvers, Postings } from '../../../kernel/product.ts';
import { accountKinds, systemAccounts, type WithdrawalState, withdrawalStates } from '../../../kernel/vocabulary.ts';
import { shareFee } from '../../../ledger/fees.ts';
import type { WithdrawalEvent } from '../events.ts';
import { reviewKey, termsKey, type WithdrawalsState } from './state.ts';

/** What evolving asks of the neighbours: the guard that counts, and whether there is such a customer. */
export interface WithdrawalEvolvePorts {
  readonly exits: Pick<ExitGuard, 'left' | 'cameBack'>;
  knows(customer: number): boolean;
}

export function evolversOf(state: WithdrawalsState, ports: WithdrawalEvolvePorts): Evolvers<WithdrawalEvent> {
  const { withdrawals, withdrawalSlots, openSlots, addresses, addressSlots, books } = state;
  const { whitelists, reconciliations, counters } = state;
  const requireCustomer = (customer: number): void => {
    if (!ports.knows(customer)) throw new Error(`There is no customer ${customer}.`);
  };
  const slotOf = (withdrawal: number): number => knownSlot(withdrawalSlots, withdrawal, 'withdrawal');
  const step = (slot: number, next: WithdrawalState, at: number): void => {
    const place = withdrawalStates.indexOf(next);
    withdrawals.columns.state[slot] = place;
    withdrawals.columns.steps[slot] = [...(withdrawals.columns.steps[slot] ?? []), place, at];
    withdrawals.touch(slot);
  };
  const end = (withdrawal: number): void => {
    const slot = slotOf(withdrawal);
    openSlots.remove(withdrawals.columns.customer[slot]!, slot);
    withdrawals.remove(slot);
    withdrawalSlots.delete(withdrawal);
  };
  return {
    WithdrawalAddressAdded(event, at) {
      requireCustomer(event.customer);
      requireNew(addressSlots, event.address, 'address');
      const slot = addresses.add();
      const { columns } = addresses;
      columns.address[slot] = event.address;
      columns.customer[slot] = event.customer;
      columns.network[slot] = event.network;
      columns.destination[slot] = event.destination;
      columns.memo[slot] = event.memo;
      columns.addedAt[slot] = at;
      addressSlots.set(event.address, slot);
      books.add(event.customer, slot);
      counters.lastAddress = event.address;
    },
    WithdrawalAddressRemoved({ address, customer }) {
      const slot = knownSlot(addressSlots, address, 'address');
      books.remove(customer, slot);
      addresses.remove(slot);
      addressSlots.delete(address);
    },
    WhitelistSet({ customer, offAt }) {
      requireCustomer(customer);
      const slot = slotFor(state.whitelistSlots, customer, whitelists);
      whitelists.columns.customer[slot] = customer;
      whitelists.columns.offAt[slot] = offAt;
      whitelists.touch(slot);
    },
    WithdrawalHeld(event, at) {
      requireCustomer(event.customer);
      requireNew(withdrawalSlots, event.withdrawal, 'withdrawal');
      const slot = withdrawals.add();
      const { columns } = withdrawals;
      columns.withdrawal[slot] = event.withdrawal;
      columns.customer[slot] = event.customer;
      columns.kind[slot] = accountKinds.indexOf(event.kind);
      columns.asset[slot] = event.asset;
      columns.amount[slot] = event.amount;
      columns.fee[slot] = event.fee;
      columns.valueE8[slot] = event.valueE8;
      columns.heldAt[slot] = at;
      columns.network[slot] = event.network;
      columns.destination[slot] = event.destination;
      columns.memo[slot] = event.memo;
      columns.operators[slot] = event.operators;
      columns.act[slot] = 0;
      columns.transaction[slot] = '';
      columns.steps[slot] = [];
      step(slot, 'requested', at);
      withdrawalSlots.set(event.withdrawal, slot);
      openSlots.add(event.customer, slot);
      counters.lastWithdrawal = event.withdrawal;
      ports.exits.left(event, at);
    },
    WithdrawalMoved(event, at) {
      const slot = slotOf(event.withdrawal);
      const { columns } = withdrawals;
      columns.operators[slot] = event.operators;
      if (event.act !== 0) columns.act[slot] = event.act;
      if (event.state === 'signed') columns.transaction[slot] = event.evidence;
      step(slot, event.state, at);
    },
    WithdrawalSettled: ({ withdrawal }) => end(withdrawal),
    WithdrawalSettledInside: ({ withdrawal }) => end(withdrawal),
    WithdrawalReleased(event, at) {
      const slot = slotOf(event.withdrawal);
      const { valueE8, heldAt } = withdrawals.columns;
      ports.exits.cameBack({ ...event, valueE8: valueE8[slot]! }, heldAt[slot]!, at);
      end(event.withdrawal);
    },
    ReconciliationSet({ asset, difference }, at) {
      const slot = slotFor(state.reconciliationSlots, asset, reconciliations);
      reconciliations.columns.asset[slot] = asset;
      reconciliations.columns.difference[slot] = difference;
      reconciliations.columns.at[slot] = at;
      reconciliations.touch(slot);
    },
    WithdrawalTermsSet({ asset, network, minimum, fee, effectiveAt }, at) {
      state.terms.set(termsKey(asset, network), effectiveAt, { minimum, fee }, at);
    },
    WithdrawalReviewSet({ oneFromE6, twoFromE6, effectiveAt }, at) {
      state.review.set(reviewKey, effectiveAt, { oneFromE6, twoFromE6 }, at);
    },
  };
}

/** The slot of a record that is kept once an id, made where there is none. */
function slotFor(slots: IntMap, id: number, table: { add(): number }): number {
  const known = slots.get(id);
  if (known >= 0) return known;
  const slot = table.add();
  slots.set(id, slot);
  return slot;
}

export const withdrawalPostings: Postings<WithdrawalEvent> = {
  WithdrawalHeld({ customer, kind, asset, amount }, post) {
    post(customer, kind, asset, -amount, amount);
  },
  WithdrawalSettled({ customer, kind, asset, amount, fee }, post) {
    post(customer, kind, asset, 0n, -amount);
    post(systemAccounts.world, 'funding', asset, amount - fee, 0n);
    shareFee(post, asset, fee);
  },
  WithdrawalSettledInside({ customer, kind, asset, amount, fee, recipient }, post) {
    post(customer, kind, asset, 0n, -amount);
    post(recipient, 'funding', asset, amount - fee, 0n);
    shareFee(post, asset, fee);
  },
  WithdrawalReleased({ customer, kind, asset, amount }, post) {
    post(customer, kind, asset, amount, -amount);
  },
};
