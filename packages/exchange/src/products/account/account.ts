/**
 * Accounts: assets, customers and their rights, funds that arrive, leave, and move between a customer's own accounts.
 * The counterparty of every arrival and departure is the world.
 */
import type { ExitGuard } from '../../kernel/exits.ts';
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { type FreezeReason, freezeReasons, type Offer } from '../../kernel/vocabulary.ts';
import { publicAccounts } from '../../ledger/system-accounts.ts';
import type { AssetView, BalanceView, StandingView } from '../../views.ts';
import { accountAnswers } from './answer.ts';
import { accountBills, accountBillTypes } from './bills.ts';
import type { AccountCommand } from './commands.ts';
import { decidersOf } from './decide/decide.ts';
import { type AccountEvent, accountEvents } from './events.ts';
import { brokenOf } from './invariants.ts';
import { worthOf } from './decide/desk.ts';
import { barred } from './decide/rights.ts';
import { accountRejections } from './rejections.ts';
import { accountPostings, evolversOf, initialState } from './state.ts';

/** The account product, with what the others may ask of it. */
export interface Account extends Product<AccountCommand, AccountEvent> {
  /** The decimals of an asset, or -1 for an unknown one. */
  scaleOf(asset: number): number;
  /** The code and the decimals of an asset; null for an unknown one. */
  assetOf(asset: number): { readonly code: string; readonly scale: number } | null;
  /** What an amount is worth in 1e-6 USDT at the index, rounded up; null for an asset that is unknown or has none. */
  worthE6(asset: number, amount: bigint): bigint | null;
  /** Whether a reference was credited to an account. */
  isCredited(reference: string): boolean;
  /** When a customer was opened, in ms; null for nobody. */
  openedAt(customer: number): number | null;
  /** Whether somebody has opened a customer. */
  knows(customer: number): boolean;
  /** Why a customer may not begin something that the house offers; null when they may. */
  barred(customer: number, offer: Offer): Rejection | null;
  /** What of a customer's standing the exit guard reads; null for somebody whom nobody has opened. */
  exitStanding(customer: number): ExitStanding | null;
  readonly queries: {
    assets(): AssetView[];
    /** Every balance of a customer that was ever touched. */
    balances(query: { customer: number }): BalanceView[];
    standing(query: { customer: number }): StandingView | null;
    /** What the house owns, by account: everybody may read it. */
    houseBalances(): { account: number; balances: BalanceView[] }[];
  };
}

/** What operators must have agreed on. */
export interface AgreedAct {
  readonly action: string;
  readonly subjectKind: string;
  readonly subject: string;
}

/** What of a customer's standing says whether funds may leave. */
interface ExitStanding {
  readonly closed: boolean;
  readonly withdrawalFreeze: FreezeReason;
  readonly holdUntil: number;
  readonly identityLevel: number;
}

/** What accounts ask of their neighbours. */
export interface AccountPorts {
  readonly exits: ExitGuard;
  /** The last tick of an asset in 1e-8 USDT for one whole unit, 0 before the first. */
  priceE8(asset: number): number;
  /** Whether an asset is a share, which is held in the account of stocks alone. */
  isShare(asset: number): boolean;
  /** Whether a split or a dividend is going over the holders of a share. */
  isMoving(asset: number): boolean;
  /** Whether two operators have agreed on an act of this kind a moment ago, which has not failed. */
  agreed(act: number, what: AgreedAct, at: number): boolean;
  /** Whether a customer has something open with any product. */
  hasOpen(customer: number): boolean;
  /** Whether a reference was credited by another way. */
  isCredited(reference: string): boolean;
  /** What of the contract account may leave it, in units of USDT; null while nothing may. */
  leavesContracts(customer: number, at: number): bigint | null;
  /** Whether the house offers something in a country: to nobody now, or not there. */
  offered(offer: Offer, country: string): 'yes' | 'off' | 'elsewhere';
}

