import { type EventRecord, firstCustomerId } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';

type Folded = Extract<
  EventRecord,
  {
    type:
      | 'SessionAnnounced'
      | 'SessionCanceled'
      | 'SessionOpened'
      | 'SessionClosed'
      | 'SplitAnnounced'
      | 'DividendAnnounced'
      | 'CorporateActionCanceled'
      | 'CorporateActionBegun'
      | 'SharesSplit'
      | 'DividendPaid'
      | 'CorporateActionEnded';
  }
>;

/** What a session or an action has come to, in the order in which it happened. */
interface Step {
  readonly name: string;
  readonly sql: string;
  readonly cells: (number | bigint)[];
}

/** The sessions, splits and dividends that were ever announced: the exchange keeps those alone that are still to come. */
export function stockProjection(): Projection {
  let steps: Step[] = [];
  const reached = (column: 'opened_at' | 'closed_at' | 'canceled_at', session: number, at: number): void =>
    void steps.push({
      name: `session ${column}`,
      sql: `update view.sessions set ${column} = $2 where id = $1`,
      cells: [session, at],
    });
  const announced = (cells: (number | bigint)[]): void => void steps.push({ name: 'action', sql: actionSql, cells });
  const acted = (change: string, action: number, at: number): void =>
    void steps.push({
      name: `action ${change}`,
      sql: `update view.corporate_actions set ${change} where id = $1`,
      cells: [action, at],
    });
  const served = (action: number, customer: number, paid: bigint): void => {
    if (customer < firstCustomerId) return;
    const last = steps.at(-1);
    if (last?.name === servedName && last.cells[0] === action) {
      last.cells[1] = Number(last.cells[1]) + 1;
      last.cells[2] = BigInt(last.cells[2]!) + paid;
    } else steps.push({ name: servedName, sql: servedSql, cells: [action, 1, paid] });
  };
  const fold: Fold<Folded> = {
    SessionAnnounced: ({ session, opensAt, closesAt }, at) =>
      void steps.push({ name: 'session', sql: announcedSql, cells: [session, opensAt, closesAt, at] }),
    SessionCanceled: ({ session }, at) => reached('canceled_at', session, at),
    SessionOpened: ({ session }, at) => reached('opened_at', session, at),
    SessionClosed: ({ session }, at) => reached('closed_at', session, at),
    SplitAnnounced: ({ action, market, asset, numerator, denominator, effectiveAt }, at) =>
      announced([action, market, asset, numerator, denominator, 0n, effectiveAt, at]),
    DividendAnnounced: ({ action, market, asset, perShare, effectiveAt }, at) =>
      announced([action, market, asset, 1, 1, perShare, effectiveAt, at]),
    CorporateActionCanceled: ({ action }, at) => acted('canceled_at = $2', action, at),
    CorporateActionBegun: ({ action, closeE8 }, at) =>
      void steps.push({ name: 'action begun', sql: begunSql, cells: [action, at, closeE8] }),
    SharesSplit: ({ action, customer, cash }) => served(action, customer, cash),
    DividendPaid: ({ action, customer, amount }) => served(action, customer, amount),
    CorporateActionEnded: ({ action }, at) => acted('ended_at = $2', action, at),
  };
  return {
    tables: ['view.sessions', 'view.corporate_actions'],
    fold,
    unprojected: ['CorporateActionAdvanced'],
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

const servedName = 'action holders';

const actionSql = `
  insert into view.corporate_actions (
    id, market, asset, numerator, denominator, per_share, effective_at, announced_at,
    begun_at, ended_at, canceled_at, close_e8, holders, paid
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, 0, 0, 0, 0)`;

const begunSql = 'update view.corporate_actions set begun_at = $2, close_e8 = $3 where id = $1';

const servedSql = 'update view.corporate_actions set holders = holders + $2, paid = paid + $3 where id = $1';
