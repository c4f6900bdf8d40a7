import { describe, expect, test } from 'vitest';
import { alice, bob, btc, usdt, World } from '../../../exchange-world.test-support.ts';
import type { Command } from '../../index.ts';

const reference = 'f'.repeat(32);
const deposit = { type: 'Deposit', customer: alice, kind: 'spot', asset: usdt, amount: 5n, reference } as const;
const claim = { type: 'ClaimTestFunds', customer: alice, asset: usdt, amount: 5n, limitE6: 10_000_000_000n } as const;
const transfer = { type: 'Transfer', customer: alice, from: 'spot', to: 'funding', asset: usdt, amount: 5n } as const;
const standing = {
  type: 'SetCustomerStanding',
  customer: alice,
  version: 2,
  identityLevel: 1,
  tradingFreeze: 'none',
  withdrawalFreeze: 'none',
  holdUntil: 0,
  country: 'TH',
} as const;
const everywhere = {
  type: 'SetAvailability',
  offer: 'spot',
  isOn: true,
  rule: 'except',
  countries: '',
  effectiveAt: 0,
} as const;
const rich = 2_000_000_000_000n;

/** One row a refusal; the rows of a command are in the order of its guards and break those below too. */
const rows: readonly [string, Command][] = [
  ['asset_invalid', { type: 'ListAsset', asset: 0, code: 'USDT', scale: 6 }],
  ['asset_invalid', { type: 'ListAsset', asset: 1024, code: 'USDT', scale: 6 }],
  ['asset_invalid', { type: 'ListAsset', asset: usdt, code: 'usdt', scale: 6 }],
  ['asset_invalid', { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 13 }],
  ['asset_already_listed', { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 }],
  ['customer_invalid', { type: 'OpenCustomer', customer: 999 }],
  ['customer_invalid', { type: 'OpenCustomer', customer: 1.5 }],
  ['customer_invalid', { type: 'OpenCustomer', customer: 2 ** 39 }],
  ['country_invalid', { type: 'OpenCustomer', customer: alice, country: 'th' }],
  ['country_invalid', { type: 'OpenCustomer', customer: alice, country: 'THA' }],
  ['customer_exists', { type: 'OpenCustomer', customer: alice }],
  ['kind_invalid', { ...deposit, kind: 'piggy' as never, amount: 0n }],
  ['amount_not_positive', { ...deposit, amount: 0n, reference: '' }],
  ['amount_not_positive', { ...deposit, amount: -1n, reference: '' }],
  ['amount_out_of_range', { ...deposit, amount: 1n << 62n, reference: '' }],
  ['reference_invalid', { ...deposit, reference: 'F'.repeat(32), asset: 99 }],
  ['asset_not_found', { ...deposit, asset: 99, customer: 5000 }],
  ['customer_not_found', { ...deposit, customer: 5000 }],
  ['deposit_already_credited', { ...deposit, reference: '1'.padStart(32, '0'), customer: bob }],
  ['amount_not_positive', { ...claim, amount: 0n, asset: 99 }],
  ['amount_out_of_range', { ...claim, amount: 1n << 62n, asset: 99 }],
  ['asset_not_found', { ...claim, asset: 99, customer: 5000 }],
  ['customer_not_found', { ...claim, customer: 5000, limitE6: 0n }],
  ['faucet_limit', { ...claim, amount: 10_000_000_001n }],
  ['kind_invalid', { ...transfer, to: 'x' as never, amount: 0n }],
  ['amount_not_positive', { ...transfer, amount: 0n, to: 'spot' }],
  ['amount_out_of_range', { ...transfer, amount: 1n << 62n, to: 'spot' }],
  ['same_account', { ...transfer, to: 'spot', asset: 99 }],
  ['asset_not_found', { ...transfer, asset: 99, customer: 5000 }],
  ['customer_not_found', { ...transfer, customer: 5000 }],
  ['insufficient_balance', { ...transfer, amount: rich }],
  ['standing_invalid', { ...standing, version: 0, customer: 5000 }],
  ['standing_invalid', { ...standing, identityLevel: 3, customer: 5000 }],
  ['standing_invalid', { ...standing, holdUntil: -1, customer: 5000 }],
  ['standing_invalid', { ...standing, tradingFreeze: 'bored' as never, customer: 5000 }],
  ['country_invalid', { ...standing, country: 'Siam', customer: 5000 }],
  ['customer_not_found', { ...standing, customer: 5000 }],
];

describe('refusals of accounts, by descending precedence', () => {
  test.each(rows)('%s %o', (code, command) => {
    const world = new World();
    const hash = world.exchange.hash();
    expect(world.codeOf(command)).toBe(code);
    expect(world.exchange.hash()).toBe(hash);
  });
});

