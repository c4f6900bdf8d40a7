import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chainsOwnData } from '../own-data.ts';
import { ArrivalBook } from '../watch/arrival-book.ts';
import { ScriptedChain } from '../watch/scripted-chain.test-support.ts';
import { AddressBook } from './address-book.ts';

const now = (): number => 1_800_000_000_000;

let database: TestDatabase;
beforeAll(async () => void (database = await bootDatabase()));
afterAll(() => database.close());

async function ownDataOf(customer: number): Promise<unknown[]> {
  const said: unknown[] = [];
  for (const { name, rows } of chainsOwnData(database.db)(customer, 'en'))
    for await (const page of rows()) said.push([name, page]);
  return said;
}

it("a customer's own data has the addresses and what came to them, and nothing of another's", async () => {
  const { db } = database;
  const addresses = await AddressBook.open(db, new ScriptedChain(1), now);
  const address = await addresses.addressOf(7);
  const other = await addresses.addressOf(8);
  const came = { asset: 'BTC', decimals: 8, output: '0', needed: 2 };
  const [mine, theirs] = [
    { ...came, address, transaction: 'aa', amount: 5n },
    { ...came, address: other, transaction: 'bb', amount: 9n },
  ];
  await new ArrivalBook(db, 'bitcoin', now).append({ height: 1, hash: '1', parent: '0', arrivals: [mine, theirs] });
  const at = new Date(now()).toISOString();
  const { needed: _, ...told } = mine;
  expect(await ownDataOf(7)).toEqual([
    ['deposit_addresses', [{ chain: 'bitcoin', address, created_at: at }]],
    ['chain_arrivals', [{ ...told, chain: 'bitcoin', amount: '5', state: 'seen', seen_at: at }]],
  ]);
  expect(await ownDataOf(9)).toEqual([
    ['deposit_addresses', []],
    ['chain_arrivals', []],
  ]);
});
