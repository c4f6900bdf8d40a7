import { describe, expect, test } from 'vitest';
import { btc, identified, usdt, World } from '../../../exchange-world.test-support.ts';

const dora = 2000;
const close = { type: 'CloseCustomer', customer: dora, dustLimitE6: 0n } as const;
const deposit = { type: 'Deposit', customer: dora, kind: 'spot', asset: usdt, amount: 900_000n } as const;
const reference = 'd'.repeat(32);

function worldWithDora(): World {
  const world = new World();
  world.do({ type: 'OpenCustomer', customer: dora, country: 'VN' });
  world.do(identified(dora));
  return world;
}

describe('closing an account', () => {
  test.each([
    ['customer_invalid', { customer: 3, dustLimitE6: -1n }],
    ['limit_invalid', { customer: 5000, dustLimitE6: -1n }],
    ['customer_not_found', { customer: 5000 }],
  ])('%s %o', (code, fields) => {
    expect(worldWithDora().codeOf({ ...close, ...fields })).toBe(code);
  });

  test('waits until nothing is left, held or open', () => {
    const world = worldWithDora();
    world.do({ ...deposit, amount: 50_000_000n, reference });
    expect(world.codeOf({ ...close, dustLimitE6: 49_999_999n })).toBe('account_not_empty');
    const order = world.place(dora, 'buy', 99_000, { quantity: 100 });
    const whole = { ...close, dustLimitE6: 50_000_000n };
    expect(world.codeOf(whole)).toBe('account_not_empty');
    world.do({ type: 'CancelOrder', customer: dora, order });
    const amount = 50_000_000n;
    world.do({ type: 'Transfer', customer: dora, from: 'spot', to: 'funding', asset: usdt, amount });
    const to = { network: 'TRC20', destination: 'somewhere', memo: '' } as const;
    const address = world.do({ type: 'AddWithdrawalAddress', customer: dora, ...to }).id;
    const { id } = world.do({ type: 'RequestWithdrawal', customer: dora, asset: usdt, address, amount });
    expect(world.codeOf(whole)).toBe('account_not_empty');
    const own = { customer: dora, withdrawal: id, transaction: '0xabc' } as const;
    world.do({ type: 'ReviewWithdrawal', customer: dora, withdrawal: id, isFlagged: false });
    world.do({ type: 'SignWithdrawal', ...own });
    expect(world.codeOf(whole)).toBe('account_not_empty');
    world.do({ type: 'SettleWithdrawal', ...own });
    expect(world.codeOf(close)).toBe('ok');
    expect(world.exchange.query({ type: 'standing', customer: dora })).toMatchObject({ state: 'closed' });
  });

  test('gives what is too small to take along to the house, and nothing else', () => {
    const world = worldWithDora();
    world.do({ ...deposit, reference });
    world.do({ ...deposit, asset: btc, amount: 10n, reference: 'b'.repeat(32) });
    expect(world.codeOf({ ...close, dustLimitE6: 900_999n })).toBe('account_not_empty');
    world.do({ ...close, dustLimitE6: 901_000n });
    const house = world.exchange.query({ type: 'houseBalances' }).find(({ account }) => account === 3);
    expect(house?.balances.map(({ asset, available }) => [asset, available])).toEqual([
      [btc, 10n],
      [usdt, 900_000n],
    ]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('what has no index may be worth anything', () => {
    const world = worldWithDora();
    world.do({ type: 'ListAsset', asset: 77, code: 'NEW', scale: 8 });
    world.do({ ...deposit, asset: 77, amount: 1n, reference });
    expect(world.codeOf({ ...close, dustLimitE6: 10n ** 12n })).toBe('account_not_empty');
  });

  test('is for who isn’t frozen by others', () => {
    const world = worldWithDora();
    world.do({ ...identified(dora), version: 2, withdrawalFreeze: 'fraud' });
    expect(world.try(close).rejection).toMatchObject({ code: 'account_frozen', detail: { reason: 'fraud' } });
    world.do({ ...identified(dora), version: 3, tradingFreeze: 'closing' });
    expect(world.exchange.query({ type: 'standing', customer: dora })).toMatchObject({ state: 'closing' });
    expect(world.codeOf(close)).toBe('ok');
  });

  test('is for ever: a closed one trades and moves nothing', () => {
    const world = worldWithDora();
    world.do(close);
    expect(world.codeOf(close)).toBe('account_closed');
    const hold = { type: 'RequestWithdrawal', customer: dora, asset: usdt, address: 1, amount: 2n } as const;
    const transfer = { type: 'Transfer', customer: dora, from: 'spot', to: 'earn', asset: usdt, amount: 1n } as const;
    const claim = { type: 'ClaimTestFunds', customer: dora, asset: usdt, amount: 1n, limitE6: 10n } as const;
    const quotes = { type: 'MassQuote', customer: dora, market: 1, bids: [99_000, 1000], asks: [] } as const;
    const order = world.order(dora, 'buy', 99_000);
    for (const command of [{ ...deposit, reference }, hold, transfer, claim, quotes, order])
      expect([command.type, world.codeOf(command)]).toEqual([command.type, 'account_closed']);
    expect(world.codeOf({ type: 'OpenCustomer', customer: dora })).toBe('customer_exists');
    // What is true of a person stays true, and may still have to be written down.
    expect(world.codeOf({ ...identified(dora), version: 9, withdrawalFreeze: 'legal' })).toBe('ok');
  });
});
