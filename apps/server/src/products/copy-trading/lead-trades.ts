import type { LeadPosition, LeadTrade } from '@auric/api';
import type { PositionView } from '@auric/exchange';
import type { Kysely } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';
import { averageOf, type PositionScales } from '../../market-data/average-price.ts';
import { e6Text } from './copy-numbers.ts';
import type { LeadStep } from './preview.ts';

type Contracts = ReadonlyMap<number, PositionScales>;

/** A page of what a lead has closed since they lead. */
export async function leadTradesOf(
  db: Kysely<Database>,
  contracts: Contracts,
  { lead, since }: { readonly lead: number; readonly since: number },
  paging: { readonly page: number; readonly limit: number; readonly before?: number | undefined },
): Promise<{ trades: LeadTrade[]; total: number }> {
  let found = db
    .selectFrom('view.positions')
    .where('customer', '=', lead)
    .where('opened_at', '>=', since)
    .where('closed_at', '>', 0);
  if (paging.before !== undefined) found = found.where('id', '<', paging.before);
  const { rows, total } = await countedPage(
    found,
    (wanted) => wanted.selectAll().orderBy('closed_at', 'desc').orderBy('id', 'desc'),
    paging,
  );
  const trades = rows.map((row): LeadTrade => {
    const contract = contracts.get(row.market)!;
    const net = BigInt(row.realised) - BigInt(row.fees) + BigInt(row.funding);
    return {
      transaction_id: row.id,
      match_id: row.market,
      symbol: contract.market.symbol,
      type: row.side,
      multiple: row.leverage,
      open_price: averageOf(BigInt(row.opened_value), row.opened_lots, contract),
      close_price: averageOf(BigInt(row.closed_value), row.closed_lots, contract),
      roi: partOf(net, BigInt(row.opening_margin)),
      profits: e6Text(net),
      open_time: row.opened_at,
      close_time: row.closed_at,
    };
  });
  return { trades, total };
}

/** What a lead has open, without its size. */
export function leadPositionShape(view: PositionView, contract: PositionScales): LeadPosition {
  return {
    match_id: view.market,
    symbol: contract.market.symbol,
    type: view.side,
    multiple: view.leverage,
    open_price: averageOf(view.entryValue, view.lots, contract),
    open_time: view.openedAt,
    roi: partOf(view.unrealised, view.openingMargin),
  };
}

/** One amount over another, as a fraction. */
function partOf(amount: bigint, of: bigint): string {
  return of === 0n ? '0' : e6Text((amount * 1_000_000n) / of);
}

/** What a lead opened, closed and was funded with since a time, the oldest first: of positions that were opened since then. */
export async function leadStepsOf(
  db: Kysely<Database>,
  { lead, since }: { readonly lead: number; readonly since: number },
): Promise<LeadStep[]> {
  const positions = await db
    .selectFrom('view.positions')
    .select(['id', 'side', 'leverage'])
    .where('customer', '=', lead)
    .where('opened_at', '>=', since)
    .where('is_net', '=', false)
    .execute();
  if (positions.length === 0) return [];
  const ids = positions.map(({ id }) => id);
  const [fills, payments] = await Promise.all([
    db.selectFrom('view.position_fills').selectAll().where('position', 'in', ids).orderBy('id').execute(),
    db.selectFrom('view.funding_payments').selectAll().where('position', 'in', ids).orderBy('id').execute(),
  ]);
  const known = new Map(positions.map((position) => [position.id, position]));
  const factsOf = (position: number) => {
    const { side, leverage } = known.get(position)!;
    return { position, isLong: side === 'long', leverage };
  };
  const steps: (LeadStep & { readonly id: number })[] = [
    ...fills.map(({ id, at, position, reduces, lots, value }) => ({
      id,
      at,
      ...factsOf(position),
      lots,
      value: BigInt(value),
      kind: reduces ? ('closed' as const) : ('opened' as const),
    })),
    ...payments.map(({ id, at, position, lots, amount }) => ({
      id,
      at,
      ...factsOf(position),
      lots,
      value: BigInt(amount),
      kind: 'funded' as const,
    })),
  ];
  return steps.toSorted((left, right) => left.id - right.id);
}
