import { readAddress } from '@auric/api/addresses/address';
import { chains } from '@auric/api/addresses/chain';
import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chainRules } from '../chain-list.ts';
import { SandboxChain } from './sandbox-chain.ts';
import { SandboxLedger } from './sandbox-ledger.ts';

const blockMs = 15_000;
const somewhere = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let database: TestDatabase;
let chain: SandboxChain;
let now = 1_800_000_000_000;

beforeAll(async () => {
  database = await bootDatabase();
});
beforeEach(async () => {
  await sql`truncate chains.sandbox_transaction, chains.block`.execute(database.db);
  chain = await open();
});
afterAll(() => database.close());

function open(): Promise<SandboxChain> {
  const ledger = new SandboxLedger(database.db, 'ethereum');
  return SandboxChain.open({ chain: 'ethereum', ...chainRules.ethereum, blockMs, ledger, now: () => now });
}

it('blocks come by the clock while the house is open, and stand on each other', async () => {
  expect(await chain.head()).toBe(0);
  now += 3 * blockMs;
  expect(await chain.head()).toBe(3);
  const [second, third] = await Promise.all([2, 3].map((height) => chain.block(height, () => true)));
  expect(third?.parent).toBe(second?.hash);
  expect(await chain.block(4, () => true)).toBeNull();
  expect(await chain.hashAt(4)).toBeNull();
});

it('the faucet pays one name once, in the next block, with the decimals of the chain', async () => {
  const to = chain.addressAt(4);
  const transaction = await chain.faucet({ asset: 'ETH', to, amount: 10n ** 18n }, 'first');
  await chain.faucet({ asset: 'ETH', to, amount: 10n ** 18n }, 'first');
  expect(await chain.balance('ETH', to)).toBe(0n);
  now += blockMs;
  expect(await chain.balance('ETH', to)).toBe(10n ** 18n);
  const block = await chain.block(1, (address) => address === to);
  const arrived = { asset: 'ETH', decimals: 18, address: to, transaction, output: '0', amount: 10n ** 18n, needed: 12 };
  expect(block?.arrivals).toEqual([arrived]);
  expect((await chain.block(1, () => false))?.arrivals).toEqual([]);
});

it('a deposit is swept to the hot wallet and paid out again, each once', async () => {
  await chain.faucet({ asset: 'USDT', to: chain.addressAt(0), amount: 500n }, 'a');
  now += blockMs;
  const sweep = await chain.sweep(0, 'USDT', []);
  expect(await chain.broadcast(sweep!)).toEqual({ said: 'accepted' });
  expect(await chain.outcome([sweep!])).toEqual({ state: 'waiting' });
  now += blockMs;
  expect(await chain.sweep(0, 'USDT', [])).toBeNull();
  expect(await chain.balance('USDT', chain.hotWallet)).toBe(500n);

  const signed = await chain.sign({ asset: 'USDT', to: somewhere, amount: 200n }, []);
  const other = await chain.sign({ asset: 'USDT', to: somewhere, amount: 400n }, [signed.slot]);
  expect(other.slot).not.toBe(signed.slot);
  expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
  await chain.broadcast(signed);
  await chain.broadcast(signed);
  now += 2 * blockMs;
  expect(await chain.broadcast(other)).toEqual({ said: 'refused', reason: 'insufficient funds' });
  const { transaction } = signed;
  expect(await chain.outcome([signed])).toEqual({ state: 'included', transaction, confirmations: 2, succeeded: true });
  expect(await chain.balance('USDT', somewhere)).toBe(200n);
});

it('two payments in one block are no more than the wallet has', async () => {
  await chain.faucet({ asset: 'USDT', to: chain.hotWallet, amount: 500n }, 'b');
  now += blockMs;
  const payment = { asset: 'USDT', to: somewhere, amount: 300n };
  const first = await chain.sign(payment, []);
  const second = await chain.sign(payment, [first.slot]);
  expect(await chain.broadcast(first)).toEqual({ said: 'accepted' });
  expect(await chain.broadcast(second)).toEqual({ said: 'refused', reason: 'insufficient funds' });
  now += blockMs;
  expect(await chain.balance('USDT', chain.hotWallet)).toBe(200n);
});

it('a house that was closed finds the chain where it left it', async () => {
  await chain.faucet({ asset: 'ETH', to: chain.addressAt(1), amount: 7n }, 'before');
  now += 5 * blockMs;
  chain = await open();
  expect(await chain.head()).toBe(1);
  expect(await chain.balance('ETH', chain.addressAt(1))).toBe(7n);
  expect((await open()).addressAt(1)).toBe(chain.addressAt(1));
});

it('no real chain takes an address of the sandbox', () => {
  for (const real of chains) expect(readAddress(real, chain.addressAt(0))).toBeNull();
});
