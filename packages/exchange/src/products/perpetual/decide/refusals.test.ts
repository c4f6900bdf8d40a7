import { beforeEach, describe, expect, test } from 'vitest';
import { usdt } from '../../../exchange-world.test-support.ts';
import type { Command } from '../../index.ts';
import { alice, bob, carol, coin, contractMarket, PositionWorld } from './position-world.test-support.ts';

let world: PositionWorld;
/** A long ticket of alice's of one coin at 100,000 ticks, with 10 times. */
let position: number;

beforeEach(() => {
  world = new PositionWorld();
  position = world.meet(alice, bob, 100_000, coin);
});

const close = { type: 'ClosePosition', customer: alice, lots: 0, quotedPrice: 0 } as const;
const stops = { type: 'SetPositionStops', customer: alice, takeProfit: 0, stopLoss: 0, byMark: true } as const;
const margin = { type: 'MoveMargin', customer: alice } as const;
const mode = { type: 'SetMarginMode', customer: alice, market: contractMarket } as const;
const net = { type: 'SetNetMode', customer: alice, market: contractMarket } as const;

/** In the order of precedence: what comes first is said, whatever else is wrong. */
describe.each<[string, () => Command, string]>([
  ['lots below none, of nobody', () => ({ ...close, position: 99, lots: -1 }), 'quantity_invalid'],
  ['a close of nothing', () => ({ ...close, position: 99 }), 'position_not_found'],
  ["a close of another's position", () => ({ ...close, customer: carol, position }), 'position_not_found'],
  ['a close of more than there is', () => ({ ...close, position, lots: coin + 1 }), 'close_exceeds_position'],
  ['a stop below 0, of nobody', () => ({ ...stops, position: 99, takeProfit: -1 }), 'price_invalid'],
  ["a stop of another's position", () => ({ ...stops, customer: carol, position }), 'position_not_found'],
  [
    'a take profit at the mark',
    () => ({ ...stops, position, takeProfit: 100_000 }),
    'trigger_price_wrong_side_of_mark',
  ],
  ['a stop loss at the mark', () => ({ ...stops, position, stopLoss: 100_001 }), 'trigger_price_wrong_side_of_mark'],
  [
    'a stop loss at the last trade',
    () => ({ ...stops, position, stopLoss: 100_000, byMark: false }),
    'trigger_price_wrong_side',
  ],
  ['no margin, of nobody', () => ({ ...margin, position: 99, amount: 0n }), 'amount_not_positive'],
  ["margin for another's position", () => ({ ...margin, customer: carol, position, amount: 1n }), 'position_not_found'],
  ['margin that is not there', () => ({ ...margin, position, amount: 10n ** 12n }), 'insufficient_balance'],
  ['margin beyond any balance', () => ({ ...margin, position, amount: 10n ** 30n }), 'insufficient_balance'],
  ['more margin than any', () => ({ ...margin, position, amount: -(10n ** 30n) }), 'margin_needed'],
  ['initial margin', () => ({ ...margin, position, amount: -1n }), 'margin_needed'],
  ['a mode that is none', () => ({ ...mode, mode: 'both' as string as 'cross' }), 'margin_mode_invalid'],
  ['a mode of no contract', () => ({ ...mode, market: 99, mode: 'cross' }), 'market_not_found'],
  ['a mode for an open position', () => ({ ...mode, mode: 'cross' }), 'positions_open'],
  ['net mode beyond any leverage', () => ({ ...net, market: 99, leverage: 1001 }), 'leverage_invalid'],
  ['net mode beyond the leverage of the contract', () => ({ ...net, leverage: 126 }), 'leverage_too_high'],
  ['net mode for an open position', () => ({ ...net, leverage: 10 }), 'positions_open'],
  [
    'closing a side that is not open',
    () => ({ type: 'ClosePositions', customer: alice, market: 0, side: 'short' }),
    'nothing_to_close',
  ],
  [
    'turning what is not there',
    () => ({ type: 'ReversePosition', customer: carol, position, quotedPrice: 0 }),
    'position_not_found',
  ],
])('%s', (_name, command, code) => {
  test(`is refused as ${code}, and moves nothing`, () => {
    const before = world.contractBalance(alice);
    expect(world.codeOf(command())).toBe(code);
    expect(world.contractBalance(alice)).toEqual(before);
    expect(world.positionsOf(alice)).toMatchObject([{ position, lots: coin }]);
  });
});

describe('an order', () => {
  test('says what it opens or closes on a contract, and on no other market', () => {
    const plain = world.order(alice, 'buy', 100_000, { market: contractMarket });
    expect(world.codeOf(plain)).toBe('position_terms_missing');
    expect(world.codeOf({ ...plain, market: 1, position: { position: 0, leverage: 10 } })).toBe(
      'position_terms_not_allowed',
    );
    expect(world.codeOf({ ...plain, position: { position: 0, leverage: 0 } })).toBe('leverage_invalid');
    expect(world.codeOf({ ...plain, position: { position, leverage: 5 } })).toBe('leverage_invalid');
  });

  test('opens with no more leverage than the tier of all that its customer has on its side gives', () => {
    const order = (quantity: number, leverage: number) =>
      world.opening(alice, 'buy', 90_000, { quantity, position: { position: 0, leverage } });
    expect(world.codeOf(order(coin, 126))).toBe('leverage_too_high');
    // 10,000 are open and 40,000 more reach the bound of the first tier; the next gives 100 times.
    expect(world.codeOf(order(4 * coin + 1, 125))).toBe('leverage_too_high');
    expect(world.codeOf(order(4 * coin, 125))).toBe('ok');
    expect(world.codeOf(order(1_000, 125))).toBe('leverage_too_high');
  });

  test('closes on its own side only, and its own position', () => {
    expect(world.codeOf(world.closing(alice, 'buy', 100_000, position))).toBe('position_side_wrong');
    expect(world.codeOf(world.closing(carol, 'sell', 100_000, position))).toBe('position_not_found');
    expect(world.codeOf(world.closing(alice, 'sell', 89_999, position))).toBe('price_beyond_bankruptcy');
  });
});

test('while the mark is frozen positions are closed, and nothing else leaves (D47)', () => {
  world.do({ ...margin, position, amount: 100_000_000n });
  world.do(world.opening(carol, 'buy', 100_000));
  world.tick(100_000, { sources: 1 });
  expect(world.codeOf(world.opening(alice, 'buy', 100_000))).toBe('index_unsound');
  expect(world.codeOf({ ...margin, position, amount: -1n })).toBe('mark_frozen');
  const out = { type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount: 1n } as const;
  expect(world.codeOf(out)).toBe('mark_frozen');
  expect(world.codeOf({ ...close, position })).toBe('ok');
  expect(world.positionsOf(alice)).toEqual([]);
});

test('while nothing has been heard of the index for more than ten seconds nothing leaves either (D47)', () => {
  world.do({ ...margin, position, amount: 100_000_000n });
  const out = { type: 'Transfer', customer: alice, from: 'perpetual', to: 'spot', asset: usdt, amount: 1n } as const;
  world.now += 9_000;
  expect(world.codeOf({ ...margin, position, amount: -1n })).toBe('ok');
  world.now += 2_000;
  expect(world.codeOf({ ...margin, position, amount: -1n })).toBe('mark_frozen');
  expect(world.codeOf(out)).toBe('mark_frozen');
  expect(world.codeOf({ ...margin, position, amount: 1n })).toBe('ok');
  world.tick(100_000);
  expect(world.codeOf(out)).toBe('ok');
});
