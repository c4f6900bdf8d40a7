import { describe, expect, it, vi } from 'vitest';
import type { ChannelConsumer } from '../socket/channel.ts';
import type { Market } from './market.ts';
import { OrderBookStore } from './order-book-store.ts';

const market = { id: 1, priceDecimals: 1, quantityDecimals: 5 } as Market;

function storeWithChannel() {
  const frames: (() => void)[] = [];
  const release = vi.fn();
  const opened: ChannelConsumer[] = [];
  const open = (consumer: ChannelConsumer) => {
    opened.push(consumer);
    return release;
  };
  const store = new OrderBookStore(market, open, (flush) => frames.push(flush));
  return { store, opened, release, paint: () => frames.splice(0).forEach((flush) => flush()) };
}

describe('the store of an order book', () => {
  it('is open while somebody watches, and opened once for all of them', () => {
    const { store, opened, release } = storeWithChannel();
    const first = store.subscribe(() => undefined);
    const second = store.subscribe(() => undefined);
    expect(opened).toHaveLength(1);
    first();
    expect(release).not.toHaveBeenCalled();
    second();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('reads prices as ticks and quantities as lots, and shows many deltas in one frame', () => {
    const { store, opened, paint } = storeWithChannel();
    const seen = vi.fn();
    store.subscribe(seen);
    opened[0]?.snapshot({ seq: 1, bids: [['64180', '0.5']], asks: [['64180.1', '0.00001']] });
    opened[0]?.event({ prev: 1, seq: 2, bids: [['64180', '0']], asks: [] });
    opened[0]?.event({ prev: 2, seq: 3, bids: [['64179.9', '1']], asks: [] });
    expect(store.get().known).toBe(false);
    paint();
    expect(seen).toHaveBeenCalledTimes(1);
    expect(store.get().known).toBe(true);
    expect(store.get().view(5)).toMatchObject({
      bids: [{ price: 641_799, quantity: 100_000, total: 100_000 }],
      asks: [{ price: 641_801, quantity: 1, total: 1 }],
    });
  });

  it('gives the same best prices until one of them moves', () => {
    const { store, opened, paint } = storeWithChannel();
    store.subscribe(() => undefined);
    opened[0]?.snapshot({ seq: 1, bids: [['10', '1']], asks: [['11', '1']] });
    paint();
    const { best } = store.get();
    expect(best).toEqual({ bestBid: 100, bestAsk: 110 });
    opened[0]?.event({ prev: 1, seq: 2, bids: [['10', '7']], asks: [['12', '1']] });
    paint();
    expect(store.get().best).toBe(best);
    opened[0]?.event({ prev: 2, seq: 3, bids: [['10.1', '1']], asks: [] });
    paint();
    expect(store.get().best).toEqual({ bestBid: 101, bestAsk: 110 });
  });

  it('knows nothing once its channel was left, until the next snapshot', () => {
    const { store, opened, paint } = storeWithChannel();
    const leave = store.subscribe(() => undefined);
    opened[0]?.snapshot({ seq: 1, bids: [['10', '1']], asks: [['11', '1']] });
    paint();
    leave();
    opened[0]?.closed?.();
    expect(store.get()).toMatchObject({ known: false, best: { bestAsk: undefined, bestBid: undefined } });
    store.subscribe(() => undefined);
    opened[1]?.snapshot({ seq: 900, bids: [['12', '1']], asks: [] });
    paint();
    expect(store.get()).toMatchObject({ known: true, best: { bestAsk: undefined, bestBid: 120 } });
  });

  it('forgets the book before a fresh snapshot', () => {
    const { store, opened, paint } = storeWithChannel();
    store.subscribe(() => undefined);
    opened[0]?.snapshot({ seq: 1, bids: [['10', '1']], asks: [] });
    opened[0]?.snapshot({ seq: 9, bids: [['11', '1']], asks: [] });
    paint();
    expect(
      store
        .get()
        .view(5)
        .bids.map((row) => row.price),
    ).toEqual([110]);
  });
});
