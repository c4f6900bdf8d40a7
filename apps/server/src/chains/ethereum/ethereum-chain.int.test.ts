import { type Address, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LocalSigner } from '../keys/local-signer.test-support.ts';
import { ReceivingKeys } from '../keys/receiving-keys.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { ethereumAddress } from './ethereum-address.ts';
import { EthereumChain, type EthereumOptions } from './ethereum-chain.ts';
import { TestNode, testChainId } from './test-node.test-support.ts';

const needed = 12;
const stranger: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ether = parseEther('1');

const signer = new LocalSigner("m/44'/60'/0'");
const keys = new ReceivingKeys(signer.xpub, 'ETHEREUM_XPUB');

let node: TestNode;
let chain: EthereumChain;
let mine: Address;
let restore: () => Promise<void>;

beforeAll(async () => {
  node = await TestNode.start();
  chain = new EthereumChain(optionsOf());
  mine = chain.addressAt(0);
  await node.sendEther(chain.hotWallet, '10');
  await node.sendTokens(chain.hotWallet, 1_000n);
  await node.mine(needed + 1);
});
beforeEach(async () => {
  await restore?.();
  restore = await node.mark();
  node.isAway = false;
  node.sending = 'sound';
});
afterAll(() => node.close());

function optionsOf(): EthereumOptions {
  const tokens = [{ asset: 'USDT', decimals: 6, contract: node.token }];
  const { publicKey } = signer.keyOf('hot');
  const hotWallet = ethereumAddress(publicKey!);
  return { client: node.client, batching: node.client, chainId: testChainId, keys, hotWallet, signer, tokens, needed };
}

async function newest(isOurs = (address: string) => address === mine) {
  return (await chain.block(await chain.head(), isOurs))?.arrivals;
}

async function balances(address: string): Promise<bigint[]> {
  return Promise.all([chain.balance('ETH', address), chain.balance('USDT', address)]);
}

describe('what arrives', () => {
  it('is the native coin and the token, each by the word of the chain', async () => {
    const coins = await node.sendEther(mine, '0.000000000000000001');
    const tokens = await node.sendTokens(mine, 7n);
    await node.sendEther(stranger, '1');
    await node.mine();
    const shared = { address: mine, needed };
    expect(await newest()).toEqual([
      { ...shared, asset: 'ETH', decimals: 18, transaction: coins, output: 'value', amount: 1n },
      { ...shared, asset: 'USDT', decimals: 6, transaction: tokens, output: 'log 0', amount: 7n },
    ]);
    expect(await balances(mine)).toEqual([1n, 7n]);
  });

  it('D19: has the same name in whichever block and place it is mined again', async () => {
    const other = chain.addressAt(1);
    const back = await node.mark();
    const split = await node.splitTokens(mine, other, 5n);
    await node.mine();
    const before = await newest(() => true);
    const [height, hash] = [await chain.head(), await chain.hashAt(await chain.head())];
    await back();
    // Another transfer stands before it now, so that every log of the block has another number.
    await node.mine();
    await node.sendTokens(stranger, 1n);
    await node.splitTokens(mine, other, 5n);
    await node.mine();
    const after = (await newest(() => true))?.filter(({ address }) => address !== stranger);
    expect(before?.map(({ output }) => output)).toEqual(['log 0', 'log 1']);
    expect(after?.map(({ output, address }) => [output, address])).toEqual([
      ['log 0', mine],
      ['log 1', other],
    ]);
    expect(before?.[0]?.transaction).toBe(split);
    expect(await chain.hashAt(height)).not.toBe(hash);
  });

  it('is nothing where a transaction failed, or a token only calls itself ours', async () => {
    // Coins sent into the token's code are refused by it, and its receipt says so.
    await node.send({ to: node.token, value: 5n, data: '0x', gas: 100_000n });
    await node.mine();
    expect(await newest((address) => address === node.token)).toEqual([]);
    const withoutToken = new EthereumChain({ ...optionsOf(), tokens: [] });
    await node.sendTokens(mine, 7n);
    await node.mine();
    expect((await withoutToken.block(await chain.head(), () => true))?.arrivals).toEqual([]);
  });

  it('stands in blocks of which each names the one before, and none is beyond the newest', async () => {
    await node.mine(2);
    const head = await chain.head();
    expect((await chain.block(head, () => true))?.parent).toBe(await chain.hashAt(head - 1));
    expect(await chain.block(head + 1, () => true)).toBeNull();
    expect(await chain.hashAt(head + 1)).toBeNull();
  });
});

