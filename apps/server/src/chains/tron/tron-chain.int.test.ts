import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalSigner } from '../keys/local-signer.test-support.ts';
import { ReceivingKeys } from '../keys/receiving-keys.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';
import { tronAddress } from './tron-address.ts';
import { TronChain, type TronOptions } from './tron-chain.ts';
import { TronNode } from './tron-node.ts';
import { energyOf, prices, token, TronTestNode } from './tron-test-node.test-support.ts';

const needed = 20;
const trx = 1_000_000n;
const stranger = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const signer = new LocalSigner("m/44'/195'/0'");
const keys = new ReceivingKeys(signer.xpub, 'TRON_XPUB');
const hotWallet = tronAddress(signer.keyOf('hot').publicKey!);
/** In blocks. */
const anHour = 1_200;

let node: TronTestNode;
let chain: TronChain;
let mine: string;

beforeEach(async () => {
  node = await TronTestNode.start();
  chain = new TronChain(optionsOf());
  mine = chain.addressAt(0);
  node.pay('TRX', hotWallet, 1_000n * trx);
  node.pay('USDT', hotWallet, 5_000n);
  node.mine();
});
afterEach(() => node.close());

function optionsOf(changed: Partial<TronOptions> = {}): TronOptions {
  const tokens = [{ asset: 'USDT', decimals: 6, contract: token }];
  const at = new TronNode({ url: node.url, solidityUrl: `${node.url}/`, apiKey: 'secret' });
  const now = (): number => 1_777_445_300_000;
  return { node: at, keys, hotWallet, signer, tokens, needed, feeLimitMax: 50n * trx, now, ...changed };
}

async function newest(isOurs = (address: string) => address === mine) {
  return (await chain.block(await chain.head(), isOurs))?.arrivals;
}

function pay(asset: string, amount: bigint) {
  return chain.sign({ asset, to: stranger, amount });
}

