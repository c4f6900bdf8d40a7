import { beforeEach, expect, test } from 'vitest';
import { ContractWorld, contractMarket } from '../../../contract-world.test-support.ts';
import { alice, market } from '../../../exchange-world.test-support.ts';

let world: ContractWorld;

beforeEach(() => {
  world = new ContractWorld();
  world.do(world.order(alice, 'buy', 90_000));
  world.do(world.opening(alice, 'buy', 90_000));
});

const marketsOfOpen = () => world.exchange.query({ type: 'openOrders', customer: alice }).map((order) => order.market);

test('cancels what settles in one account, and leaves the other markets alone', () => {
  world.do({ type: 'CancelAllOrders', customer: alice, market: 0, settlement: 'spot' });
  expect(marketsOfOpen()).toEqual([contractMarket]);
  world.do({ type: 'CancelAllOrders', customer: alice, market: 0, settlement: 'perpetual' });
  expect(marketsOfOpen()).toEqual([]);
});

test('cancels nothing in a market of another settlement, and everything without one', () => {
  world.do({ type: 'CancelAllOrders', customer: alice, market: contractMarket, settlement: 'spot' });
  expect(marketsOfOpen().toSorted((a, b) => a - b)).toEqual([market, contractMarket]);
  world.do({ type: 'CancelAllOrders', customer: alice, market: 0 });
  expect(marketsOfOpen()).toEqual([]);
});

test('refuses a settlement that there is none of', () => {
  const command = { type: 'CancelAllOrders', customer: alice, market: 0, settlement: 'chess' } as never;
  expect(world.try(command).rejection).toMatchObject({ code: 'order_form_invalid' });
});
