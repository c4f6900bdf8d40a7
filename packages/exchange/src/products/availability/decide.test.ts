import { describe, expect, test } from 'vitest';
import { alice, bob, identified, World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';
import { offers } from '../../kernel/vocabulary.ts';
import type { Command } from '../index.ts';

const everywhere = { type: 'SetAvailability', isOn: true, rule: 'except', countries: '', effectiveAt: 0 } as const;
const spot = { ...everywhere, offer: 'spot' } as const;

describe('refusals of availability', () => {
  const rows: readonly [string, Command][] = [
    ['offer_invalid', { ...spot, offer: 'lottery' as never, countries: 'x' }],
    ['countries_invalid', { ...spot, rule: 'maybe' as never, effectiveAt: -1 }],
    ['countries_invalid', { ...spot, countries: 'th', effectiveAt: -1 }],
    ['countries_invalid', { ...spot, countries: 'TH,', effectiveAt: -1 }],
    ['countries_invalid', { ...spot, countries: 'VN,TH', effectiveAt: -1 }],
    ['countries_invalid', { ...spot, countries: 'TH,TH', effectiveAt: -1 }],
    ['availability_time_invalid', { ...spot, effectiveAt: -1 }],
    ['availability_time_invalid', { ...spot, effectiveAt: 2e14 }],
  ];
  test.each(rows)('%s %o', (code, command) => {
    const world = new World();
    const hash = world.exchange.hash();
    expect(world.codeOf(command)).toBe(code);
    expect(world.exchange.hash()).toBe(hash);
  });
});

describe('where spot is offered', () => {
  const order = (world: World, customer = alice) => world.try(world.order(customer, 'buy', 99_000)).rejection;

  test('a country on the list of exceptions is refused by name, all others trade', () => {
    const world = new World();
    world.do({ ...identified(bob), version: 2, country: '' });
    world.do({ ...spot, countries: 'TH,US' });
    const detail = { offer: 'spot', country: 'TH' };
    expect(order(world)).toEqual({ code: 'not_available_in_country', detail });
    expect(order(world, bob)).toBeNull();
    world.do({ ...spot, rule: 'only', countries: 'TH,US' });
    expect(order(world)).toBeNull();
    expect(order(world, bob)?.code).toBe('not_available_in_country');
  });

  test('its switch is for everybody, and comes before the country and after a freeze', () => {
    const world = new World();
    world.do({ ...spot, isOn: false, countries: 'TH' });
    expect(order(world)).toEqual({ code: 'not_offered', detail: { offer: 'spot' } });
    world.do({ ...identified(alice), version: 2, tradingFreeze: 'legal' });
    expect(order(world)?.code).toBe('account_frozen');
  });

  test('what was begun can be taken back, and what waited for its trigger is closed with the reason', () => {
    const world = new World();
    const resting = world.place(alice, 'buy', 99_000);
    const stop = { orderType: 'stop_market', price: 0, triggerPrice: 99_500, quantity: 1000 } as const;
    const waiting = world.place(alice, 'sell', 0, stop);
    world.do({ ...spot, countries: 'TH' });
    world.do({ ...identified(bob), version: 2, country: 'VN' });
    world.place(bob, 'buy', 99_400);
    world.do({ ...identified(1002), version: 2, country: 'VN' });
    world.place(1002, 'sell', 99_400, { quantity: 1000 });
    expect(world.orderNow(waiting)).toMatchObject({ state: 'rejected', reason: 'not_available' });
    expect(world.codeOf({ type: 'AmendOrder', customer: alice, order: resting, price: 0, quantity: 90_000 })).toBe(
      'ok',
    );
    expect(world.codeOf({ type: 'CancelOrder', customer: alice, order: resting })).toBe('ok');
    expect(world.codeOf({ type: 'CancelAllOrders', customer: alice, market: 0 })).toBe('ok');
  });

  test('changes at the time for which it was announced, in a frame of its own, also after a restart', () => {
    const world = new World();
    const soon = world.now + 60_000;
    world.do({ ...spot, countries: 'KP', effectiveAt: soon });
    world.do({ ...spot, countries: 'TH', effectiveAt: soon });
    const view = (exchange: Exchange) => exchange.query({ type: 'availability' }).find(({ offer }) => offer === 'spot');
    expect(view(world.exchange)).toEqual({
      offer: 'spot',
      isSaid: false,
      isOn: true,
      rule: 'except',
      countries: [],
      upcoming: [{ effectiveAt: soon, isOn: true, rule: 'except', countries: ['TH'] }],
    });
    expect(order(world)).toBeNull();
    const restored = Exchange.load(world.exchange.save());
    for (const exchange of [world.exchange, restored]) {
      exchange.execute({ type: 'AdvanceTime' }, soon);
      expect(view(exchange)).toMatchObject({ isSaid: true, countries: ['TH'], upcoming: [] });
    }
    expect(restored.hash()).toBe(world.exchange.hash());
    world.now = soon;
    expect(order(world)?.code).toBe('not_available_in_country');
  });
});

test('nobody becomes a customer from where the house takes none', () => {
  const world = new World();
  world.do({ ...everywhere, offer: 'registration', countries: 'KP' });
  const open = (customer: number, country?: string) => world.codeOf({ type: 'OpenCustomer', customer, country });
  expect(open(2000, 'KP')).toBe('not_available_in_country');
  expect(open(2000, 'TH')).toBe('ok');
  expect(open(2001)).toBe('ok');
  world.do({ ...everywhere, offer: 'registration', isOn: false });
  expect(open(2002, 'TH')).toBe('not_offered');
});

test('what many countries forbid is offered nowhere until somebody has said where', () => {
  const nowhere = new Exchange()
    .query({ type: 'availability' })
    .filter(({ rule, countries }) => rule === 'only' && countries.length === 0);
  expect(nowhere.map(({ offer }) => offer)).toEqual(['high_leverage', 'option', 'blind_box']);
  expect(new Exchange().query({ type: 'availability' }).map(({ offer }) => offer)).toEqual([...offers]);
});