describe('what arrives', () => {
  it('is the native coin and the token, each by the word of the chain and to the last unit', async () => {
    const coins = node.pay('TRX', mine, 90_000_000_000_000_001n);
    const tokens = node.pay('USDT', mine, 2n ** 200n + 1n);
    node.pay('TRX', stranger, 5n);
    node.vote();
    node.mine();
    const shared = { address: mine, decimals: 6, needed };
    expect(await newest()).toEqual([
      { ...shared, asset: 'TRX', transaction: coins, output: 'value', amount: 90_000_000_000_000_001n },
      { ...shared, asset: 'USDT', transaction: tokens, output: 'log 0', amount: 2n ** 200n + 1n },
    ]);
    expect(await chain.balance('TRX', mine)).toBe(90_000_000_000_000_001n);
    expect(await chain.balance('USDT', mine)).toBe(2n ** 200n + 1n);
    expect(await chain.balance('TRX', chain.addressAt(9))).toBe(0n);
  });

  it('is nothing where a token only calls itself ours', async () => {
    node.pay('USDT', mine, 7n);
    node.mine();
    const withoutToken = new TronChain(optionsOf({ tokens: [] }));
    expect((await withoutToken.block(await chain.head(), () => true))?.arrivals).toEqual([]);
    expect((await newest())?.length).toBe(1);
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

  it('D19: is not read where the branch changes between a block and what was written down of it', async () => {
    node.pay('USDT', mine, 7n);
    node.mine();
    const height = await chain.head();
    node.reorganiseWithin = true;
    await expect(chain.block(height, () => true)).rejects.toThrow('changed while it was read');
    expect((await chain.block(height, () => true))?.arrivals).toEqual([]);
  });

  it('waits with the head while the witnesses have not built on it, so that nothing is final before it is', async () => {
    const head = await chain.head();
    node.mine(40);
    expect(await chain.head()).toBe(head + 40);
    node.solidBehind = 50;
    expect(await chain.head()).toBe(head + 40 - 50 + needed - 1);
  });
});

describe('what is sent', () => {
  it('arrives once, coin and token, and names its confirmations', async () => {
    const [coins, tokens] = [await pay('TRX', 3n * trx), await pay('USDT', 300n)];
    expect(await chain.outcome([coins])).toEqual({ state: 'missing' });
    expect(await chain.broadcast(coins)).toEqual({ said: 'accepted' });
    expect(await chain.broadcast(tokens)).toEqual({ said: 'accepted' });
    expect(await chain.outcome([tokens])).toEqual({ state: 'waiting' });
    node.mine(3);
    const included = { state: 'included', confirmations: 3, succeeded: true };
    for (const signed of [coins, tokens])
      expect(await chain.outcome([signed])).toEqual({ ...included, transaction: signed.transaction });
    expect(await chain.broadcast(tokens)).toEqual({ said: 'unknown' });
    node.mine();
    expect(await chain.balance('TRX', stranger)).toBe(3n * trx);
    expect(await chain.balance('USDT', stranger)).toBe(300n);
  });

  it('of one amount to one address at one moment is as many transactions as payments', async () => {
    const twice = [await pay('USDT', 300n), await pay('USDT', 300n)];
    expect(new Set(twice.map(({ slot }) => slot)).size).toBe(2);
    for (const signed of twice) expect(await chain.broadcast(signed)).toEqual({ said: 'accepted' });
    node.mine();
    expect(await chain.balance('USDT', stranger)).toBe(600n);
  });

  it('D21: is unknown where the answer was lost, and known again by its name; the same bytes are paid once', async () => {
    const signed = await pay('USDT', 300n);
    node.sending = 'answers get lost';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
    expect(await chain.outcome([signed])).toEqual({ state: 'waiting' });
    node.sending = 'sound';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
    node.mine();
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', succeeded: true });
    expect(await chain.balance('USDT', stranger)).toBe(300n);
  });

  it('is missing where the line was cut or a pool forgot it, and the same bytes go again', async () => {
    const signed = await pay('USDT', 300n);
    node.sending = 'cut';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
    node.sending = 'sound';
    await chain.broadcast(signed);
    node.drop();
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
    expect(await chain.broadcast(signed)).toEqual({ said: 'accepted' });
  });

  it('D20: stuck, has no second beside it, and is void only when a final block is later than its end', async () => {
    const signed = await pay('USDT', 300n);
    expect(await chain.signAgain()).toBeNull();
    await chain.broadcast(signed);
    node.drop();
    // Its time is over, but the final block is older: one that nobody has seen yet could still have it.
    node.mine(anHour + 30);
    expect(await chain.broadcast(signed)).toMatchObject({ said: 'refused' });
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
    node.mine(20);
    expect(await chain.outcome([signed])).toEqual({ state: 'void' });
  });

  it('is included however late somebody asks, and never void', async () => {
    const signed = await pay('USDT', 300n);
    await chain.broadcast(signed);
    node.mine(anHour + 100);
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', succeeded: true });
  });

  it('is missing again when its block is gone, and stands on a block that no reorganisation takes', async () => {
    node.mine(12);
    const signed = await pay('USDT', 300n);
    await chain.broadcast(signed);
    node.mine();
    node.forget(10);
    expect(await chain.outcome([signed])).toEqual({ state: 'missing' });
    node.mine(10);
    expect(await chain.broadcast(signed)).toEqual({ said: 'accepted' });
    node.mine();
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', confirmations: 1 });
  });

  it.each([
    ['BANDWITH_ERROR', 'refused'],
    ['SERVER_BUSY', 'refused'],
    ['NOT_ENOUGH_EFFECTIVE_CONNECTION', 'unknown'],
    ['DUP_TRANSACTION_ERROR', 'unknown'],
    ['OTHER_ERROR', 'unknown'],
  ])('to which a node says %s is %s', async (code, said) => {
    const signed = await pay('USDT', 300n);
    node.refusal = code;
    expect((await chain.broadcast(signed)).said).toBe(said);
  });

  it('was refused is unknown where a block has it all the same', async () => {
    const signed = await pay('USDT', 300n);
    await chain.broadcast(signed);
    node.refusal = 'TRANSACTION_EXPIRATION_ERROR';
    expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
  });
});

describe('what would fail on the chain', () => {
  it('is not even signed: no token left, a recipient whom the token refuses, no coin for the way', async () => {
    await expect(pay('USDT', 5_001n)).rejects.toThrow('would refuse');
    await expect(pay('TRX', 1_000n * trx)).rejects.toThrow('too little');
    node.banned = stranger;
    await expect(pay('USDT', 1n)).rejects.toThrow('would refuse');
    node.banned = '';
    node.energyPrice = 9_000_000n / energyOf.fresh;
    await expect(pay('USDT', 1n)).resolves.toMatchObject({ key: 'hot' });
    node.energyPrice = 60n * prices.energy;
    await expect(pay('USDT', 1n)).rejects.toThrow('costs more');
    const poor = new TronChain(optionsOf({ hotWallet: mine, feeLimitMax: 10_000n * trx }));
    node.pay('USDT', mine, 50n);
    node.pay('TRX', mine, trx);
    node.mine();
    await expect(poor.sign({ asset: 'USDT', to: stranger, amount: 1n })).rejects.toThrow('for the way');
  });

  it('and fails after all moved nothing, and says so', async () => {
    const signed = await pay('USDT', 300n);
    node.energyPrice = 2n * prices.energy;
    expect(await chain.broadcast(signed)).toEqual({ said: 'accepted' });
    node.mine();
    expect(await chain.outcome([signed])).toMatchObject({ state: 'included', succeeded: false });
    expect(await chain.balance('USDT', stranger)).toBe(0n);
    expect(await newest((address) => address === stranger)).toEqual([]);
  });

  it('leaves with no signature but that of its own address', async () => {
    const other = new TronChain(optionsOf({ signer: new LocalSigner("m/44'/195'/1'") }));
    await expect(other.sign({ asset: 'TRX', to: stranger, amount: 1n })).rejects.toThrow('another key');
  });
});

describe('what is swept', () => {
  it('is the native coin without its fee, and nothing that is not worth it', async () => {
    node.pay('TRX', mine, 5n * trx);
    node.pay('TRX', chain.addressAt(1), trx / 2n);
    node.mine();
    const before = await chain.balance('TRX', hotWallet);
    const sweep = await chain.sweep(0, 'TRX', []);
    expect(sweep?.key).toBe(0);
    expect(await chain.sweep(0, 'TRX', [sweep!.slot])).toBeNull();
    expect(await chain.broadcast(sweep!)).toEqual({ said: 'accepted' });
    node.mine();
    expect(await chain.balance('TRX', hotWallet)).toBe(before + 5n * trx - 300n * prices.byte);
    expect(await chain.sweep(0, 'TRX', [])).toBeNull();
    expect(await chain.sweep(1, 'TRX', [])).toBeNull();
  });

  it('is the token, after the hot wallet has brought the fee, which is no deposit of anybody', async () => {
    node.pay('USDT', mine, 40n);
    node.mine();
    const fee = await chain.sweep(0, 'USDT', []);
    expect(fee?.key).toBe('hot');
    expect(await chain.broadcast(fee!)).toEqual({ said: 'accepted' });
    node.mine();
    expect(await chain.balance('TRX', mine)).toBeGreaterThanOrEqual(energyOf.known * prices.energy);
    expect(await newest()).toEqual([]);
    const tokens = await chain.sweep(0, 'USDT', []);
    expect(tokens?.key).toBe(0);
    expect(await chain.broadcast(tokens!)).toEqual({ said: 'accepted' });
    node.mine();
    expect(await chain.outcome([tokens!])).toMatchObject({ state: 'included', succeeded: true });
    expect(await chain.balance('USDT', hotWallet)).toBe(5_040n);
    expect(await chain.sweep(0, 'USDT', [])).toBeNull();
  });
});

it('a node that is away is said to be, whatever is asked, and nothing is taken for granted', async () => {
  const signed = await pay('USDT', 1n);
  expect(node.asked.every(({ key }) => key === 'secret')).toBe(true);
  node.line = 'cut';
  const asked = [
    () => chain.head(),
    () => chain.hashAt(1),
    () => chain.block(1, () => true),
    () => chain.balance('USDT', mine),
    () => pay('USDT', 1n),
    () => chain.outcome([signed]),
    () => chain.sweep(0, 'USDT', []),
  ];
  for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(NodeUnavailable);
  expect(await chain.broadcast(signed)).toEqual({ said: 'unknown' });
});
