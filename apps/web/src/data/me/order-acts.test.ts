import type { WireOrder } from '@auric/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A storage as a browser has it. */
function memory(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

const order = (id: number, change: Partial<WireOrder> = {}): WireOrder =>
  ({ id, status: 'doing', state: 'new', filled: '0', oco_id: 0, updated_at: 1, ...change }) as WireOrder;

/** The app as somebody who is signed in starts it; calls stay without an answer until `answer`. */
async function started() {
  vi.resetModules();
  const storage = memory();
  storage.setItem('auric:version', '1');
  storage.setItem('auric:token', '"secret"');
  storage.setItem('auric:customer', '{"token":"secret","id":7}');
  vi.stubGlobal('localStorage', storage);
  const sent: string[] = [];
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: URLSearchParams }) => {
    sent.push(`${url} ${body.toString()}`);
    return new Promise<Response>((answer) => answers.push(answer));
  });
  const [own, feed, { acts }, { queryClient }, { orderKeys }] = await Promise.all([
    import('./order-acts.ts'),
    import('./order-feed.ts'),
    import('../acts/acts.ts'),
    import('../query-client.ts'),
    import('../keys/order-keys.ts'),
  ]);
  const told: string[] = [];
  const orders = feed.orderFeedTelling(({ order: { id }, news }) => told.push(`${id} ${news}`));
  const push = (...changed: WireOrder[]) => orders.event({ orders: changed, balances: [] } as never);
  return { ...own, acts, sent, answers, told, push, queryClient, orderKeys };
}

describe('an act on open orders', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is sent once for two taps and locks the other leg of an OCO too', async () => {
    const { cancelOrder, acts, sent, queryClient, orderKeys } = await started();
    const pair = [order(8, { oco_id: 7 }), order(7, { oco_id: 7 })];
    queryClient.setQueryData(orderKeys.open, pair);
    expect([cancelOrder(pair[1]!), cancelOrder(pair[1]!)]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect(acts.about('cancel:7')?.orders).toEqual([7, 8]);
  });

  it('leaves the news of its own cancellation to the act, and no other news', async () => {
    const { cancelOrder, told, push, acts } = await started();
    push(order(5), order(6));
    told.length = 0;
    cancelOrder(order(5));
    cancelOrder(order(6));
    push(order(5, { status: 'complete', state: 'canceled', updated_at: 2 }));
    push(order(6, { status: 'complete', state: 'filled', filled: '1', updated_at: 2 }));
    expect(told).toEqual(['6 filled']);
    expect(acts.all().size).toBe(0);
  });

  it('in doubt is repeated by the next tap under the same id; all at once is asked anew', async () => {
    const { cancelOrder, cancelOrders, sent, answers } = await started();
    cancelOrder(order(5));
    cancelOrders({ market: 1, kind: null, side: null }, [order(5)]);
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of answers.splice(0)) answer(new Response('<html>', { status: 502 }));
    await vi.advanceTimersByTimeAsync(0);
    cancelOrder(order(5));
    cancelOrders({ market: 1, kind: null, side: null }, [order(5)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(4);
    expect(sent[2]).toBe(sent[0]);
    expect(sent[3]).not.toBe(sent[1]);
  });
});
