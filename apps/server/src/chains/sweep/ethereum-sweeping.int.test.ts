import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { sql } from 'kysely';
import { numberToHex, parseEther, parseGwei } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ethereumAddress } from '../ethereum/ethereum-address.ts';
import { EthereumChain } from '../ethereum/ethereum-chain.ts';
import { TestNode, testChainId } from '../ethereum/test-node.test-support.ts';
import { LocalSigner } from '../keys/local-signer.test-support.ts';
import { ReceivingKeys } from '../keys/receiving-keys.ts';
import { PaymentBook } from '../payments/payment-book.ts';
import { ArrivalBook } from '../watch/arrival-book.ts';
import { ChainWatcher } from '../watch/chain-watcher.ts';
import { Sweeper } from './sweeper.ts';

const needed = 3;
const ether = parseEther('1');
const stuckMs = 900_000;

let database: TestDatabase;
let node: TestNode;
let chain: EthereumChain;
let watcher: ChainWatcher;
let sweeper: Sweeper;
let restore: () => Promise<void>;
let now = 1_800_000_000_000;
let failures: unknown[] = [];

/** What sweeps do on a chain that executes them: the adapter, the book of payments and the sweeper as they run. */
beforeAll(async () => {
  database = await bootDatabase();
  node = await TestNode.start();
  const signer = new LocalSigner("m/44'/60'/0'");
  const { publicKey } = signer.keyOf('hot');
  chain = new EthereumChain({
    client: node.client,
    batching: node.client,
    chainId: testChainId,
    keys: new ReceivingKeys(signer.xpub, 'ETHEREUM_XPUB'),
    hotWallet: ethereumAddress(publicKey ?? new Uint8Array()),
    signer,
    tokens: [{ asset: 'USDT', decimals: 6, contract: node.token }],
    needed,
  });
  await node.sendEther(chain.hotWallet, '5');
  await node.mine(needed);
});
afterAll(async () => {
  await node.close();
  await database.close();
});
beforeEach(async () => {
  await restore?.();
  restore = await node.mark();
  const { db } = database;
  await sql`truncate chains.arrival, chains.address, chains.payment, chains.block`.execute(db);
  failures = [];
  const own = [0, 1].map((position) => ({ position, address: chain.addressAt(position) }));
  for (const { position, address } of own)
    await db
      .insertInto('chains.address')
      .values({ chain: 'ethereum', position, customer: 1000 + position, address, created_at: now })
      .execute();
  const isOurs = (address: string): boolean => own.some((one) => one.address === address);
  watcher = new ChainWatcher({ port: chain, book: new ArrivalBook(db, 'ethereum', () => now), isOurs, now: () => now });
  await watcher.look();
  sweeper = sweeperOf();
});

function sweeperOf(): Sweeper {
  const payments = new PaymentBook(database.db, 'ethereum', () => now);
  const failed = (error: unknown): void => void failures.push(error);
  return new Sweeper({ db: database.db, port: chain, payments, needed, failed, now: () => now });
}

/** Mines so much and reads it; what arrived before is final then. */
async function settle(blocks = needed): Promise<void> {
  await node.mine(blocks);
  now += 1_000;
  await watcher.look();
}

const at = (position: number) => chain.addressAt(position);
const hot = (asset: string) => chain.balance(asset, chain.hotWallet);
const payments = () => database.db.selectFrom('chains.payment').selectAll().orderBy('id').execute();
const open = async () => (await payments()).filter(({ is_open }) => is_open);

it('brings the native coin less its fee, and the token after the hot wallet has paid its way', async () => {
  await node.sendEther(at(0), '1');
  await node.sendTokens(at(1), 40n);
  await settle();
  const before = await hot('ETH');
  await sweeper.look();
  expect((await payments()).map(({ ref, key }) => [ref, key])).toEqual([
    ['0:ETH', '0'],
    ['1:USDT', 'hot'],
  ]);
  await settle();
  await sweeper.look();
  expect((await open()).map(({ ref, key }) => [ref, key])).toEqual([['1:USDT', '1']]);
  await settle();
  await sweeper.look();
  await sweeper.look();

  expect([await open(), failures, sweeper.stats]).toEqual([[], [], { swept: 3, failed: 0 }]);
  expect([await hot('USDT'), await chain.balance('USDT', at(1))]).toEqual([40n, 0n]);
  expect((await hot('ETH')) - before).toBeGreaterThan((ether * 99n) / 100n);
  // What the hot wallet brought to pay the way is nobody's deposit.
  const arrivals = await database.db.selectFrom('chains.arrival').select(['address', 'asset']).execute();
  expect(arrivals.toSorted((left, right) => (left.asset < right.asset ? -1 : 1))).toEqual([
    { address: at(0), asset: 'ETH' },
    { address: at(1), asset: 'USDT' },
  ]);
});

it('replaces in its slot what no block takes at the fee of then, and only one of both is ever paid', async () => {
  await node.sendEther(at(0), '1');
  await settle();
  const before = await hot('ETH');
  await sweeper.look();
  const dear = numberToHex(parseGwei('500'));
  await node.ask('hardhat_setNextBlockBaseFeePerGas', [dear]);
  await settle(1);
  await sweeper.look();
  expect([(await payments()).length, await hot('ETH')]).toEqual([1, before]);

  now += stuckMs;
  await sweeper.look();
  const [first, second, ...others] = await payments();
  expect([others, failures, second!.slot]).toEqual([[], [], first!.slot]);
  await settle();
  await sweeper.look();
  expect([await open(), sweeper.stats]).toEqual([[], { swept: 1, failed: 0 }]);
  const brought = (await hot('ETH')) - before;
  expect(brought).toBeGreaterThan((ether * 9n) / 10n);
  expect(brought).toBeLessThan(ether);
  const hash = first!.transaction as `0x${string}`;
  await expect(node.client.getTransactionReceipt({ hash })).rejects.toThrow();
});

it('sends the very bytes again where a reorganisation took the block of a sweep, and brings it once', async () => {
  await node.sendTokens(at(1), 40n);
  await node.sendEther(at(1), '1');
  await settle();
  await sweeper.look();
  const [swept] = await payments();
  const back = await node.mark();
  await settle(1);
  await sweeper.look();
  expect((await open()).map(({ transaction }) => transaction)).toEqual([swept!.transaction]);
  await back();
  // The other branch is longer, and its pool has forgotten the sweep.
  await settle(2);
  expect(await chain.balance(swept!.ref.split(':')[1]!, at(1))).toBeGreaterThan(0n);
  await sweeperOf().look();
  await settle();
  await sweeper.look();
  await settle();
  await sweeper.look();
  await settle();
  await sweeper.look();
  expect([await open(), failures]).toEqual([[], []]);
  expect((await payments()).filter(({ ref }) => ref === swept!.ref)).toHaveLength(1);
  expect([await hot('USDT'), await chain.balance('USDT', at(1))]).toEqual([40n, 0n]);
});
