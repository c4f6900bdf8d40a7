import type { WireOrder } from '@auric/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../query-client.ts';
import { orderKeys } from '../keys/order-keys.ts';
import type { ChannelConsumer } from '../socket/channel.ts';
import type { RealtimeClient } from '../socket/realtime-client.ts';
import { balanceFeed } from './balance-feed.ts';
import { applyOrders, orderFeedTelling } from './order-feed.ts';
import { openMe } from './own-channel.ts';

let nextId = 1;
let told: string[] = [];

/** Opens the own channel with a list of open orders; what is returned pushes. */
function opened(orders: WireOrder[]): (...changed: WireOrder[]) => void {
  let consumer: ChannelConsumer | undefined;
  const realtime = {
    open: (_name: string, asked: ChannelConsumer) => {
      consumer = asked;
      return () => undefined;
    },
  } as unknown as RealtimeClient;
  openMe(realtime, [orderFeedTelling(({ order, news }) => told.push(`${order.id} ${news}`)), balanceFeed]);
  consumer?.snapshot({ seq: 1, orders, balances: [] });
  return (...changed) => consumer?.event({ seq: 2, prev: 1, orders: changed, balances: [] });
}

const fresh = (): WireOrder =>
  ({ id: nextId++, status: 'doing', state: 'new', filled: '0', oco_id: 0, updated_at: 1 }) as WireOrder;
const canceled = (order: WireOrder): WireOrder => ({ ...order, status: 'complete', state: 'canceled', updated_at: 2 });

describe('the news of the own channel', () => {
  beforeEach(() => {
    told = [];
    queryClient.clear();
  });

  it('is told once, whether the answer or the push came first', () => {
    const [first, second] = [fresh(), fresh()];
    const push = opened([first, second]);
    applyOrders([canceled(first)]);
    push(canceled(first));
    expect(told).toEqual([]);
    push(canceled(second));
    applyOrders([canceled(second)]);
    push(canceled(second));
    expect(told).toEqual([`${second.id} canceled`]);
    expect(queryClient.getQueryData(orderKeys.open)).toEqual([]);
  });

  it('is not told of what is older than what is known: an answer has overtaken the push', () => {
    const order = fresh();
    const push = opened([order]);
    applyOrders([{ ...canceled(order), updated_at: 3 }]);
    push({ ...order, state: 'partially_filled', filled: '0.5', updated_at: 2 });
    expect(told).toEqual([]);
    expect(queryClient.getQueryData(orderKeys.open)).toEqual([]);
  });

  it('of a list that was made before an answer and comes after it leaves the answer as it is', () => {
    const order = fresh();
    applyOrders([canceled(order)]);
    opened([order]);
    expect(queryClient.getQueryData(orderKeys.open)).toEqual([]);
  });
});
