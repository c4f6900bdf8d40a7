import type { ExitGuard } from '../../kernel/exits.ts';
import { IntMap } from '../../kernel/int-map.ts';
import { knownSlot, requireNew } from '../../kernel/known-slot.ts';
import type { Evolvers, Postings } from '../../kernel/product.ts';
import { type ReadState, Table } from '../../kernel/table.ts';
import { adjustmentWindowMs, testFundsWindowMs } from './formulas.ts';
import { type FreezeReason, freezeReasons, systemAccounts } from '../../kernel/vocabulary.ts';
import type { AccountEvent } from './events.ts';

const assetFields = { asset: 'int', code: 'text', scale: 'int' } as const;
const customerFields = {
  customer: 'int',
  version: 'int',
  identityLevel: 'int',
  tradingFreeze: freezeReasons,
  withdrawalFreeze: freezeReasons,
  holdUntil: 'int',
  country: 'text',
  openedAt: 'int',
  closedAt: 'int',
} as const;
/** The acts of operators that have moved money of late, and what that was worth: it counts for 24 hours. */
const actFields = { act: 'int', worthE6: 'amount', at: 'int' } as const;

/** The reserves that have capital, by asset: what comes after needs operators. */
const fundedFields = { account: 'int', asset: 'int' } as const;

/** What a customer has claimed of late: it counts until a minute has passed since `lastAt`. */
const testFundsFields = { customer: 'int', worthE6: 'amount', lastAt: 'int' } as const;

/** Assets, customers and what they may do, credited arrivals. */
export function initialState() {
  return {
    assets: new Table('asset', assetFields),
    assetSlots: new IntMap(),
    customers: new Table('customer', customerFields),
    customerSlots: new IntMap(),
    deposits: new Table('deposit', { reference: 'text' }),
    references: new Set<string>(),
    testFunds: new Table('testFunds', testFundsFields),
    testFundsSlots: new IntMap(),
    doneActs: new Table('doneAct', actFields),
    funded: new Table('funded', fundedFields),
    counters: { lastDeposit: 0, lastTransfer: 0, lastAdjustment: 0 },
  };
}

export type AccountState = ReturnType<typeof initialState>;

const freezeIndex = (reason: FreezeReason): number => freezeReasons.indexOf(reason);

