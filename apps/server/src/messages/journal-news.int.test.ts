import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JournalNews } from './journal-news.ts';
import { makeReader } from './reader.test-support.ts';
import { Teller } from './telling.ts';

let database: TestDatabase;
let customer: number;
let bills = 100;

beforeAll(async () => {
  database = await bootDatabase();
  customer = await makeReader(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('messages.message').execute();
  await database.db.updateTable('messages.news').set({ told_to: bills }).execute();
});

async function happen(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    bills += 1;
    const bill = {
      id: bills,
      customer,
      kind: 'spot',
      asset: 1,
      amount: '1',
      balance_after: '1',
      entry: bills,
    } as const;
    await database.db
      .insertInto('view.bills')
      .values({ ...bill, type: 'deposit', ref: bills, at: 0 })
      .execute();
  }
}

/** News of every bill; the server dies when it has told so many. */
function news(diesAfter = Number.POSITIVE_INFINITY): JournalNews {
  const teller = new Teller(
    () => 1,
    () => undefined,
  );
  let told = 0;
  return new JournalNews({
    db: database.db,
    sources: [
      {
        of: (_, { after, upTo }) =>
          Promise.resolve(
            Array.from({ length: upTo - after }, (__, index) => ({
              customer,
              kind: 'welcome' as const,
              key: `bill/${after + index + 1}`,
              values: {},
            })),
          ),
      },
    ],
    telling: {
      tell: (trx, tale) => {
        if (told === diesAfter) throw new Error('The server died.');
        told += 1;
        return teller.tell(trx, tale);
      },
    },
    failed: (error) => {
      throw error;
    },
  });
}

const keys = async () =>
  (await database.db.selectFrom('messages.message').select('key').orderBy('id').execute()).map(({ key }) => key);

it('passes over who is not in the register, and tells the others', async () => {
  const stranger = 1_020;
  const told: number[] = [];
  const tales = [stranger, customer].map((one) => ({ customer: one, kind: 'welcome' as const, values: {} }));
  await happen(1);
  const looking = new JournalNews({
    db: database.db,
    sources: [{ of: () => Promise.resolve(tales) }],
    telling: {
      tell(_, tale) {
        told.push(tale.customer);
        return Promise.resolve(true);
      },
    },
    failed: (error) => {
      throw error;
    },
  });
  await looking.tellAll();
  expect(told).toEqual([customer]);
});

it('tells all or nothing, and after a death all of it once', async () => {
  await happen(3);
  await expect(news(2).tellAll()).rejects.toThrow('died');
  expect(await keys()).toEqual([]);
  await Promise.all([news().tellAll(), news().tellAll()]);
  expect(await keys()).toEqual([bills - 2, bills - 1, bills].map((id) => `bill/${id}`));
  await news().tellAll();
  expect(await keys()).toHaveLength(3);
});

it('looks through the frames that left no bill, once each, from where somebody looked first', async () => {
  const looked: (readonly [number, number])[] = [];
  const watcher = new JournalNews({
    db: database.db,
    sources: [
      {
        of: (_, { frames }) => {
          looked.push([frames.after, frames.upTo]);
          return Promise.resolve([]);
        },
      },
    ],
    telling: { tell: () => Promise.resolve(true) },
    failed: (error) => {
      throw error;
    },
  });
  const moveTo = (seq: number) => database.db.updateTable('view.position').set({ seq }).execute();
  await database.db.updateTable('messages.news').set({ told_frame: null }).execute();
  await moveTo(40);
  await watcher.tellAll();
  await watcher.tellAll();
  await moveTo(45);
  await watcher.tellAll();
  // Read models that are made anew are behind.
  await moveTo(3);
  await watcher.tellAll();
  await moveTo(46);
  await watcher.tellAll();
  expect(looked).toEqual([
    [40, 40],
    [40, 45],
    [45, 46],
  ]);
});

it('tells nothing of what happened before anybody looked, nor again what read models made anew say', async () => {
  await happen(2);
  await database.db.updateTable('messages.news').set({ told_to: null }).execute();
  await news().tellAll();
  expect(await keys()).toEqual([]);
  await database.db.deleteFrom('view.bills').where('id', '=', bills).execute();
  await news().tellAll();
  expect(await keys()).toEqual([]);
  bills += 1;
  await happen(1);
  await news().tellAll();
  expect(await keys()).toContain(`bill/${bills}`);
});
