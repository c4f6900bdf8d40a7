import { IntMap } from '../../../kernel/int-map.ts';
import { SlotsByOwner } from '../../../kernel/slots-by-owner.ts';
import { Settings } from '../../../kernel/settings.ts';
import { Table } from '../../../kernel/table.ts';
import { accountKinds, withdrawalStates } from '../../../kernel/vocabulary.ts';

const withdrawalFields = {
  withdrawal: 'int',
  customer: 'int',
  kind: accountKinds,
  asset: 'int',
  amount: 'amount',
  fee: 'amount',
  valueE8: 'amount',
  heldAt: 'int',
  network: 'text',
  destination: 'text',
  memo: 'text',
  state: withdrawalStates,
  operators: 'int',
  /** The last act that moved it: none does so twice. */
  act: 'int',
  transaction: 'text',
  /** Each state that it has come into and when, by its place in the list of states: pairs. */
  steps: 'ints',
} as const;

const addressFields = {
  address: 'int',
  customer: 'int',
  network: 'text',
  destination: 'text',
  memo: 'text',
  addedAt: 'int',
} as const;

/** `offAt`: when a whitelist goes off that was switched off, 0 while it stays on. */
const whitelistFields = { customer: 'int', offAt: 'int' } as const;

/** What the last comparison of an asset came to; withdrawals go while it is 0. */
const reconciliationFields = { asset: 'int', difference: 'amount', at: 'int' } as const;

/** Open withdrawals, the address books with their whitelists, terms, and what stops an asset. */
export function initialState() {
  return {
    withdrawals: new Table('withdrawal', withdrawalFields),
    withdrawalSlots: new IntMap(),
    /** By customer. */
    openSlots: new SlotsByOwner(),
    addresses: new Table('withdrawalAddress', addressFields),
    addressSlots: new IntMap(),
    /** The addresses by customer. */
    books: new SlotsByOwner(),
    whitelists: new Table('whitelist', whitelistFields),
    whitelistSlots: new IntMap(),
    reconciliations: new Table('reconciliation', reconciliationFields),
    reconciliationSlots: new IntMap(),
    terms: new Settings('withdrawalTerms', { minimum: 'amount', fee: 'amount' }),
    review: new Settings('withdrawalReview', { oneFromE6: 'amount', twoFromE6: 'amount' }),
    counters: { lastWithdrawal: 0, lastAddress: 0 },
  };
}

export type WithdrawalsState = ReturnType<typeof initialState>;

/** The settings of review have one key. */
export const reviewKey = '';

export function termsKey(asset: number, network: string): string {
  return `${asset}/${network}`;
}

/** Makes the indexes again from the records that a snapshot brought. */
export function indexState(state: WithdrawalsState): void {
  const { withdrawals, addresses, whitelists, reconciliations } = state;
  for (const slot of withdrawals.slots()) state.withdrawalSlots.set(withdrawals.columns.withdrawal[slot]!, slot);
  for (const slot of addresses.slots()) state.addressSlots.set(addresses.columns.address[slot]!, slot);
  state.openSlots.index(withdrawals.slots(), withdrawals.columns.customer);
  state.books.index(addresses.slots(), addresses.columns.customer);
  for (const slot of whitelists.slots()) state.whitelistSlots.set(whitelists.columns.customer[slot]!, slot);
  for (const slot of reconciliations.slots()) state.reconciliationSlots.set(reconciliations.columns.asset[slot]!, slot);
}

/** Whether new addresses of a customer wait. */
export function isWhitelistOn(
  { whitelists, whitelistSlots }: Pick<WithdrawalsState, 'whitelists' | 'whitelistSlots'>,
  customer: number,
  at: number,
): boolean {
  const slot = whitelistSlots.get(customer);
  if (slot < 0) return false;
  const offAt = whitelists.columns.offAt[slot]!;
  return offAt === 0 || offAt > at;
}

/** Whether what is owed of an asset and what is there were last found to differ. */
export function isStopped(
  { reconciliations, reconciliationSlots }: Pick<WithdrawalsState, 'reconciliations' | 'reconciliationSlots'>,
  asset: number,
): boolean {
  const slot = reconciliationSlots.get(asset);
  return slot >= 0 && reconciliations.columns.difference[slot] !== 0n;
}
