import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';

/** A withdrawal as the read model has it. */
export type WithdrawalRow = Selectable<Database['view.withdrawals']>;
