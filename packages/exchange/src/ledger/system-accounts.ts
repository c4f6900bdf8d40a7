import { systemAccounts } from '../kernel/vocabulary.ts';

/** What an account of the house is for. */
interface SystemAccountFlags {
  /** The only account of these below zero; beside it those are that the profit and loss of a contract passes through. */
  readonly mayBeNegative: boolean;
  /** Promises are reserved from it, and house capital enters it by a recorded event. */
  readonly isReserve: boolean;
  /** Everybody may read its balances. */
  readonly isPublic: boolean;
}

const reserve = { mayBeNegative: false, isReserve: true, isPublic: true } as const;
const till = { mayBeNegative: false, isReserve: false, isPublic: true } as const;

/** The accounts of the house by their ids: one row an account. All of them are public: rules section 12. */
const flagsById: ReadonlyMap<number, SystemAccountFlags> = new Map<number, SystemAccountFlags>([
  [systemAccounts.world, { mayBeNegative: true, isReserve: false, isPublic: true }],
  [systemAccounts.fees, till],
  [systemAccounts.treasury, reserve],
  [systemAccounts.convert, till],
  [systemAccounts.insurance, reserve],
  [systemAccounts.optionPool, reserve],
  [systemAccounts.lending, reserve],
  [systemAccounts.copyBlock, till],
]);

export function isSystemAccount(id: number): boolean {
  return flagsById.has(id) || isClearingAccount(id);
}

/** The accounts that profit and loss of contracts pass through, one a contract: they have ids from here on, below customers. */
export const firstClearingAccount = 100;
export const clearingAccountsMost = 800;

/** Whether an account is one that the profit and loss of a contract passes through. */
export function isClearingAccount(id: number): boolean {
  return id >= firstClearingAccount && id < firstClearingAccount + clearingAccountsMost;
}

/** Whether what an account can spend may go below zero. */
export function mayBeNegative(id: number): boolean {
  return isClearingAccount(id) || flagsById.get(id)?.mayBeNegative === true;
}

/** Whether house capital enters an account, and promises are reserved from it. */
export function isReserve(id: number): boolean {
  return flagsById.get(id)?.isReserve === true;
}

/** The ids of the accounts whose balances everybody may read. */
export const publicAccounts: readonly number[] = [...flagsById].filter(([, flags]) => flags.isPublic).map(([id]) => id);
