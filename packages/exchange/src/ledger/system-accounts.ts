import { systemAccounts } from '../kernel/vocabulary.ts';

/** What an account of the house is for. */
interface SystemAccountFlags {
  /** The only accounts below zero: the world, and later the clearing accounts that profit and loss pass through. */
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
]);

export function isSystemAccount(id: number): boolean {
  return flagsById.has(id);
}

/** Whether what an account can spend may go below zero. */
export function mayBeNegative(id: number): boolean {
  return flagsById.get(id)?.mayBeNegative === true;
}

/** Whether house capital enters an account, and promises are reserved from it. */
export function isReserve(id: number): boolean {
  return flagsById.get(id)?.isReserve === true;
}

/** The ids of the accounts whose balances everybody may read. */
export const publicAccounts: readonly number[] = [...flagsById].filter(([, flags]) => flags.isPublic).map(([id]) => id);
