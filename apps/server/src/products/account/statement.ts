import { type AssetStatement, formatDecimal, type Message } from '@auric/api';
import type { BillType } from '@auric/exchange';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Catalog } from '../../edge/catalog.ts';
import { Refusal } from '../../edge/refusal.ts';
import { asOfOneMoment } from './past-equity.ts';
import { type BalanceStatement, balanceStatements, type Month, monthOf } from './statement-sums.ts';

export interface StatementParts {
  readonly db: Kysely<Database>;
  readonly catalog: Pick<Catalog, 'asset'>;
  /** Unix ms. */
  readonly now: number;
}

/** Over all accounts they take away and give the same. */
const ownTransfers: ReadonlySet<BillType> = new Set(['transfer_in', 'transfer_out']);

/** What a customer owned of each asset when a month began and ended, and what changed it, over all accounts. */
export async function statementOf(
  { db, catalog, now }: StatementParts,
  customer: number,
  name: string,
): Promise<Message<'wallet/statement'>> {
  const month = begunMonth(name, now);
  const balances = await asOfOneMoment(db, (snapshot) => balanceStatements(snapshot, customer, month));
  const byAsset = Map.groupBy(balances, ({ asset }) => asset);
  const assets = [...byAsset].toSorted(([left], [right]) => left - right);
  return {
    month: name,
    from: month.from,
    to: Math.min(month.to, now),
    assets: await Promise.all(assets.map(([asset, accounts]) => assetStatement(catalog, asset, accounts))),
  };
}

/** The month of a name; refuses (`month_in_future`) one that hasn't begun. */
export function begunMonth(name: string, now: number): Month {
  const month = monthOf(name);
  if (month.from > now) throw new Refusal('month_in_future', 'month');
  return month;
}

async function assetStatement(
  catalog: Pick<Catalog, 'asset'>,
  asset: number,
  accounts: readonly BalanceStatement[],
): Promise<AssetStatement> {
  const { code, scale } = await catalog.asset(asset, 'currency');
  const text = (amount: bigint): string => formatDecimal(amount, scale);
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
  const movements = accounts.flatMap((account) => account.movements).filter(({ type }) => !ownTransfers.has(type));
  return {
    currency: asset,
    currency_name: code,
    opening: text(sum(accounts.map(({ opening }) => opening))),
    closing: text(sum(accounts.map(({ closing }) => closing))),
    movements: [...Map.groupBy(movements, ({ type }) => type)].map(([kind, same]) => ({
      kind,
      count: same.reduce((total, { count }) => total + count, 0),
      amount: text(sum(same.map(({ amount }) => amount))),
    })),
  };
}
