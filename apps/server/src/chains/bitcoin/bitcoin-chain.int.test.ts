import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalSigner } from '../keys/local-signer.test-support.ts';
import { ReceivingKeys } from '../keys/receiving-keys.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { BitcoinChain } from './bitcoin-chain.ts';
import { BitcoinNode } from './bitcoin-node.ts';
import { BitcoinTestNode } from './bitcoin-test-node.test-support.ts';

const needed = 2;
const stranger = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const signer = new LocalSigner("m/84'/0'/0'");
const keys = new ReceivingKeys(signer.xpub, 'BITCOIN_XPUB');
const hotKey = signer.keyOf('hot').publicKey ?? new Uint8Array();
const btc = 100_000_000n;

let node: BitcoinTestNode;
let chain: BitcoinChain;
let mine: string;

beforeEach(async () => {
  node = await BitcoinTestNode.start();
  chain = new BitcoinChain({ node: new BitcoinNode(node.url), keys, hotKey, signer, needed });
  mine = chain.addressAt(0);
  node.pay([
    [chain.hotWallet, btc],
    [chain.hotWallet, 3n * btc],
  ]);
  node.mine();
});
afterEach(() => node.close());

function pay(amount: bigint, taken: readonly string[] = []) {
  return chain.sign({ asset: 'BTC', to: stranger, amount }, taken);
}

async function newest() {
  return (await chain.block(await chain.head(), (address) => address === mine))?.arrivals;
}

describe('what arrives', () => {
  it('is every output to us, to the last satoshi, named by its place', async () => {
    const txid = node.pay([
      [stranger, 5n],
      [mine, 10_000_001n],
      [mine, 20_999_999n * btc],
    ]);
    node.mine();
    const shared = { asset: 'BTC', decimals: 8, address: mine, transaction: txid, needed };
    expect(await newest()).toEqual([
      { ...shared, output: '1', amount: 10_000_001n },
      { ...shared, output: '2', amount: 20_999_999n * btc },
    ]);
    expect(await chain.balance('BTC', mine)).toBe(10_000_001n + 20_999_999n * btc);
  });

  it('is read of thousands of addresses by one question a thousand', async () => {
    node.pay([
      [mine, 5n],
      [chain.addressAt(2_400), 7n],
    ]);
    node.mine();
    const addresses = Array.from({ length: 2_500 }, (_, position) => chain.addressAt(position));
    const fetching = vi.spyOn(globalThis, 'fetch');
    const balances = await chain.balances('BTC', addresses);
    expect(fetching).toHaveBeenCalledTimes(3);
    fetching.mockRestore();
    expect([balances[0], balances[1], balances[2_400], balances.length]).toEqual([5n, 0n, 7n, 2_500]);
  });

  it('of a miner is final after a hundred blocks', async () => {
    node.pay([[mine, 5n]], true);
    node.mine();
    expect((await newest())?.map((arrival) => arrival.needed)).toEqual([100]);
  });

  it('stands in blocks of which each names the one before, on whichever branch', async () => {
    const height = await chain.head();
    const before = await chain.hashAt(height);
    node.forget(1);
    node.mine(2);
    expect(await chain.hashAt(height)).not.toBe(before);
    expect((await chain.block(height + 1, () => true))?.parent).toBe(await chain.hashAt(height));
    expect(await chain.hashAt(height + 2)).toBeNull();
    expect(await chain.block(height + 2, () => true)).toBeNull();
  });
});

