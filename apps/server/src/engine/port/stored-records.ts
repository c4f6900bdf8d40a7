import type { Frame, OrderView, Query } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Methods, so that what answers one kind of question may stand in the table of all: its name chooses it. */
interface Named {
  answer(db: Kysely<Database>, query: Query): Promise<unknown>;
}
export type StoredAnswer = Named['answer'];

/** The records of a product that are over, and what they were: memory has forgotten them, the read models have them. */
export interface StoredRecords {
  /** By the name of a question: its answer from the read models, where memory has none. */
  readonly answers: Readonly<Record<string, StoredAnswer>>;
  /** The ids of the orders that a frame changed and an earlier one may have placed. */
  changedIn(frame: Frame): readonly number[];
  /** These orders as they were before the frame `seq`: what the answer to its command depends on. */
  before(db: Kysely<Database>, ids: readonly number[], seq: number): Promise<OrderView[]>;
}
