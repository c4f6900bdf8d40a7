import { beforeEach, describe, expect, test } from 'vitest';
import { ContractWorld, contractMarket } from '../../contract-world.test-support.ts';
import { alice, bob, carol, indexTicks } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';
import { systemAccounts } from '../../kernel/vocabulary.ts';
import type { SetLossBudget } from './commands.ts';

const dayMs = 86_400_000;
const usd = 1_000_000n;
/** What opening 1 BTC at 10,000 USDT with 10 times holds: its margin and its fee. */
const stake = 1_006n * usd;

let world: ContractWorld;

beforeEach(() => {
  world = new ContractWorld();
});

const budget = (amount: bigint, fields: Partial<SetLossBudget> = {}): SetLossBudget => ({
  type: 'SetLossBudget',
  customer: alice,
  amount,
  period: 'day',
  ...fields,
});

const ofAlice = () => world.exchange.query({ type: 'lossBudget', customer: alice });

describe('a loss budget is refused', () => {
  test.each([
    ['loss_budget_invalid', budget(999_999n)],
    ['loss_budget_invalid', budget(-1n)],
    ['loss_budget_invalid', budget(1_000_000_000_000_001n)],
    ['loss_period_invalid', budget(usd, { period: 'year' as 'day' })],
    ['customer_not_found', budget(usd, { customer: 4_999 })],
    ['customer_not_found', budget(usd, { customer: systemAccounts.insurance })],
    ['loss_budget_unchanged', budget(0n)],
    ['cool_off_invalid', { type: 'CoolOff', customer: alice, days: 0 }],
    ['cool_off_invalid', { type: 'CoolOff', customer: alice, days: 366 }],
    ['cool_off_invalid', { type: 'CoolOff', customer: alice, days: 1.5 }],
    ['customer_not_found', { type: 'CoolOff', customer: 4_999, days: 1 }],
  ] as const)('as %s', (code, command) => {
    expect(world.codeOf(command)).toBe(code);
  });

  test('when it is the one that stands', () => {
    world.do(budget(usd));
    expect(world.codeOf(budget(usd))).toBe('loss_budget_unchanged');
  });
});

