import { formatDecimal, type Message } from '@auric/api';
import type { AssetView } from '@auric/exchange';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { byCause, CostBasis, type CostBill, type Holding } from './cost-basis.ts';
import { marketOf, type PastAmount, pastWorth, priceOf } from './past-equity.ts';

const usdtDecimals = 6;
const averageDecimals = 8;
/** Bills that are counted before one answer: what is left is counted by the next. */
const page = 2_000;
const pagesMost = 10;

/** A cost basis as it is kept: amounts as text, by asset. */
type Kept = Record<string, readonly [amount: string, cost: string, realized: string]>;

interface Progress {
  basis: CostBasis;
  /** The last bill that is counted, and whether it is the last one there is. */
  through: number;
  complete: boolean;
}

/**
 * What a customer has paid for what they own and what they have earned by selling. It goes on from where the last answer
 * stood; a customer with very many bills is told after some of them that the figures are not complete.
 */
export async function performanceOf(question: {
  db: Kysely<Database>;
  assets: readonly AssetView[];
  customer: number;
}): Promise<Message<'wallet/performance'>> {
  const { db, assets, customer } = question;
  const { basis, complete } = await db.transaction().execute((transaction) => countOn(transaction, assets, customer));
  const coins = assets.flatMap(({ asset, code, scale }) => {
    const holding = basis.holdings.get(asset);
    return holding === undefined ? [] : [{ currency: asset, currency_name: code, ...figuresOf(holding, scale) }];
  });
  return { complete, coins };
}

function figuresOf({ amount, cost, realized }: Holding, scale: number) {
  const shift = 10n ** BigInt(averageDecimals - usdtDecimals + scale);
  return {
    amount: formatDecimal(amount, scale),
    cost: formatDecimal(cost, usdtDecimals),
    average_cost: formatDecimal(amount === 0n ? 0n : (cost * shift) / amount, averageDecimals),
    realized: formatDecimal(realized, usdtDecimals),
  };
}

/** Counts the bills that came since, and keeps how far that went. Two answers at once wait for each other. */
async function countOn(
  transaction: Transaction<Database>,
  assets: readonly AssetView[],
  customer: number,
): Promise<Progress> {
  const usdt = assets.find(({ code }) => code === 'USDT')?.asset ?? 0;
  await sql`select pg_advisory_xact_lock(hashtext('view.cost_basis'), ${customer})`.execute(transaction);
  const kept = await transaction
    .selectFrom('view.cost_basis')
    .select(['through', 'holdings'])
    .where('customer', '=', customer)
    .executeTakeFirst();
  const progress: Progress = {
    basis: new CostBasis(usdt, readHoldings(kept?.holdings ?? {})),
    through: kept?.through ?? 0,
    complete: false,
  };
  const start = progress.through;
  for (let read = 0; read < pagesMost && !progress.complete; read++) {
    await countPage(transaction, assets, customer, usdt, progress);
  }
  if (progress.through > start) {
    const row = { through: progress.through, holdings: JSON.stringify(writtenHoldings(progress.basis)) };
    await transaction
      .insertInto('view.cost_basis')
      .values({ customer, ...row })
      .onConflict((conflict) => conflict.column('customer').doUpdateSet(row))
      .execute();
  }
  return progress;
}

async function countPage(
  transaction: Transaction<Database>,
  assets: readonly AssetView[],
  customer: number,
  usdt: number,
  progress: Progress,
): Promise<void> {
  const query = sql<PastAmount & Pick<CostBill, 'type' | 'ref'> & { id: number; signed: string }>`
    with bill as (
      select id, type, ref, asset, amount::text as signed, abs(amount) as amount, (at + 59999) / 60000 * 60000 as at
      from view.bills where customer = ${customer} and id > ${progress.through} order by id limit ${page}
    )
    select bill.id, bill.type, bill.ref, bill.at, bill.asset, bill.signed, bill.amount::text as amount, ${priceOf('bill')}
    from bill ${marketOf('bill', usdt)} order by bill.id`;
  const { rows } = await query.execute(transaction);
  progress.complete = rows.length < page;
  const worthOf = pastWorth(assets);
  const bills = rows.map((row) => ({ ...row, amount: BigInt(row.signed), worth: worthOf(row) }));
  const causes = byCause(bills);
  // The end of a full page may tear a trade: its bills are counted with the next.
  for (const cause of progress.complete ? causes : causes.slice(0, -1)) {
    progress.basis.count(cause);
    progress.through = cause.at(-1)?.id ?? progress.through;
  }
}

function readHoldings(kept: Kept): Map<number, Holding> {
  return new Map(
    Object.entries(kept).map(([asset, [amount, cost, realized]]) => [
      Number(asset),
      { amount: BigInt(amount), cost: BigInt(cost), realized: BigInt(realized) },
    ]),
  );
}

function writtenHoldings({ holdings }: CostBasis): Kept {
  return Object.fromEntries(
    [...holdings].map(([asset, { amount, cost, realized }]) => [asset, [`${amount}`, `${cost}`, `${realized}`]]),
  );
}