function createAccount({ ledger }: Services, ports: AccountPorts): Account {
  const state = initialState();
  const tables = [state.assets, state.customers, state.deposits, state.testFunds, state.doneActs, state.funded];
  const { assets, customers, customerSlots } = state;
  const stateOf = (slot: number): StandingView['state'] => {
    if (customers.columns.closedAt[slot] !== 0) return 'closed';
    return freezeReasons[customers.columns.tradingFreeze[slot]!] === 'closing' ? 'closing' : 'open';
  };
  const assetIds = (): number[] =>
    Array.from(assets.slots(), (slot) => assets.columns.asset[slot]!).toSorted((left, right) => left - right);
  return {
    decide: decidersOf({ state, ledger, ports }),
    evolve: evolversOf(state, ports.exits),
    timers: {},
    tables,
    addHolds() {},
    broken: () => brokenOf(state, ledger),
    hash: () => tables.reduce((sum, table) => sum + table.hash(), hashOfNumbers(state.counters)),
    save(writer) {
      writer.json(state.counters);
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      Object.assign(state.counters, reader.json());
      for (const table of tables) table.load(reader);
      for (const slot of assets.slots()) state.assetSlots.set(assets.columns.asset[slot]!, slot);
      for (const slot of customers.slots()) customerSlots.set(customers.columns.customer[slot]!, slot);
      for (const slot of state.deposits.slots()) state.references.add(state.deposits.columns.reference[slot]!);
      const { customer: claimant } = state.testFunds.columns;
      for (const slot of state.testFunds.slots()) state.testFundsSlots.set(claimant[slot]!, slot);
    },
    openedAt(customer) {
      const slot = customerSlots.get(customer);
      return slot < 0 ? null : customers.columns.openedAt[slot]!;
    },
    exitStanding(customer) {
      const slot = customerSlots.get(customer);
      if (slot < 0) return null;
      const { closedAt, withdrawalFreeze, holdUntil, identityLevel } = customers.columns;
      return {
        closed: closedAt[slot] !== 0,
        withdrawalFreeze: freezeReasons[withdrawalFreeze[slot]!]!,
        holdUntil: holdUntil[slot]!,
        identityLevel: identityLevel[slot]!,
      };
    },
    queries: {
      assets() {
        const { asset, code, scale } = assets.columns;
        const views = Array.from(assets.slots(), (slot) => ({
          asset: asset[slot]!,
          code: code[slot]!,
          scale: scale[slot]!,
        }));
        return views.toSorted((left, right) => left.asset - right.asset);
      },
      balances: ({ customer }) => ledger.balancesOf(customer, assetIds()),
      houseBalances: () =>
        publicAccounts.map((account) => ({ account, balances: ledger.balancesOf(account, assetIds()) })),
      standing({ customer }) {
        const slot = customerSlots.get(customer);
        if (slot < 0) return null;
        const { version, identityLevel, tradingFreeze, withdrawalFreeze, holdUntil, country } = customers.columns;
        return {
          customer,
          version: version[slot]!,
          identityLevel: identityLevel[slot]!,
          tradingFreeze: freezeReasons[tradingFreeze[slot]!]!,
          withdrawalFreeze: freezeReasons[withdrawalFreeze[slot]!]!,
          holdUntil: holdUntil[slot]!,
          country: country[slot]!,
          state: stateOf(slot),
        };
      },
    },
    scaleOf(asset) {
      const slot = state.assetSlots.get(asset);
      return slot < 0 ? -1 : assets.columns.scale[slot]!;
    },
    assetOf(asset) {
      const slot = state.assetSlots.get(asset);
      return slot < 0 ? null : { code: assets.columns.code[slot]!, scale: assets.columns.scale[slot]! };
    },
    worthE6: (asset, amount) => (state.assetSlots.get(asset) < 0 ? null : worthOf({ state, ports }, asset, amount)),
    isCredited: (reference) => state.references.has(reference),
    knows: (customer) => customerSlots.get(customer) >= 0,
    barred: (customer, offer) => barred(state, ports, customer, offer),
  };
}

export const account = {
  name: 'account',
  events: accountEvents,
  rejections: accountRejections,
  postings: accountPostings,
  alwaysTaken: ['SetCustomerStanding'],
  answers: accountAnswers,
  billTypes: accountBillTypes,
  bills: accountBills,
  create: createAccount,
} as const satisfies ProductDefinition<AccountCommand, typeof accountEvents, AccountPorts, Account>;
