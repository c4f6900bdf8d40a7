import type { Rejection } from './rejection.ts';
import { rightsRejections } from './rights.ts';

/** Funds that want to leave a customer's accounts now, by whatever exit. `amount`: all that leaves, in the smallest unit. */
export interface Exit {
  readonly customer: number;
  readonly asset: number;
  readonly amount: bigint;
  readonly at: number;
}

/** What has left: `valueE8` in 1e-8 BTC, as it was when it was let out. Written in the event of the exit. */
export interface Leaving {
  readonly customer: number;
  readonly asset: number;
  readonly amount: bigint;
  readonly valueE8: bigint;
}

/**
 * The one guard of every exit. A decision asks `exitBarred` and `valueE8` before its first event, the evolver of that event
 * says `left`, and `cameBack` when what left stays after all; who has funds from outside says `arrived`.
 */
export interface ExitGuard {
  /** Why funds may not leave, or null. */
  exitBarred(exit: Exit): Rejection | null;
  /** What an amount is worth in 1e-8 BTC at the index, rounded up; null where there is no index to tell. */
  valueE8(asset: number, amount: bigint): bigint | null;
  left(leaving: Leaving, at: number): void;
  /** `leftAt`: when it had left; a limit whose time is over has nothing to give back. */
  cameBack(leaving: Leaving, leftAt: number, at: number): void;
  arrived(customer: number, asset: number, amount: bigint, at: number): void;
}

/** The refusals of the exit guard, in the order in which they are checked, wherever funds leave. */
export const exitRejections = {
  customerNotFound: rightsRejections.customerNotFound,
  accountClosed: rightsRejections.accountClosed,
  accountFrozen: rightsRejections.accountFrozen,
  securityHold: { code: 'security_hold' },
  identityRequired: { code: 'identity_required' },
  indexUnavailable: { code: 'index_unavailable' },
  exitLimit: { code: 'exit_limit', field: 'amount' },
  outflowShare: { code: 'outflow_share', field: 'amount' },
  outflowLimit: { code: 'outflow_limit', field: 'amount' },
} as const satisfies Readonly<Record<string, Rejection>>;
