import { beforeEach, describe, expect, test } from 'vitest';
import { ContractWorld } from '../../../contract-world.test-support.ts';
import { alice, bob, carol, identified, indexTicks, usdt } from '../../../exchange-world.test-support.ts';
import { Exchange } from '../../../exchange.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';

const usd = 1_000_000n;
const stranger = 4_999;

let world: ContractWorld;

beforeEach(() => {
  world = new ContractWorld();
  world.do({
    type: 'SetAvailability',
    offer: 'copy_trading',
    isOn: true,
    rule: 'except',
    countries: 'VN',
    effectiveAt: 0,
  });
});

const become = (customer: number, sharePpm = 100_000) => ({ type: 'BecomeLead', customer, sharePpm }) as const;
const change = (customer: number, sharePpm: number) => ({ type: 'ChangeLeadShare', customer, sharePpm }) as const;
const terms = (fields: object = {}) =>
  ({ type: 'SetLeadTerms', balanceLeast: 100n * usd, shareMostPpm: 200_000, effectiveAt: 0, ...fields }) as const;
const lead = (customer: number) => world.exchange.query({ type: 'lead', customer });

/** Leaves a customer so much in the contract account. */
function leave(customer: number, amount: bigint): void {
  const away = world.available(customer) - amount;
  world.do({ type: 'Transfer', customer, from: 'perpetual', to: 'spot', asset: usdt, amount: away });
}

describe('to lead is refused', () => {
  test.each([
    ['share_invalid', become(alice, -1)],
    ['share_invalid', become(alice, 0.5)],
    ['share_invalid', become(alice, 1_000_001)],
    ['customer_not_found', become(stranger)],
    ['customer_not_found', become(systemAccounts.treasury)],
    ['lead_share_too_high', become(alice, 200_001)],
    ['share_invalid', change(alice, -1)],
    ['not_a_lead', change(alice, 1)],
    ['not_a_lead', { type: 'CloseLead', customer: alice }],
    ['not_a_lead', { type: 'CloseLead', customer: stranger }],
    ['not_a_lead', { type: 'CloseLead', customer: -1 }],
    ['lead_terms_invalid', terms({ balanceLeast: -1n })],
    ['lead_terms_invalid', terms({ balanceLeast: 2n ** 60n })],
    ['lead_terms_invalid', terms({ shareMostPpm: 1_000_001 })],
    ['lead_terms_invalid', terms({ effectiveAt: -1 })],
  ] as const)('as %s', (code, command) => {
    expect(world.codeOf(command)).toBe(code);
  });

  test('to who leads already, and to whom nobody knows', () => {
    world.do(become(alice));
    expect(world.codeOf(become(alice))).toBe('already_a_lead');
    world.do({ ...identified(bob), version: 2, identityLevel: 0 });
    expect(world.codeOf(become(bob))).toBe('identity_required');
  });

  test('to the frozen, the closed, and where it is not offered', () => {
    world.do({ ...identified(alice), version: 2, tradingFreeze: 'compliance' });
    expect(world.codeOf(become(alice))).toBe('account_frozen');
    world.do({ ...identified(bob), version: 2, country: 'VN' });
    expect(world.codeOf(become(bob))).toBe('not_available_in_country');
    world.do({
      type: 'SetAvailability',
      offer: 'copy_trading',
      isOn: false,
      rule: 'except',
      countries: '',
      effectiveAt: 0,
    });
    expect(world.codeOf(become(carol))).toBe('not_offered');
  });

  test('with less than is asked in the contract account, of which margin is a part', () => {
    leave(alice, 100n * usd - 1n);
    expect(world.try(become(alice)).rejection).toMatchObject({
      code: 'lead_balance_too_low',
      detail: { least: 100_000_000 },
    });
    leave(bob, 100n * usd);
    world.do(world.opening(bob, 'buy', indexTicks, { quantity: 1_000 }));
    expect(world.available(bob)).toBeLessThan(100n * usd);
    world.do(become(bob));
    expect(lead(bob)).toMatchObject({ lead: bob, sharePpm: 100_000 });
  });
});

describe('a lead', () => {
  test('asks for another share, of what terms allow, and not for the same', () => {
    world.do(become(alice));
    expect(world.codeOf(change(alice, 100_000))).toBe('lead_share_unchanged');
    expect(world.codeOf(change(alice, 200_001))).toBe('lead_share_too_high');
    world.do(change(alice, 200_000));
    expect(lead(alice)?.sharePpm).toBe(200_000);
    world.do({ ...identified(alice), version: 2, tradingFreeze: 'compliance' });
    expect(world.codeOf(change(alice, 0))).toBe('account_frozen');
  });

  test('ends at any time, also frozen, and leads again on the same record', () => {
    world.do(become(alice));
    const { firstAt } = lead(alice)!;
    world.do({ ...identified(alice), version: 2, tradingFreeze: 'compliance' });
    world.do({ type: 'CloseLead', customer: alice });
    expect(lead(alice)).toMatchObject({ firstAt, openedAt: firstAt, closedAt: world.now });
    expect(world.codeOf({ type: 'CloseLead', customer: alice })).toBe('not_a_lead');
    expect(world.codeOf(change(alice, 1))).toBe('not_a_lead');
    world.do({ ...identified(alice), version: 3 });
    world.do(become(alice, 0));
    expect(lead(alice)).toEqual({ lead: alice, sharePpm: 0, firstAt, openedAt: world.now, closedAt: 0, followers: 0 });
  });

  test('has to end before the account closes', () => {
    const closing = { type: 'CloseCustomer', customer: alice, dustLimitE6: 10n ** 15n } as const;
    world.do(become(alice));
    expect(world.codeOf(closing)).toBe('account_not_empty');
    world.do({ type: 'CloseLead', customer: alice });
    leave(alice, 0n);
    expect(world.codeOf(closing)).toBe('ok');
    expect(world.codeOf(become(alice))).toBe('account_closed');
  });

  test('is known by customer, and is as it was after a snapshot', () => {
    for (const customer of [carol, alice]) world.do(become(customer));
    world.do({ type: 'CloseLead', customer: carol });
    expect(world.exchange.query({ type: 'leads' }).map((view) => view.lead)).toEqual([alice, carol]);
    expect(lead(stranger)).toBeNull();
    const again = Exchange.load(world.exchange.save());
    expect(again.hash()).toBe(world.exchange.hash());
    expect(again.query({ type: 'leads' })).toEqual(world.exchange.query({ type: 'leads' }));
    expect(again.execute(become(alice), world.now + 1).rejection?.code).toBe('already_a_lead');
  });
});

describe('what is asked of leads', () => {
  test('is 100 USDT and 20 percent until somebody says otherwise', () => {
    expect(world.exchange.query({ type: 'leadTerms' })).toEqual({
      balanceLeast: 100n * usd,
      shareMostPpm: 200_000,
      upcoming: [],
    });
  });

  test('changes at its time, and whoever leads goes on', () => {
    world.do(become(alice, 200_000));
    const effectiveAt = world.now + 10_000;
    world.do(terms({ shareMostPpm: 50_000, effectiveAt }));
    expect(world.exchange.query({ type: 'leadTerms' }).upcoming).toEqual([
      { effectiveAt, balanceLeast: 100n * usd, shareMostPpm: 50_000 },
    ]);
    world.do(become(bob, 200_000));
    world.now = effectiveAt;
    expect(world.codeOf(become(carol, 50_001))).toBe('lead_share_too_high');
    expect(lead(alice)?.sharePpm).toBe(200_000);
  });
});
