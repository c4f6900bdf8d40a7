import { beforeEach, describe, expect, test } from 'vitest';
import { alice, bob, btc, carol, identified, usdt, World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';
import { systemAccounts } from '../../kernel/vocabulary.ts';

let world: World;

beforeEach(() => {
  world = new World();
  for (const asset of [usdt, btc])
    world.do({ type: 'Transfer', customer: alice, from: 'spot', to: 'funding', asset, amount: 1_000_000_000n });
  world.takeFrames();
});

const give = (fields: object = {}) =>
  ({
    type: 'TransferToCustomer',
    customer: alice,
    recipient: bob,
    asset: usdt,
    amount: 500_000_000n,
    ...fields,
  }) as const;

function funding(customer: number, asset: number): bigint {
  const found = world.exchange
    .query({ type: 'balances', customer })
    .find((view) => view.kind === 'funding' && view.asset === asset);
  return found?.available ?? 0n;
}

const houseFees = (asset: number): bigint => funding(systemAccounts.fees, asset);

describe('a transfer to another customer', () => {
  test('gives the amount, and takes a fee of 0.1 % on top of it', () => {
    expect(world.do(give()).id).toBe(1);
    expect([funding(alice, usdt), funding(bob, usdt), houseFees(usdt)]).toEqual([499_500_000n, 500_000_000n, 500_000n]);
    expect(world.do(give({ amount: 1_000_000n })).id).toBe(2);
  });

  test('costs at least what 0.1 USDT are worth at the index, rounded up', () => {
    world.do(give({ amount: 1n }));
    expect(houseFees(usdt)).toBe(100_000n);
    // 0.1 USDT at 10,000 are 0.00001 BTC.
    world.do(give({ asset: btc, amount: 1n }));
    expect(houseFees(btc)).toBe(1000n);
    world.index(99_999);
    world.do(give({ asset: btc, amount: 1n }));
    expect(houseFees(btc)).toBe(2001n);
  });

  test('goes up to what is left with the fee, and not a unit beyond', () => {
    expect(world.codeOf(give({ amount: 999_000_999n + 1n }))).toBe('insufficient_balance');
    world.do(give({ amount: 999_000_999n }));
    expect(funding(alice, usdt)).toBe(0n);
  });

  test('is answered again from its frame, with its bills', () => {
    const key = 'a'.repeat(48);
    const first = world.do(give(), key);
    expect(world.do(give(), key).repeats).toBe(first.seq);
    expect(funding(bob, usdt)).toBe(500_000_000n);
  });
});

describe('TransferToCustomer is refused', () => {
  test.each([
    ['amount_not_positive', { amount: 0n }],
    ['amount_out_of_range', { amount: 2n ** 61n + 1n }],
    ['asset_not_found', { asset: 77 }],
    ['customer_not_found', { customer: 4999 }],
    ['recipient_not_found', { recipient: 4999 }],
    ['recipient_not_found', { recipient: systemAccounts.treasury }],
    ['insufficient_balance', { amount: 1_000_000_000n }],
  ])('as %s for %o', (code, fields) => {
    expect(world.codeOf(give(fields))).toBe(code);
    expect(world.takeEvents()).toEqual([]);
  });

  test('D3 to oneself, whatever else is wrong', () => {
    expect(world.codeOf(give({ recipient: alice }))).toBe('transfer_to_oneself');
    expect(world.codeOf(give({ recipient: alice, asset: 77 }))).toBe('transfer_to_oneself');
    expect(funding(alice, usdt)).toBe(1_000_000_000n);
  });

  test.each([
    ['account_frozen', { withdrawalFreeze: 'security' }],
    ['security_hold', { holdUntil: 2_000_000_000_000 }],
    ['identity_required', { identityLevel: 0 }],
  ] as const)('as %s, as any exit is', (code, standing) => {
    world.do({ ...identified(alice), version: 2, ...standing });
    expect(world.codeOf(give())).toBe(code);
  });

  test.each([{ tradingFreeze: 'fraud' }, { withdrawalFreeze: 'owner' }] as const)(
    'to somebody who is frozen: %o',
    (standing) => {
      world.do({ ...identified(bob), version: 2, ...standing });
      expect(world.codeOf(give())).toBe('recipient_unavailable');
    },
  );

  test('to and from somebody whose account is closed', () => {
    const dave = 1003;
    world.do({ type: 'OpenCustomer', customer: dave });
    world.do({ type: 'CloseCustomer', customer: dave, dustLimitE6: 0n });
    expect(world.codeOf(give({ recipient: dave }))).toBe('recipient_unavailable');
    expect(world.codeOf(give({ customer: dave }))).toBe('account_closed');
  });

  test('while nobody knows what its fee is worth', () => {
    world.do({ type: 'ListAsset', asset: 9, code: 'SOL', scale: 8 });
    world.deposit(carol, 9, 1_000_000n);
    expect(world.codeOf(give({ customer: carol, asset: 9, amount: 1n }))).toBe('index_unavailable');
  });
});

describe('what transfers cost', () => {
  const fees = (feePpm: number, feeLeastE6: number, effectiveAt = 0) =>
    ({ type: 'SetCustomerTransferFees', feePpm, feeLeastE6, effectiveAt }) as const;

  test('changes at its time, in the exchange and in a restored one', () => {
    const effectiveAt = world.now + 60_000;
    world.do(fees(2000, 0, effectiveAt));
    world.do(fees(5000, 0, effectiveAt));
    expect(world.exchange.query({ type: 'customerTransferFees' })).toEqual({
      feePpm: 1000,
      feeLeastE6: 100_000,
      upcoming: [{ effectiveAt, feePpm: 5000, feeLeastE6: 0 }],
    });
    const restored = Exchange.load(world.exchange.save());
    for (const exchange of [world.exchange, restored]) {
      exchange.execute(give(), effectiveAt);
      expect(exchange.query({ type: 'customerTransferFee', asset: usdt, amount: 1000n })).toBe(5n);
    }
    expect(restored.hash()).toBe(world.exchange.hash());
    expect(houseFees(usdt)).toBe(2_500_000n);
  });

  test.each([fees(-1, 0), fees(10_001, 0), fees(0, -1), fees(0, 100_000_001), fees(0, 0, -1), fees(0.5, 0)])(
    'is refused as %o',
    (command) => {
      expect(world.codeOf(command)).toBe('transfer_fees_invalid');
    },
  );
});
