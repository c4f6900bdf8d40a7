import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';

type Folded = Extract<
  EventRecord,
  { type: 'SessionAnnounced' | 'SessionCanceled' | 'SessionOpened' | 'SessionClosed' }
>;

/** What a session has come to, in the order in which it happened. */
interface Step {
  readonly name: string;
  readonly sql: string;
  readonly cells: number[];
}

/** The sessions that were ever announced: the exchange keeps those alone that are still to come. */
export function stockProjection(): Projection {
  let steps: Step[] = [];
  const reached = (column: 'opened_at' | 'closed_at' | 'canceled_at', session: number, at: number): void =>
    void steps.push({
      name: `session ${column}`,
      sql: `update view.sessions set ${column} = $2 where id = $1`,
      cells: [session, at],
    });
  const fold: Fold<Folded> = {
    SessionAnnounced: ({ session, opensAt, closesAt }, at) =>
      void steps.push({ name: 'session', sql: announcedSql, cells: [session, opensAt, closesAt, at] }),
    SessionCanceled: ({ session }, at) => reached('canceled_at', session, at),
    SessionOpened: ({ session }, at) => reached('opened_at', session, at),
    SessionClosed: ({ session }, at) => reached('closed_at', session, at),
  };
  return {
    tables: ['view.sessions'],
    fold,
    unprojected: [],
    async write(client) {
      const now = steps;
      steps = [];
      for (const { name, sql, cells } of now) await writeRow(client, name, sql, cells);
    },
  };
}

const announcedSql = `
  insert into view.sessions (id, opens_at, closes_at, announced_at, opened_at, closed_at, canceled_at)
  values ($1, $2, $3, $4, 0, 0, 0)`;