describe('what is sent', () => {
  it('arrives once, and two payments at once spend no coin twice', async () => {
    const first = await pay(btc / 2n);
    const second = await pay(btc / 4n, [first.slot]);
    expect(first.slot.split(',').filter((place) => second.slot.split(',').includes(place))).toEqual([]);
    expect(await chain.broadcast(first)).toEqual({ said: 'accepted' });
    expect(await chain.broadcast(second)).toEqual({ said: 'accepted' });
    expect(await chain.outcome([first])).toEqual({ state: 'waiting' });
    node.mine(2);
    const { transaction } = first;
    expect(await chain.outcome([first])).toEqual({ state: 'included', transaction, confirmations: 2, succeeded: true });
    expect(await chain.broadcast(first)).toEqual({ said: 'accepted' });
    node.mine();
    expect(await chain.balance('BTC', stranger)).toBe((btc * 3n) / 4n);
  });

  it('D21: is unknown where the answer was lost, and known again by what it spends; the same bytes are paid once', async () => {
    const signed = await pay(btc);
    node.sending = 'answers get lost';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
    expect(await chain.outcome([signed])).toEqual({ state: 'waiting' });
    node.sending = 'sound';
    await chain.broadcast(signed);
    node.mine();
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', confirmations: 1 });
    expect(await chain.balance('BTC', stranger)).toBe(btc);
  });

  it('is missing where the line was cut or the pool forgot it, and the same bytes go again', async () => {
    const signed = await pay(btc);
    node.sending = 'cut';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
    node.sending = 'sound';
    await chain.broadcast(signed);
    node.drop();
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
    expect(await chain.broadcast(signed)).toEqual({ said: 'accepted' });
  });

  it('D20: stuck, is replaced by spending the same coins, and one of both is paid', async () => {
    const first = await pay(btc);
    await chain.broadcast(first);
    const second = (await chain.signAgain(first))!;
    expect([second.slot, second.transaction === first.transaction]).toEqual([first.slot, false]);
    expect(await chain.broadcast(second)).toEqual({ said: 'accepted' });
    node.mine();
    const { transaction } = second;
    expect(await chain.outcome([first, second])).toMatchObject({ state: 'included', transaction });
    expect(await chain.balance('BTC', stranger)).toBe(btc);
    expect(await chain.outcome([first])).toEqual({ state: 'waiting' });
    node.mine();
    expect(await chain.outcome([first])).toEqual({ state: 'void' });
    expect(await chain.signAgain(second)).toBeNull();
  });

  it('is waiting again when its block is gone', async () => {
    const signed = await pay(btc);
    await chain.broadcast(signed);
    node.mine();
    node.forget(1);
    expect((await chain.outcome([signed])).state).not.toBe('included');
    await chain.broadcast(signed);
    node.mine();
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', confirmations: 1 });
  });

  it('is not even signed where the wallet has not so much, or nobody can say what it costs', async () => {
    await expect(pay(4n * btc)).rejects.toThrow('too little');
    node.feerate = null;
    await expect(pay(btc)).rejects.toThrow('what a transaction costs');
  });

  it('is refused by name where its coins are gone', async () => {
    const [ours, other] = [await pay(btc), await pay(2n * btc)];
    await chain.broadcast(other);
    node.mine();
    expect(await chain.broadcast(ours)).toEqual({ said: 'refused', reason: 'bad-txns-inputs-missingorspent' });
  });
});

describe('what is swept', () => {
  it("is all that an address has, without the fee, and nothing that isn't worth it", async () => {
    node.pay([
      [mine, 50_000n],
      [mine, 70_000n],
    ]);
    node.pay([[chain.addressAt(1), 1_500n]]);
    node.mine();
    const before = await chain.balance('BTC', chain.hotWallet);
    const sweep = await chain.sweep(0, 'BTC', []);
    expect(sweep?.key).toBe(0);
    expect(await chain.broadcast(sweep!)).toEqual({ said: 'accepted' });
    expect(await chain.sweep(0, 'BTC', [])).toBeNull();
    expect(await chain.sweep(1, 'BTC', [])).toBeNull();
    node.mine();
    // Ten satoshi a byte, 178 bytes.
    expect(await chain.balance('BTC', chain.hotWallet)).toBe(before + 120_000n - 1_780n);
  });
});

it('a node that is away, or knows us not, is said to be, and nothing is taken for granted', async () => {
  const signed = await pay(btc);
  node.line = 'cut';
  const asked = [
    () => chain.head(),
    () => chain.hashAt(1),
    () => chain.block(1, () => true),
    () => chain.balance('BTC', mine),
    () => pay(btc),
    () => chain.outcome([signed]),
    () => chain.sweep(0, 'BTC', []),
  ];
  for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(NodeUnavailable);
  expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
  await expect(chain.head()).rejects.not.toThrow('secret');
});
