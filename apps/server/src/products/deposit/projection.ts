import type { EventRecord } from '@auric/exchange';
import type pg from 'pg';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';
import type { DepositKind, DepositViewState } from './tables.ts';

type Projected = Extract<
  EventRecord,
  {
    type:
      | 'DepositSeen'
      | 'DepositUnassigned'
      | 'DepositAssigned'
      | 'DepositCredited'
      | 'DepositUndone'
      | 'DepositRequested'
      | 'DepositRequestConfirmed'
      | 'DepositRequestEnded';
  }
>;

type Cells = (number | bigint | string)[];

/** Everything that came in or was asked for, as it stands now; its past is in the journal. */
export function depositProjection(): Projection {
  let writes: { name: string; text: string; cells: Cells }[] = [];

  const add = (cells: Cells): void => void writes.push({ name: 'deposits', text: insertSql, cells });
  const become = (kind: DepositKind, id: number, state: DepositViewState, at: number): void =>
    void writes.push({ name: 'states of deposits', text: stateSql, cells: [kind, id, state, at] });

  const fold: Fold<Projected> = {
    DepositSeen(seen, at, seq) {
      const { deposit, customer, chain, transaction, output, asset, amount, dust, decimals } = seen;
      const named = [chain, transaction, output];
      add(['chain', deposit, seq, customer, ...named, asset, amount, dust, decimals, '', '', 0n, 0n, 'seen', at]);
    },
    DepositUnassigned: ({ deposit }, at) => become('chain', deposit, 'unassigned', at),
    DepositAssigned({ deposit, customer, act }, at) {
      writes.push({ name: 'owners of deposits', text: ownerSql, cells: [deposit, customer, act, at] });
    },
    DepositCredited: ({ deposit }, at) => become('chain', deposit, 'credited', at),
    DepositUndone: ({ deposit }, at) => become('chain', deposit, 'undone', at),
    DepositRequested(asked, at, seq) {
      const { request, customer, asset, amount, voucher, currency, fiatE6, rateE8 } = asked;
      const paid = [voucher, currency, fiatE6, rateE8];
      add(['hand', request, seq, customer, '', '', '', asset, amount, 0n, 0, ...paid, 'requested', at]);
    },
    DepositRequestConfirmed({ request, amount, act }, at) {
      writes.push({ name: 'confirmed requests', text: confirmedSql, cells: [request, amount, act, at] });
    },
    DepositRequestEnded({ request, end, act }, at) {
      writes.push({ name: 'ended requests', text: endedSql, cells: [request, end, act, at] });
    },
  };

  return {
    tables: ['view.deposits'],
    fold,
    unprojected: [],
    /** In the order of the events: one that came and ended in one page is added first. */
    async write(client: pg.ClientBase) {
      const due = writes;
      writes = [];
      for (const { name, text, cells } of due) await writeRow(client, name, text, cells);
    },
  };
}

const insertSql = `
  insert into view.deposits (kind, id, seq, customer, chain, transaction, output, asset, amount, dust, decimals,
    voucher, currency, fiat_e6, rate_e8, state, act, at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 0, $17, $17)`;

const stateSql = 'update view.deposits set state = $3, changed_at = $4 where kind = $1 and id = $2';

const ownerSql = `
  update view.deposits set customer = $2, act = $3, changed_at = $4, state = 'seen' where kind = 'chain' and id = $1`;

const confirmedSql = `
  update view.deposits set amount = $2, act = $3, changed_at = $4, state = 'credited' where kind = 'hand' and id = $1`;

const endedSql = "update view.deposits set state = $2, act = $3, changed_at = $4 where kind = 'hand' and id = $1";