describe('test funds', () => {
  test('of an asset that has no index yet are refused', () => {
    const world = new World();
    world.do({ type: 'ListAsset', asset: 77, code: 'NEW', scale: 8 });
    expect(world.codeOf({ ...claim, asset: 77, limitE6: 0n })).toBe('index_unavailable');
  });

  test('D24 the limit counts every claim of the customer, whatever the request, and an asset at its index', () => {
    const world = new World();
    world.index(600_000);
    expect(world.codeOf({ ...claim, amount: 4_000_000_000n })).toBe('ok');
    expect(world.codeOf({ ...claim, asset: btc, amount: 10_000_001n })).toBe('faucet_limit');
    expect(world.codeOf({ ...claim, asset: btc, amount: 10_000_000n })).toBe('ok');
    expect(world.codeOf({ ...claim, amount: 1n })).toBe('faucet_limit');
    expect(world.codeOf({ ...claim, customer: bob, amount: 10_000_000_000n })).toBe('ok');
    const funding = world.exchange
      .query({ type: 'balances', customer: alice })
      .filter(({ kind }) => kind === 'funding')
      .map(({ asset, available }) => [asset, available]);
    expect(funding).toEqual(
      [
        [btc, 10_000_000n],
        [usdt, 4_000_000_000n],
      ].toSorted(([left], [right]) => Number(left) - Number(right)),
    );
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('can be claimed anew when a minute has passed without a claim', () => {
    const world = new World();
    expect(world.codeOf({ ...claim, amount: claim.limitE6 })).toBe('ok');
    world.now += 59_998;
    expect(world.codeOf(claim)).toBe('faucet_limit');
    world.now += 59_999;
    expect(world.codeOf({ ...claim, amount: claim.limitE6 })).toBe('ok');
  });
});

describe('rights', () => {
  const hold = { type: 'RequestWithdrawal', customer: alice, asset: usdt, address: 1, amount: 100n } as const;

  test('a freeze and a security hold bar the exit and say why', () => {
    const world = new World().readyToWithdraw();
    world.do({ ...standing, withdrawalFreeze: 'compliance' });
    expect(world.try(hold).rejection).toMatchObject({ code: 'account_frozen', detail: { reason: 'compliance' } });
    world.do({ ...standing, version: 3, holdUntil: world.now + 1000 });
    expect(world.try(hold).rejection).toMatchObject({ code: 'security_hold' });
    world.now += 1000;
    expect(world.codeOf(hold)).toBe('ok');
  });

  test('need to know who somebody is, and no country bars them', () => {
    const world = new World().readyToWithdraw();
    world.do({ ...standing, identityLevel: 0, holdUntil: world.now + 1000 });
    expect(world.codeOf(hold)).toBe('security_hold');
    world.now += 1000;
    const { rejection } = world.try(hold);
    expect(rejection).toMatchObject({ code: 'identity_required', detail: { level: 0, needed: 1 } });
    world.do({ ...standing, version: 3, country: 'KP' });
    world.do({ ...everywhere, countries: 'KP' });
    expect(world.codeOf(world.order(alice, 'buy', 99_000))).toBe('not_available_in_country');
    expect(world.codeOf(hold)).toBe('ok');
  });

  test('an older standing never overwrites a newer one', () => {
    const world = new World();
    world.do({ ...standing, version: 5 });
    expect(world.codeOf({ ...standing, version: 5 })).toBe('standing_outdated');
  });
});

describe('transfers', () => {
  test('D3 in a loop nothing is made', () => {
    const world = new World();
    for (let i = 0; i < 10; i++) {
      world.do({ ...transfer, amount: 100n });
      world.do({ ...transfer, from: 'funding', to: 'spot', amount: 100n });
    }
    expect(world.balance(alice, usdt).available).toBe(1_000_000_000_000n);
    expect(world.exchange.checkInvariants()).toBeNull();
  });

  test('D19 one arrival is credited once, whoever asks', () => {
    const world = new World();
    world.do({ ...deposit, asset: btc });
    expect(world.codeOf({ ...deposit, asset: btc })).toBe('deposit_already_credited');
    expect(world.codeOf({ ...deposit, customer: bob })).toBe('deposit_already_credited');
  });
});

describe('house capital', () => {
  const funding = {
    type: 'FundHouse',
    account: 3,
    asset: usdt,
    amount: 500n,
    reference: 'e'.repeat(32),
    act: 0,
  } as const;

  test.each([
    ['account_invalid', { account: 1 }],
    ['account_invalid', { account: 2 }],
    ['account_invalid', { account: alice }],
    ['amount_not_positive', { amount: 0n }],
    ['amount_out_of_range', { amount: 1n << 62n }],
    ['reference_invalid', { reference: 'x' }],
    ['asset_not_found', { asset: 99 }],
  ])('%s %o', (code, fields) => {
    expect(new World().codeOf({ ...funding, ...fields })).toBe(code);
  });

  test('enters a reserve by an event, once, and everybody sees it', () => {
    const world = new World();
    const { id } = world.do(funding);
    expect(id).toBeGreaterThan(0);
    expect(world.codeOf(funding)).toBe('deposit_already_credited');
    expect(world.codeOf({ ...deposit, reference: funding.reference })).toBe('deposit_already_credited');
    const house = world.exchange.query({ type: 'houseBalances' });
    expect(house.find(({ account }) => account === 3)?.balances).toEqual([
      { kind: 'funding', asset: usdt, available: 500n, held: 0n },
    ]);
    expect(world.exchange.checkInvariants()).toBeNull();
  });
});
