import type { WireContractOrder } from '@auric/api';
import { expect, it } from 'vitest';
import { partialStops } from './partial-stops.ts';

const position = { id: 7, lots: '10', takeProfit: '66000', stopLoss: '57000' };
const stop = (id: number, order_type: 'take_profit' | 'stop_market', trigger_price: string, share: string) =>
  ({
    id,
    position_id: 7,
    reduce_only: true,
    price: '0',
    trailing_delta: 0,
    state: 'pending',
    order_type,
    trigger_price,
    share,
  }) as WireContractOrder;

it('leaves out what closes all of it, once each', () => {
  const orders = [
    stop(6, 'take_profit', '66000', '10'),
    stop(5, 'take_profit', '66000', '10'),
    stop(4, 'stop_market', '57000', '10'),
    stop(3, 'take_profit', '66000', '2'),
    stop(2, 'stop_market', '58000', '10'),
  ];
  expect(partialStops(position, orders).map(({ id }) => id)).toEqual([5, 3, 2]);
  const unprotected = { ...position, takeProfit: '0', stopLoss: '0' };
  expect(partialStops(unprotected, orders)).toHaveLength(5);
});

it('knows nothing of other orders of the position, and of other positions', () => {
  const other = stop(2, 'take_profit', '70000', '2');
  const orders = [
    { ...other, position_id: 8 },
    { ...other, reduce_only: false },
    { ...other, price: '70000' },
    { ...other, trigger_price: '0' },
    { ...other, trailing_delta: 100 },
    { ...other, state: 'triggered' as const },
  ];
  expect(partialStops(position, orders)).toEqual([]);
});