describe('what is sent', () => {
  it('arrives once, coin and token, in the order of their slots', async () => {
    const coins = await chain.sign({ asset: 'ETH', to: stranger, amount: ether }, []);
    const tokens = await chain.sign({ asset: 'USDT', to: stranger, amount: 300n }, [coins.slot]);
    expect(await chain.outcome([coins])).toEqual({ state: 'missing' });
    expect(await chain.broadcast(coins)).toEqual({ said: 'accepted' });
    expect(await chain.broadcast(tokens)).toEqual({ said: 'accepted' });
    expect(await chain.outcome([tokens])).toEqual({ state: 'waiting' });
    await node.mine(3);
    const { transaction } = tokens;
    const included = { state: 'included', transaction, confirmations: 3, succeeded: true };
    expect(await chain.outcome([tokens])).toEqual(included);
    expect(await balances(stranger)).toEqual([ether, 300n]);
    expect((await chain.broadcast(tokens)).said).not.toBe('accepted');
    await node.mine();
    expect(await balances(stranger)).toEqual([ether, 300n]);
  });

  it('D21: is unknown where the answer was lost, and known again by its slot; the same bytes are paid once', async () => {
    const signed = await chain.sign({ asset: 'ETH', to: stranger, amount: ether }, []);
    node.sending = 'answers get lost';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
    expect(await chain.outcome([signed])).toEqual({ state: 'waiting' });
    node.sending = 'cut';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
    node.sending = 'sound';
    expect((await chain.broadcast(signed)).said).toBe('unknown');
    await node.mine();
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', succeeded: true });
    expect(await chain.balance('ETH', stranger)).toBe(ether);
  });

  it('D20: stuck, is replaced in its slot, and only one of both is ever paid, whichever a block takes', async () => {
    const first = await chain.sign({ asset: 'ETH', to: stranger, amount: ether }, []);
    await chain.broadcast(first);
    const second = (await chain.signAgain(first))!;
    expect([second.slot, second.transaction === first.transaction]).toEqual([first.slot, false]);
    expect(await chain.broadcast(second)).toEqual({ said: 'accepted' });
    await node.mine();
    const { transaction } = second;
    expect(await chain.outcome([first, second])).toMatchObject({ state: 'included', transaction });
    expect(await chain.balance('ETH', stranger)).toBe(ether);
  });

  it('is void when a final block has another transaction in its slot, and not a block earlier', async () => {
    const ours = await chain.sign({ asset: 'ETH', to: stranger, amount: ether }, []);
    const others = await chain.sign({ asset: 'ETH', to: stranger, amount: 5n }, []);
    await chain.broadcast(others);
    await node.mine(needed - 1);
    expect(await chain.outcome([ours])).toEqual({ state: 'missing' });
    await node.mine();
    expect(await chain.outcome([ours])).toEqual({ state: 'void' });
  });

  it('is waiting again when its block is gone, and is included again by the other branch', async () => {
    const signed = await chain.sign({ asset: 'ETH', to: stranger, amount: ether }, []);
    const back = await node.mark();
    await chain.broadcast(signed);
    await node.mine();
    await back();
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
    await chain.broadcast(signed);
    await node.mine();
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', confirmations: 1 });
  });

  it('is refused by name where the wallet has not so much', async () => {
    const signed = await chain.sign({ asset: 'ETH', to: stranger, amount: 50n * ether }, []);
    expect(await chain.broadcast(signed)).toMatchObject({ said: 'refused' });
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
  });

  it('leaves with no signature but that of its own address', async () => {
    const other = new EthereumChain({ ...optionsOf(), signer: new LocalSigner("m/44'/60'/1'") });
    await expect(other.sign({ asset: 'ETH', to: stranger, amount: 1n }, [])).rejects.toThrow('another key');
  });
});

describe('what is swept', () => {
  it('is the native coin without its fee', async () => {
    await node.sendEther(mine, '1');
    await node.mine();
    const before = await chain.balance('ETH', chain.hotWallet);
    await chain.broadcast((await chain.sweep(0, 'ETH', []))!);
    await node.mine();
    expect(await chain.balance('ETH', chain.hotWallet)).toBeGreaterThan(before + (ether * 99n) / 100n);
    expect(await chain.sweep(0, 'ETH', [])).toBeNull();
  });

  it('is the token, after the hot wallet has brought the fee', async () => {
    await node.sendTokens(mine, 40n);
    await node.mine();
    const fee = await chain.sweep(0, 'USDT', []);
    expect(fee?.key).toBe('hot');
    await chain.broadcast(fee!);
    await node.mine();
    expect(await chain.balance('ETH', mine)).toBeGreaterThan(0n);
    expect(await newest()).toEqual([]);
    const tokens = await chain.sweep(0, 'USDT', []);
    expect(tokens?.key).toBe(0);
    await chain.broadcast(tokens!);
    await node.mine();
    expect(await chain.balance('USDT', chain.hotWallet)).toBe(1_040n);
    expect(await chain.sweep(0, 'USDT', [])).toBeNull();
  });
});

it('a node that is away is said to be, whatever is asked, and nothing is taken for granted', async () => {
  const signed = await chain.sign({ asset: 'ETH', to: stranger, amount: 1n }, []);
  node.isAway = true;
  const asked = [
    () => chain.head(),
    () => chain.hashAt(1),
    () => chain.block(1, () => true),
    () => chain.balance('ETH', mine),
    () => chain.sign({ asset: 'ETH', to: stranger, amount: 1n }, []),
    () => chain.outcome([signed]),
    () => chain.sweep(0, 'USDT', []),
  ];
  for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(NodeUnavailable);
  expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
});
