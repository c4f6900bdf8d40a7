import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome, SignedPayment } from './chain-port.ts';
import { type TriedChain, triedChains } from './tried-chains.test-support.ts';

let chain: TriedChain;

/** What every chain keeps, whatever it is made of. */
describe.each(Object.entries(triedChains))('%s', (_name, open) => {
  beforeEach(async () => {
    chain = await open();
    for (let at = 0; at < 4; at += 1) await chain.fund(chain.port.hotWallet, 3n * chain.amount);
  });
  afterEach(() => chain.close());

  it('gives each position one address, always the same, and none of them is the hot wallet', () => {
    const addresses = [0, 1, 2, 0].map((position) => chain.port.addressAt(position));
    expect(addresses[3]).toBe(addresses[0]);
    expect(new Set([...addresses, chain.port.hotWallet]).size).toBe(4);
  });

  it('names an arrival once, in its smallest unit, however often its block is read', async () => {
    const { port, asset, amount } = chain;
    const mine = port.addressAt(0);
    await chain.fund(mine, amount + 1n);
    const head = await port.head();
    const read = async () => (await port.block(head, (address) => address === mine))?.arrivals;
    const [arrival, ...others] = (await read())!;
    expect(others).toEqual([]);
    const { decimals } = port.assets.find((known) => known.asset === asset)!;
    expect(arrival).toMatchObject({ asset, decimals, address: mine, amount: amount + 1n });
    expect(arrival!.transaction).toBe(arrival!.transaction.toLowerCase());
    expect(await read()).toEqual([arrival]);
    expect(await port.balance(asset, mine)).toBe(amount + 1n);
    const many = [port.addressAt(7), mine, port.hotWallet, mine];
    const each = await Promise.all(many.map((address) => port.balance(asset, address)));
    expect(await port.balances(asset, many)).toEqual(each);
    expect(await port.balances(asset, [])).toEqual([]);
    expect((await port.block(head, () => false))?.arrivals).toEqual([]);
  });

  it('has blocks that stand on each other up to the newest, and none beyond', async () => {
    const { port } = chain;
    await chain.mine(2);
    const head = await port.head();
    const block = await port.block(head, () => true);
    expect([block?.height, block?.hash]).toEqual([head, await port.hashAt(head)]);
    expect(block?.parent).toBe(await port.hashAt(head - 1));
    expect([await port.hashAt(head + 1), await port.block(head + 1, () => true)]).toEqual([null, null]);
  });

  it('has nothing on its way when it has signed, and counts confirmations when it has sent', async () => {
    const signed = await pay();
    await chain.mine(1);
    expect([await outcome(signed), await came()]).toEqual([{ state: 'missing' }, 0n]);
    expect(await chain.port.broadcast(signed)).toEqual({ said: 'accepted' });
    expect(await outcome(signed)).toEqual({ state: 'waiting' });
    for (const confirmations of [1, 2, 3]) {
      await chain.mine(1);
      const { transaction } = signed;
      expect(await outcome(signed)).toEqual({ state: 'included', transaction, confirmations, succeeded: true });
    }
  });

  it('pays two payments of one amount to one address, each once, however often it is told', async () => {
    const first = await pay();
    const second = await pay(first);
    expect([first.slot === second.slot, first.transaction === second.transaction]).toEqual([false, false]);
    for (const signed of [first, second, first]) await chain.port.broadcast(signed);
    await chain.mine(1);
    for (const signed of [second, first]) await chain.port.broadcast(signed);
    await chain.mine(1);
    expect(await came()).toBe(2n * chain.amount);
  });

  it('pays what comes after a payment that was given up, and not that one beside it', async () => {
    const givenUp = await pay();
    const before = await pay(givenUp);
    await chain.port.broadcast(before);
    await chain.mine(1);
    const after = await pay();
    expect(after.transaction).not.toBe(before.transaction);
    await chain.port.broadcast(after);
    await chain.mine(1);
    expect([(await outcome(before)).state, (await outcome(after)).state]).toEqual(['included', 'included']);
    expect(await came()).toBe(2n * chain.amount);
  });

  it('sweeps what an address has, less the fee, and nothing where nothing is', async () => {
    const { port, asset, amount } = chain;
    expect(await port.sweep(0, asset, [])).toBeNull();
    await chain.fund(port.addressAt(0), amount);
    const before = await port.balance(asset, port.hotWallet);
    const signed = (await port.sweep(0, asset, []))!;
    expect(signed.key).toBe(0);
    expect(await port.broadcast(signed)).toEqual({ said: 'accepted' });
    await chain.mine(1);
    const grown = (await port.balance(asset, port.hotWallet)) - before;
    expect(grown > (amount * 9n) / 10n && grown <= amount).toBe(true);
    expect(await port.sweep(0, asset, [])).toBeNull();
  });
});

function pay(...underWay: SignedPayment[]): Promise<SignedPayment> {
  const { asset, stranger: to, amount } = chain;
  return chain.port.sign(
    { asset, to, amount },
    underWay.map(({ slot }) => slot),
  );
}

function outcome(signed: SignedPayment): Promise<Outcome> {
  return chain.port.outcome([signed]);
}

/** What has come to the stranger by what was signed here. */
function came(): Promise<bigint> {
  return chain.port.balance(chain.asset, chain.stranger);
}