describe('a budget', () => {
  test('holds at once when it is the first or tighter, and a day later when it is wider', () => {
    world.do(budget(2_000n * usd));
    world.do(budget(1_500n * usd));
    expect(ofAlice()).toMatchObject({ amount: 1_500n * usd, next: null });
    world.do(budget(3_000n * usd));
    const effectiveAt = world.now + dayMs;
    expect(ofAlice()).toMatchObject({ amount: 1_500n * usd, next: { amount: 3_000n * usd, effectiveAt } });
    world.now = effectiveAt - 2;
    world.do({ type: 'AdvanceTime' });
    expect(ofAlice().amount).toBe(1_500n * usd);
    world.do({ type: 'AdvanceTime' });
    expect(ofAlice()).toMatchObject({ amount: 3_000n * usd, next: null });
  });

  test('ends only a day after it was asked to, and a tighter one takes that back', () => {
    world.do(budget(usd));
    world.do(budget(0n));
    expect(ofAlice()).toMatchObject({ amount: usd, next: { amount: 0n } });
    world.do(budget(usd));
    expect(ofAlice()).toMatchObject({ amount: usd, next: null });
    world.now += 2 * dayMs;
    world.do({ type: 'AdvanceTime' });
    expect(ofAlice().amount).toBe(usd);
  });

  test('covers what is at stake to the unit, in orders that rest as in positions', () => {
    world.do(budget(2n * stake - 1n));
    world.do(world.opening(alice, 'buy', indexTicks));
    expect(ofAlice()).toMatchObject({ atStake: stake, room: stake - 1n });
    const again = world.opening(alice, 'buy', indexTicks);
    expect(world.try(again).rejection).toMatchObject({
      code: 'loss_budget_exceeded',
      detail: { most: Number(stake - 1n) },
    });
    world.do({ type: 'CancelAllOrders', customer: alice, market: contractMarket });
    expect(world.codeOf(again)).toBe('ok');
  });

  test('counts fees and losses, and profits against them', () => {
    world.do(budget(5_000n * usd));
    const { long } = world.pair(alice, bob);
    expect(ofAlice().result).toBe(-6n * usd);
    world.do(world.opening(carol, 'buy', indexTicks - 1_000));
    world.do({ type: 'ClosePosition', customer: alice, position: long, lots: 50_000, quotedPrice: 0 });
    expect(ofAlice()).toMatchObject({ result: -58_970_000n, atStake: 500n * usd });
  });

  test('that is lost lets nothing more be taken until the period is over, and a day at least', () => {
    world.do(budget(1_100n * usd));
    const { long } = world.pair(alice, bob);
    world.tick(94_000, { seconds: 1 });
    world.do(world.opening(carol, 'buy', 90_500));
    world.tick(90_000, { seconds: 1 });
    expect(world.position(alice, long)).toBeUndefined();
    const view = ofAlice();
    expect(view.result).toBeLessThan(-900n * usd);
    world.do(budget(usd));
    const coolUntil = world.now + dayMs;
    world.do({ type: 'AdvanceTime' });
    world.do({ type: 'AdvanceTime' });
    const said = world.takeFrames().flatMap(({ events }) => events.filter(({ type }) => type === 'LossBudgetUsed'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ customer: alice, lost: -view.result, until: coolUntil });
    expect(world.codeOf(world.opening(alice, 'buy', 90_000))).toBe('cooling_off');
    world.now = coolUntil - 2;
    world.tick(90_000);
    expect(world.codeOf(world.opening(alice, 'buy', 90_000))).toBe('loss_budget_exceeded');
  });

  test('begins anew with every period', () => {
    world.do(budget(2_000n * usd));
    world.pair(alice, bob);
    expect(ofAlice().result).toBe(-6n * usd);
    world.now += dayMs;
    world.tick(indexTicks);
    expect(ofAlice().result).toBe(0n);
  });

  test('lets no margin be added beyond it', () => {
    const { long } = world.pair(alice, bob);
    world.do(budget(1_001n * usd));
    const more = { type: 'MoveMargin', customer: alice, position: long } as const;
    expect(world.codeOf({ ...more, amount: usd + 1n })).toBe('loss_budget_exceeded');
    expect(world.codeOf({ ...more, amount: usd })).toBe('ok');
  });

  test('lets no position be opened that the whole account stands behind', () => {
    world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'cross' });
    world.do(budget(100_000n * usd));
    expect(world.codeOf(world.opening(alice, 'buy', indexTicks))).toBe('loss_budget_needs_isolated');
    world.do({ type: 'SetMarginMode', customer: alice, market: contractMarket, mode: 'isolated' });
    expect(world.codeOf(world.opening(alice, 'buy', indexTicks))).toBe('ok');
  });
});

describe('a cool-off', () => {
  test('lets nothing be opened, and everything be closed', () => {
    const { long } = world.pair(alice, bob);
    world.do({ type: 'CoolOff', customer: alice, days: 3 });
    const until = world.now + 3 * dayMs;
    expect(world.try(world.opening(alice, 'buy', indexTicks)).rejection).toMatchObject({
      code: 'cooling_off',
      detail: { until },
    });
    world.do(world.opening(carol, 'buy', indexTicks));
    expect(world.codeOf({ type: 'ClosePosition', customer: alice, position: long, lots: 0, quotedPrice: 0 })).toBe(
      'ok',
    );
  });

  test('is made longer, never shorter', () => {
    world.do({ type: 'CoolOff', customer: alice, days: 3 });
    expect(world.codeOf({ type: 'CoolOff', customer: alice, days: 2 })).toBe('cool_off_not_longer');
    expect(world.codeOf({ type: 'CoolOff', customer: alice, days: 3 })).toBe('ok');
  });

  test('keeps an order that waits for its trigger from opening', () => {
    const waits = { orderType: 'stop_market', price: 0, triggerPrice: 100_500 } as const;
    const [order] = world.do(world.opening(alice, 'buy', 0, waits)).orderIds;
    world.do({ type: 'CoolOff', customer: alice, days: 1 });
    world.do(world.opening(bob, 'sell', 100_500));
    world.do(world.opening(carol, 'buy', 100_500));
    const closed = world
      .takeFrames()
      .flatMap((frame) => frame.events)
      .find((event) => event.type === 'OrderClosed' && event.order === order);
    expect(closed).toBeDefined();
    expect(ofAlice().atStake).toBe(0n);
  });
});

test('a snapshot keeps budgets, what was lost of them and their timers', () => {
  world.do(budget(2_000n * usd));
  world.pair(alice, bob);
  world.do(budget(0n));
  const restored = Exchange.load(world.exchange.save());
  expect(restored.hash()).toBe(world.exchange.hash());
  expect(restored.query({ type: 'lossBudget', customer: alice })).toEqual(ofAlice());
});