export function evolversOf(state: AccountState, exits: Pick<ExitGuard, 'arrived'>): Evolvers<AccountEvent> {
  const arrived = (event: { deposit: number; reference: string }): void => {
    const slot = state.deposits.add();
    state.deposits.columns.reference[slot] = event.reference;
    state.references.add(event.reference);
    state.counters.lastDeposit = event.deposit;
  };
  /** An act has done what it announced; what is older than a day counts no more, nor can it be done again. */
  const done = (act: number, worthE6: bigint, at: number): void => {
    const { columns } = state.doneActs;
    for (const slot of state.doneActs.slots())
      if (at - columns.at[slot]! >= adjustmentWindowMs) state.doneActs.remove(slot);
    const slot = state.doneActs.add();
    columns.act[slot] = act;
    columns.worthE6[slot] = worthE6;
    columns.at[slot] = at;
  };
  return {
    AssetListed(event) {
      requireNew(state.assetSlots, event.asset, 'asset');
      const slot = state.assets.add();
      const { columns } = state.assets;
      columns.asset[slot] = event.asset;
      columns.code[slot] = event.code;
      columns.scale[slot] = event.scale;
      state.assetSlots.set(event.asset, slot);
    },
    CustomerOpened(event, at) {
      requireNew(state.customerSlots, event.customer, 'customer');
      const slot = state.customers.add();
      const { columns } = state.customers;
      columns.customer[slot] = event.customer;
      columns.version[slot] = 0;
      columns.identityLevel[slot] = 0;
      columns.tradingFreeze[slot] = 0;
      columns.withdrawalFreeze[slot] = 0;
      columns.holdUntil[slot] = 0;
      columns.country[slot] = event.country;
      columns.openedAt[slot] = at;
      columns.closedAt[slot] = 0;
      state.customerSlots.set(event.customer, slot);
    },
    Deposited(event, at) {
      knownSlot(state.customerSlots, event.customer, 'customer');
      arrived(event);
      exits.arrived(event.customer, event.asset, event.amount, at);
    },
    HouseFunded(event, at) {
      knownSlot(state.assetSlots, event.asset, 'asset');
      arrived(event);
      if (event.act !== 0) done(event.act, 0n, at);
      if (isFunded(state, event.account, event.asset)) return;
      const slot = state.funded.add();
      state.funded.columns.account[slot] = event.account;
      state.funded.columns.asset[slot] = event.asset;
    },
    BalanceAdjusted(event, at) {
      knownSlot(state.customerSlots, event.customer, 'customer');
      done(event.act, event.worthE6, at);
      state.counters.lastAdjustment = event.adjustment;
    },
    DustGivenUp({ customer }) {
      knownSlot(state.customerSlots, customer, 'customer');
    },
    CustomerClosed({ customer }, at) {
      const slot = knownSlot(state.customerSlots, customer, 'customer');
      state.customers.columns.closedAt[slot] = at;
      state.customers.touch(slot);
    },
    TestFundsClaimed(event, at) {
      knownSlot(state.customerSlots, event.customer, 'customer');
      const known = state.testFundsSlots.get(event.customer);
      const slot = known < 0 ? state.testFunds.add() : known;
      const { columns } = state.testFunds;
      const counted = known >= 0 && at - columns.lastAt[slot]! < testFundsWindowMs;
      columns.customer[slot] = event.customer;
      columns.worthE6[slot] = (counted ? columns.worthE6[slot]! : 0n) + event.worthE6;
      columns.lastAt[slot] = at;
      state.testFunds.touch(slot);
      state.testFundsSlots.set(event.customer, slot);
      exits.arrived(event.customer, event.asset, event.amount, at);
      state.counters.lastDeposit = event.deposit;
    },
    Transferred(event) {
      knownSlot(state.customerSlots, event.customer, 'customer');
      state.counters.lastTransfer = event.transfer;
    },
    StandingSet(event) {
      const slot = knownSlot(state.customerSlots, event.customer, 'customer');
      const { columns } = state.customers;
      columns.version[slot] = event.version;
      columns.identityLevel[slot] = event.identityLevel;
      columns.tradingFreeze[slot] = freezeIndex(event.tradingFreeze);
      columns.withdrawalFreeze[slot] = freezeIndex(event.withdrawalFreeze);
      columns.holdUntil[slot] = event.holdUntil;
      columns.country[slot] = event.country;
      state.customers.touch(slot);
    },
  };
}

/** Whether a reserve of the house has ever been given capital in an asset. */
export function isFunded({ funded }: Pick<ReadState<AccountState>, 'funded'>, account: number, asset: number): boolean {
  const { columns } = funded;
  for (const slot of funded.slots())
    if (columns.account[slot] === account && columns.asset[slot] === asset) return true;
  return false;
}

export const accountPostings: Postings<AccountEvent> = {
  Deposited({ customer, kind, asset, amount }, post) {
    post(systemAccounts.world, 'funding', asset, -amount, 0n);
    post(customer, kind, asset, amount, 0n);
  },
  TestFundsClaimed({ customer, asset, amount }, post) {
    post(systemAccounts.world, 'funding', asset, -amount, 0n);
    post(customer, 'funding', asset, amount, 0n);
  },
  HouseFunded({ account, asset, amount }, post) {
    post(systemAccounts.world, 'funding', asset, -amount, 0n);
    post(account, 'funding', asset, amount, 0n);
  },
  BalanceAdjusted({ customer, kind, asset, amount, account }, post) {
    post(account, 'funding', asset, -amount, 0n);
    post(customer, kind, asset, amount, 0n);
  },
  DustGivenUp({ customer, kind, asset, amount }, post) {
    post(customer, kind, asset, -amount, 0n);
    post(systemAccounts.treasury, 'funding', asset, amount, 0n);
  },
  Transferred({ customer, from, to, asset, amount }, post) {
    post(customer, from, asset, -amount, 0n);
    post(customer, to, asset, amount, 0n);
  },
};
