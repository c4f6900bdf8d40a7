import type { OrderView } from '@auric/exchange';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClonedPort } from './cloned-port.ts';
import { alice, bob, keyOf, limitOrder, openScene } from '../rigs/engine-scene.ts';
import type { Scene } from '../rigs/engine-scene.ts';
import type { ExchangePort, Update } from './port.ts';

const ways: [string, (port: ExchangePort) => ExchangePort][] = [
  ['direct', (port) => port],
  ['cloned and delayed', (port) => new ClonedPort(port, 3)],
];

describe.each(ways)('the port, %s', (_name, through) => {
  let scene: Scene;
  let port: ExchangePort;

  beforeAll(async () => {
    scene = await openScene();
    port = through(scene.engine.port);
  });
  afterAll(() => scene.close());

  const place = async (customer: number, side: 'buy' | 'sell', price: number, quantity: number): Promise<OrderView> => {
    const reply = await port.execute({ command: limitOrder(customer, side, price, quantity) });
    if (!reply.ok) throw new Error(JSON.stringify(reply.rejection));
    return reply.answer.orders![0]!;
  };

  test('answers an order with its place in the journal, and every read shows it from then on', async () => {
    const reply = await port.execute({ command: limitOrder(alice, 'buy', 590_000, 100) });
    expect(reply).toMatchObject({ ok: true, answer: { orders: [{ customer: alice, state: 'new', filled: 0 }] } });
    expect(reply.seq).toBeLessThanOrEqual(scene.engine.durableSeq());
    const open = await port.query({ type: 'openOrders', customer: alice });
    expect(open.seq).toBeGreaterThanOrEqual(reply.seq);
    expect(open.value).toHaveLength(1);
    const depth = await port.query({ type: 'depth', market: 1, limit: 5 });
    expect(depth.value).toEqual({ market: 1, bids: [590_000, 100], asks: [] });
  });

  test('a refusal names its reason; without a request id it leaves no frame', async () => {
    const before = scene.engine.durableSeq();
    const command = { type: 'CancelOrder', customer: bob, order: 999 } as const;
    expect(await port.execute({ command })).toEqual({ ok: false, seq: 0, rejection: expect.anything() });
    expect(scene.engine.durableSeq()).toBe(before);
    const kept = await port.execute({ command, requestKey: keyOf(1) });
    expect(kept).toMatchObject({ ok: false, seq: before + 1 });
  });

  test('D24 the same request has the same answer, also asked at once; another body is refused', async () => {
    const request = { command: limitOrder(alice, 'buy', 580_000, 100), requestKey: keyOf(2) };
    const answers = await Promise.all([port.execute(request), port.execute(request), port.execute(request)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await port.execute(request)).toEqual(answers[0]);
    const other = { command: limitOrder(alice, 'buy', 580_000, 200), requestKey: keyOf(2, 2) };
    expect(await port.execute(other)).toMatchObject({ ok: false, rejection: { code: 'request_id_reused' } });
  });

  test('D24 amend and cancel are answered the same again, whatever happened in between', async () => {
    const order = await place(alice, 'buy', 570_000, 300);
    const amend = {
      command: { type: 'AmendOrder', customer: alice, order: order.id, price: 571_000, quantity: 200 } as const,
      requestKey: keyOf(3),
    };
    const cancel = {
      command: { type: 'CancelOrder', customer: alice, order: order.id } as const,
      requestKey: keyOf(4),
    };
    const amended = await port.execute(amend);
    const canceled = await port.execute(cancel);
    expect(amended).toMatchObject({ ok: true, answer: { orders: [{ state: 'new', price: 571_000 }] } });
    expect(canceled).toMatchObject({ ok: true, answer: { orders: [{ state: 'canceled', reason: 'customer' }] } });
    expect(await port.execute(amend)).toEqual(amended);
    expect(await port.execute(cancel)).toEqual(canceled);
  });

  test('D24 an amended order is answered with what it carried then, also when that has ended since', async () => {
    const order = limitOrder(alice, 'buy', 598_000, 300);
    const placed = await port.execute({ command: { ...order, takeProfit: 620_000, stopLoss: 570_000 } });
    const { id } = (placed as Extract<typeof placed, { ok: true }>).answer.orders![0]!;
    const amend = {
      command: { type: 'AmendOrder', customer: alice, order: id, price: 598_000, quantity: 250 } as const,
      requestKey: keyOf(5),
    };
    const amended = await port.execute(amend);
    expect(amended).toMatchObject({ ok: true, answer: { orders: [{ takeProfit: 620_000, stopLoss: 570_000 }] } });
    await place(bob, 'sell', 598_000, 100);
    const open = await port.query({ type: 'openOrders', customer: alice });
    const cover = open.value.find((each) => each.side === 'sell' && each.id > id)!;
    await port.execute({ command: { type: 'CancelOrder', customer: alice, order: cover.id } });
    const after = await port.query({ type: 'order', customer: alice, order: id });
    expect(after.value?.takeProfit ?? 0).toBe(0);
    expect(await port.execute(amend)).toEqual(amended);
    await port.execute({ command: { type: 'CancelOrder', customer: alice, order: id } });
  });

  test("D26 another customer's order is as if it didn't exist, open or closed", async () => {
    const order = await place(alice, 'buy', 560_000, 100);
    const asked = { type: 'order', order: order.id } as const;
    expect((await port.query({ ...asked, customer: bob })).value).toBeNull();
    expect((await port.query({ ...asked, customer: alice })).value).toEqual(order);
    await port.execute({ command: { type: 'CancelOrder', customer: alice, order: order.id } });
    expect((await port.query({ ...asked, customer: bob })).value).toBeNull();
    expect((await port.query({ ...asked, customer: alice })).value).toMatchObject({ id: order.id, state: 'canceled' });
  });

  test('D29 a customer channel tells of its own customer, a closed order for the last time', async () => {
    const updates: Update[] = [];
    const subscription = await port.subscribe({ type: 'customer', customer: alice }, (update) => updates.push(update));
    const order = await place(alice, 'buy', 599_000, 100);
    await place(bob, 'sell', 599_000, 100);
    await place(bob, 'sell', 640_000, 100);
    await expect.poll(() => updates.length).toBe(2);
    expect(updates[0]).toMatchObject({ customer: alice, orders: [{ id: order.id, state: 'new' }] });
    expect(updates[1]).toMatchObject({ customer: alice, orders: [{ id: order.id, state: 'filled', filled: 100 }] });
    expect(updates[1]).toMatchObject({ balances: [{ asset: 3 }, { asset: 1 }].toReversed() });
    expect(updates.every((update) => update.seq > subscription.seq)).toBe(true);
    subscription.close();
    subscription.close();
    await place(alice, 'buy', 550_000, 100);
    expect(updates).toHaveLength(2);
  });

  test('depth: the state and the changed levels give the book', async () => {
    const levels = new Map<number, number>();
    const apply = (pairs: readonly number[]): void => {
      for (let i = 0; i < pairs.length; i += 2) {
        if (pairs[i + 1] === 0) levels.delete(pairs[i]!);
        else levels.set(pairs[i]!, pairs[i + 1]!);
      }
    };
    const take = (update: Update): void => {
      if (update.type === 'depth') apply([...update.bids, ...update.asks]);
    };
    const orders = [await place(alice, 'buy', 591_000, 100), await place(bob, 'sell', 611_000, 100)];
    const subscription = await port.subscribe({ type: 'depth', market: 1 }, take);
    take(subscription.state);
    for (const price of [592_000, 593_000, 592_000]) orders.push(await place(alice, 'buy', price, 150));
    for (const { id, customer } of orders.slice(0, 3)) {
      await port.execute({ command: { type: 'CancelOrder', customer, order: id } });
    }
    const book = (await port.query({ type: 'depth', market: 1, limit: 100 })).value!;
    const wanted = new Map<number, number>();
    for (const side of [book.bids, book.asks]) {
      for (let i = 0; i < side.length; i += 2) wanted.set(side[i]!, side[i + 1]!);
    }
    await expect
      .poll(() => new Map([...levels].toSorted((a, b) => a[0] - b[0])))
      .toEqual(new Map([...wanted].toSorted((a, b) => a[0] - b[0])));
    subscription.close();
  });

  test('trades and markets: what was traded, and the last price that it made', async () => {
    const updates: Update[] = [];
    const closes = [
      await port.subscribe({ type: 'trades' }, (update) => updates.push(update)),
      await port.subscribe({ type: 'markets' }, (update) => updates.push(update)),
    ];
    await place(alice, 'buy', 604_000, 100);
    await place(bob, 'sell', 604_000, 40);
    await expect.poll(() => updates.map((update) => update.type).toSorted()).toEqual(['markets', 'trades']);
    expect(updates.find((update) => update.type === 'trades')).toMatchObject({
      trades: [{ market: 1, side: 'sell', price: 604_000, quantity: 40, quoteAmount: 24_160_000n }],
    });
    expect(updates.find((update) => update.type === 'markets')).toMatchObject({ markets: [{ lastPrice: 604_000 }] });
    for (const { close } of closes) close();
  });
});
