import type { Rejection } from '../../../kernel/rejection.ts';
import type { AddWithdrawalAddress, RemoveWithdrawalAddress, SetWhitelist } from '../commands.ts';
import { addressesMax, isDestination, isMemo, isNetwork, whitelistDelayMs } from '../formulas.ts';
import { withdrawalRejections as refuse } from '../rejections.ts';
import { isWhitelistOn } from '../state/state.ts';
import type { WithdrawalContext, WithdrawalDesk } from './desk.ts';

/** A destination comes into the book once. */
export function addAddress(
  { state, ports }: WithdrawalDesk,
  { emit, answer }: WithdrawalContext,
  { customer, network, destination, memo }: AddWithdrawalAddress,
): Rejection | null {
  if (!isNetwork(network)) return refuse.networkInvalid;
  if (!isDestination(destination)) return refuse.destinationInvalid;
  if (!isMemo(memo)) return refuse.memoInvalid;
  if (!ports.isOpen(customer)) return refuse.customerNotFound;
  const { columns } = state.addresses;
  const book = Array.from(state.books.of(customer));
  const isKnown = book.some(
    (slot) =>
      columns.network[slot] === network && columns.destination[slot] === destination && columns.memo[slot] === memo,
  );
  if (isKnown) return refuse.addressExists;
  if (book.length >= addressesMax) return refuse.addressBookFull;

  const address = state.counters.lastAddress + 1;
  emit({ type: 'WithdrawalAddressAdded', address, customer, network, destination, memo });
  answer.id = address;
  return null;
}

/** What is on its way to an address goes on; nothing new goes there. */
export function removeAddress(
  { state }: WithdrawalDesk,
  { emit, answer }: WithdrawalContext,
  { customer, address }: RemoveWithdrawalAddress,
): Rejection | null {
  if (addressSlot(state, customer, address) < 0) return refuse.addressNotFound;
  emit({ type: 'WithdrawalAddressRemoved', address, customer });
  answer.id = address;
  return null;
}

/** A protection is there at once and gone after a day (D27). */
export function setWhitelist(
  { state, ports }: WithdrawalDesk,
  { emit, at }: WithdrawalContext,
  { customer, isOn }: SetWhitelist,
): Rejection | null {
  if (!ports.isOpen(customer)) return refuse.customerNotFound;
  const slot = state.whitelistSlots.get(customer);
  const isGoingOff = slot >= 0 && state.whitelists.columns.offAt[slot] !== 0;
  const stays = isWhitelistOn(state, customer, at) && !isGoingOff;
  if (isOn ? stays : !stays) return null;

  emit({ type: 'WhitelistSet', customer, offAt: isOn ? 0 : at + whitelistDelayMs });
  return null;
}

/** The slot of an address of this customer's book, -1 for none. */
export function addressSlot(state: WithdrawalDesk['state'], customer: number, address: number): number {
  const slot = Number.isSafeInteger(address) && address > 0 ? state.addressSlots.get(address) : -1;
  return slot >= 0 && state.addresses.columns.customer[slot] === customer ? slot : -1;
}
