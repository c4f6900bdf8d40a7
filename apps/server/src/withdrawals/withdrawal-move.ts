import type { Command } from '@auric/exchange';

type Named<C> = C extends { withdrawal: number } ? Omit<C, 'customer' | 'withdrawal'> : never;

/** What is done with a withdrawal, without saying with which. */
export type WithdrawalMove = Named<Command>;
