import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';

type Folded = Extract<
  EventRecord,
  { type: 'LossBudgetSet' | 'LossBudgetAnnounced' | 'LossBudgetUsed' | 'CoolOffStarted' }
>;

/** How loss budgets came about. What is left of one is read from memory. */
export function lossBudgetProjection(): Projection {
  let rows: (number | bigint | string)[][] = [];
  const fold: Fold<Folded> = {
    LossBudgetSet: ({ customer, amount, period }, at, seq) =>
      void rows.push([seq, customer, at, 'set', amount, period, 0]),
    LossBudgetAnnounced: ({ customer, amount, period, effectiveAt }, at, seq) =>
      void rows.push([seq, customer, at, 'announced', amount, period, effectiveAt]),
    LossBudgetUsed: ({ customer, lost, until }, at, seq) =>
      void rows.push([seq, customer, at, 'used', lost, '', until]),
    CoolOffStarted: ({ customer, until }, at, seq) => void rows.push([seq, customer, at, 'cool_off', 0n, '', until]),
  };
  return {
    tables: ['view.loss_budgets'],
    fold,
    unprojected: [],
    async write(client) {
      const now = rows;
      rows = [];
      for (const cells of now) await writeRow(client, 'loss budgets', lossBudgetSql, cells);
    },
  };
}

const lossBudgetSql = `
  insert into view.loss_budgets (id, customer, at, step, amount, period, until)
  values ($1, $2, $3, $4, $5, $6, $7)`;
