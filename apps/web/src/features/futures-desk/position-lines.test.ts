import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Position } from '../../data/positions/position.ts';
import { movedStop, positionLines } from './position-lines.ts';

const long = {
  id: 4,
  market: 101,
  side: 'long',
  leverage: 20,
  entryPrice: '64000',
  takeProfit: '70000',
  stopLoss: '0',
  liquidationPrice: '61200.5',
} as Position;
const t = (() => 'text') as unknown as TFunction;

it('draws what a position has of prices, and lets its take profit and stop loss be moved', () => {
  const elsewhere: Position = { ...long, id: 5, market: 102 };
  expect(positionLines([long, elsewhere], 101, t)).toMatchObject([
    { key: 'position 4 entry', price: '64000', tone: 'buy', movable: false },
    { key: 'position 4 takeProfit', price: '70000', tone: 'buy', movable: true },
    { key: 'position 4 liquidation', price: '61200.5', tone: 'warning', movable: false },
  ]);
});

it('a short stands in the colour of those who sell, and its stop loss can be moved', () => {
  const short: Position = { ...long, side: 'short', takeProfit: '0', stopLoss: '66000' };
  expect(positionLines([short], 101, t)).toMatchObject([
    { tone: 'sell', price: '64000' },
    { key: 'position 4 stopLoss', tone: 'sell', movable: true },
    { tone: 'warning' },
  ]);
});

it('leads from a line back to its position and what shall be changed there', () => {
  expect(movedStop([long], { key: 'position 4 takeProfit', price: '71000.0' })).toEqual({
    position: long,
    moved: { takeProfit: '71000.0' },
  });
  expect(movedStop([], { key: 'position 4 takeProfit', price: '71000.0' })).toBeNull();
  expect(movedStop([long], { key: 'position 4 entry', price: '71000.0' })).toBeNull();
  expect(movedStop([long], null)).toBeNull();
});
