import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnRecords } from './own-records.ts';
import { sandboxPeople } from './people.ts';

const day = 86_400_000;
const now = 100 * day;
const [old, young] = [now - 15 * day, now - 13 * day];
const [bot, otherBot] = sandboxPeople(1).map(({ customer }) => customer) as [number, number];
const alice = 10_001;

let database: TestDatabase;
let ids = 0;

beforeEach(async () => {
  database = await bootDatabase();
});
afterEach(() => database.close());

type State = 'new' | 'filled' | 'canceled';

async function order(customer: number, state: State, at: number, updatedAt = at): Promise<number> {
  const id = (ids += 1);
  const kind = { side: 'buy', order_type: 'limit', time_in_force: 'gtc', post_only: false } as const;
  const none = { trigger_price: 0, trailing_basis_points: 0, filled: 0, oco: 0, triggered_seq: 0 };
  const covers = { take_profit: 0, stop_loss: 0, unprotected_seq: 0 };
  const worth = { price: 1, quantity: 1, quote_amount: 0n, filled_quote: 0n, fee: 0n };
  await database.db
    .insertInto('view.orders')
    .values({
      id,
      customer,
      market: 1,
      state,
      reason: 'none',
      created_at: at,
      updated_at: updatedAt,
      ...kind,
      ...none,
      ...covers,
      ...worth,
    })
    .execute();
  return id;
}

async function trade(taker_customer: number, maker_customer: number, at: number): Promise<number> {
  const id = (ids += 1);
  const worth = { price: 1, quantity: 1, quote_amount: 1n, taker_order: 1, maker_order: 2 };
  await database.db
    .insertInto('view.trades')
    .values({ id, market: 1, side: 'buy', taker_customer, maker_customer, at, ...worth })
    .execute();
  return id;
}

async function bill(customer: number, at: number): Promise<number> {
  const id = (ids += 1);
  const what = { kind: 'spot', asset: 3, amount: 1n, balance_after: 1n, type: 'trade', ref: 1, entry: id } as const;
  await database.db
    .insertInto('view.bills')
    .values({ id, customer, at, ...what })
    .execute();
  return id;
}

async function left(table: 'view.orders' | 'view.trades' | 'view.bills'): Promise<number[]> {
  const rows = await database.db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const sweep = (days: number): Promise<void> => new OwnRecords({ db: database.db, days, now: () => now }).sweep();

it('forgets old orders of its own people that are over, and no others', async () => {
  await order(bot, 'filled', old);
  await order(otherBot, 'canceled', old);
  const kept = [
    await order(bot, 'new', old),
    await order(alice, 'filled', old),
    await order(bot, 'filled', old, young),
    await order(bot, 'filled', young),
  ];
  await sweep(14);
  expect(await left('view.orders')).toEqual(kept);
});

it('forgets trades among its own people, and none in which somebody had a part who registered', async () => {
  await trade(bot, otherBot, old);
  const kept = [await trade(alice, bot, old), await trade(bot, alice, old), await trade(bot, otherBot, young)];
  await sweep(14);
  expect(await left('view.trades')).toEqual(kept);
});

it('forgets bills of its own people, also behind more of others than it takes at once', async () => {
  await bill(alice, old);
  await sql`
    insert into view.bills (id, customer, kind, asset, amount, balance_after, type, ref, entry, at)
    select id + n, customer, kind, asset, amount, balance_after, type, ref, entry, at
    from view.bills, generate_series(1, 4100) as n`.execute(database.db);
  ids += 4_100;
  const gone = await bill(bot, old);
  const fresh = await bill(bot, young);
  await sweep(14);
  const kept = await left('view.bills');
  expect(kept).toHaveLength(4_102);
  expect(kept).not.toContain(gone);
  expect(kept).toContain(fresh);
});

it('keeps everything where it is told to', async () => {
  const kept = await bill(bot, old);
  await sweep(0);
  expect(await left('view.bills')).toEqual([kept]);
});
