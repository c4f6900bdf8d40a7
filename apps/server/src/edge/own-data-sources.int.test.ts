import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteParts } from '../products/product-row.ts';
import { ownDataSources } from './own-data-sources.ts';

/** Tables that name a customer, and why their rows don't stand in the file of own data. */
const reasons: Readonly<Record<string, string>> = {
  'chains.sandbox_transaction': 'What moved on simulated chains; the arrivals say what of it came to a customer.',
  'console.case': 'The work of operators on what the file has as applications, chats and requests.',
  'people.allowance': 'Counters of attempts, forgotten within days, that say nothing of a person.',
  'people.lockout': 'Counters of failures, forgotten within days; the log-in history has the log-ins.',
  'people.freeze_link': 'Digests of links that freeze the account: secrets.',
  'support.reader': 'Up to which answer a customer has read: a mark of the app.',
  'view.balances': 'The last balance that the bills of the file say.',
  'view.cost_basis': 'Counted from the bills of the file.',
  'console.unjournaled_act': 'Acts on operators.',
  'people.outbox': 'What the sandbox shows instead of sending it; the messages say it.',
  'view.convert_quote': 'The last quote of each customer; what was done by it stands among the conversions.',
  'view.convert_terms': 'What conversions are made by.',
  'view.transfer_fees': 'What transfers to other customers cost.',
  'view.withdrawal_settings': 'What withdrawals cost, and from which worth on operators look at them.',
  'view.contract_rules': 'What each futures market enforces.',
  'view.option_terms': 'What seconds options are sold by.',
  'view.house_capital': 'What the house has put into its own accounts.',
  'view.copy_terms': 'What is asked of who leads and who follows.',
  'view.exit_settings': 'What each level and each asset may let out.',
  'view.availability': 'What is offered in which country.',
  'view.fee_schedules': 'Fees of all customers.',
  'view.market_rules': 'Rules of markets.',
  'view.operator_act': 'The journal of what operators do, which belongs to nobody; what changed is told as a message.',
};

let database: TestDatabase;
beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());

it('has something of every table with a column of customers, or there is a reason', async () => {
  const sources = await ownDataSources({ db: database.db } as RouteParts, {} as never);
  const said = new Set(sources.flatMap((source) => source(1, 'en')).flatMap(({ tables }): string[] => [...tables]));
  const { rows } = await sql<{ name: string }>`
    select distinct table_schema || '.' || table_name as name from information_schema.columns
    where table_schema not in ('information_schema', 'pg_catalog')
      and (column_name like '%customer%' or column_name in ('subject', 'owner', 'holder', 'account', 'recipient'))
    union select 'people.customer' order by name`.execute(database.db);
  const named = rows.map(({ name }) => name);
  expect(named.filter((name) => !said.has(name) && !(name in reasons))).toEqual([]);
  expect(Object.keys(reasons).filter((name) => said.has(name) || !named.includes(name))).toEqual([]);
});
