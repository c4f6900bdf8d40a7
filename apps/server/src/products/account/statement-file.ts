import { formatDecimal, type Message } from '@auric/api';
import type { Catalog } from '../../edge/catalog.ts';
import type { CsvFile } from '../../edge/csv-answer.ts';
import { csvTime } from '../../edge/csv.ts';
import { atMost } from '../../edge/at-most.ts';
import { rowsAtOnce } from '../../db/pages-below.ts';
import type { RouteParts } from '../product-row.ts';
import { billShape, billsWithin } from './bill-rows.ts';
import { asOfOneMoment } from './past-equity.ts';
import { type BalanceStatement, balanceStatements } from './statement-sums.ts';
import { begunMonth } from './statement.ts';

type Line = Message<'export/statement'>;

const empty = { kind: '', count: '', amount: '', balance_after: '', time: '', bill_id: '', reference: '' } as const;

/** The statement of a month as a file: the ends and movements of each balance, then every bill, read as it is sent. */
export async function statementFile(
  { client, catalog, db, now, exportRowsMax }: RouteParts,
  customer: number,
  name: string,
): Promise<CsvFile<Line>> {
  const month = begunMonth(name, now());
  await client.freshModels(customer);
  const range = { from: month.from, to: Math.min(month.to, now()) };
  const within = billsWithin(db, customer, range);
  await atMost(db, within.select('id'), exportRowsMax);
  // Bills of after this moment are not in the sums, so they are not in the lines either.
  const { balances, newest } = await asOfOneMoment(db, async (snapshot) => ({
    balances: await balanceStatements(snapshot, customer, { ...month, ...range }),
    newest: await newestOf(billsWithin(snapshot, customer, range)),
  }));
  async function* rows(): AsyncGenerator<Line[]> {
    for (const balance of balances) yield await linesOf(catalog, balance, range);
    for (let after = 0; ;) {
      const page = await within
        .selectAll()
        .where('id', '>', after)
        .where('id', '<=', newest)
        .orderBy('id')
        .limit(rowsAtOnce)
        .execute();
      if (page.length > 0) yield await Promise.all(page.map((row) => billLine(catalog, row)));
      if (page.length < rowsAtOnce) return;
      after = page.at(-1)?.id ?? 0;
    }
  }
  return { of: `statement-${name}`, ...range, rows: rows() };
}

async function newestOf(within: ReturnType<typeof billsWithin>): Promise<number> {
  const { newest } = await within.select((eb) => eb.fn.max('id').as('newest')).executeTakeFirstOrThrow();
  return newest ?? 0;
}

async function linesOf(
  catalog: Pick<Catalog, 'asset'>,
  { kind: account, asset, opening, closing, movements }: BalanceStatement,
  { from, to }: { from: number; to: number },
): Promise<Line[]> {
  const { code: currency, scale } = await catalog.asset(asset, 'currency');
  const line = (of: Line['line'], rest: Partial<Line>): Line => ({ line: of, account, currency, ...empty, ...rest });
  return [
    line('opening', { balance_after: formatDecimal(opening, scale), time: csvTime(from) }),
    ...movements.map(({ type, count, amount }) =>
      line('movement', { kind: type, count: String(count), amount: formatDecimal(amount, scale) }),
    ),
    line('closing', { balance_after: formatDecimal(closing, scale), time: csvTime(to) }),
  ];
}

async function billLine(catalog: Catalog, row: Parameters<typeof billShape>[1]): Promise<Line> {
  const { id, currency_name: currency, amount, balance_after, kind, ref, time } = await billShape(catalog, row);
  const said = { kind, amount, balance_after, time: csvTime(time), bill_id: String(id), reference: ref };
  return { ...empty, line: 'bill', account: row.kind, currency, ...said };
}
