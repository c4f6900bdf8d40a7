import { describe, expect, it, vi } from 'vitest';
import { agedAfterMs, TickStore, type TickInput } from './tick-store.ts';

function tick(id: number, price: string): TickInput {
  const zero = '0';
  return {
    id,
    price,
    change: zero,
    open: zero,
    high: zero,
    low: zero,
    volume: zero,
    amount: zero,
    index: price,
    state: 'open',
  };
}

function storeWithFrames() {
  const frames: (() => void)[] = [];
  const store = new TickStore(
    (flush) => frames.push(flush),
    () => 1000,
  );
  return { store, frames, paint: () => frames.splice(0).forEach((flush) => flush()) };
}

describe('the tick store', () => {
  it('shows at once what is flushed, and only once', () => {
    const { store, paint } = storeWithFrames();
    const seen = vi.fn();
    store.subscribe(1, seen);
    store.put(tick(1, '10'));
    store.flush();
    expect(store.get(1)?.price).toBe('10');
    paint();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('shows any number of ticks in one frame, the last of each market', () => {
    const { store, frames, paint } = storeWithFrames();
    const seen = vi.fn();
    store.subscribe(1, seen);
    store.put(tick(1, '10'));
    store.put(tick(1, '11'));
    store.put(tick(1, '12'));
    expect(frames).toHaveLength(1);
    expect(store.get(1)).toBeUndefined();
    paint();
    expect(seen).toHaveBeenCalledTimes(1);
    expect(store.get(1)?.price).toBe('12');
  });

  it('wakes only who watches a market that moved', () => {
    const { store, paint } = storeWithFrames();
    const bitcoin = vi.fn();
    const ether = vi.fn();
    store.subscribe(1, bitcoin);
    const stop = store.subscribe(2, ether);
    store.put(tick(2, '3'));
    paint();
    expect(bitcoin).not.toHaveBeenCalled();
    expect(ether).toHaveBeenCalledTimes(1);
    stop();
    store.put(tick(2, '4'));
    paint();
    expect(ether).toHaveBeenCalledTimes(1);
  });

  it('keeps the object between frames, as useSyncExternalStore demands', () => {
    const { store, paint } = storeWithFrames();
    store.put(tick(1, '10'));
    paint();
    const before = store.get(1);
    store.put(tick(1, '11'));
    expect(store.get(1)).toBe(before);
  });

  it('keeps the direction of the last change and counts changes, not repeats', () => {
    const { store, paint } = storeWithFrames();
    for (const price of ['10', '9.5', '9.5']) {
      store.put(tick(1, price));
      paint();
    }
    expect(store.get(1)).toMatchObject({ direction: 'down', moves: 1, receivedAt: 1000 });
    store.put(tick(1, '10'));
    paint();
    expect(store.get(1)).toMatchObject({ direction: 'up', moves: 2 });
  });

  it('counts one move a frame, however many there were: every second one would not be seen', () => {
    const { store, paint } = storeWithFrames();
    store.put(tick(1, '10'));
    paint();
    store.put(tick(1, '11'));
    store.put(tick(1, '12'));
    paint();
    expect(store.get(1)).toMatchObject({ direction: 'up', moves: 1 });
    store.put(tick(1, '13'));
    store.put(tick(1, '13'));
    paint();
    expect(store.get(1)?.moves).toBe(2);
  });

  it('marks a price as aged once, when nothing has come for too long, until the next tick', () => {
    let now = 0;
    const store = new TickStore(
      (flush) => flush(),
      () => now,
    );
    const seen = vi.fn();
    store.put(tick(1, '10'));
    now = agedAfterMs - 1;
    store.put(tick(2, '3'));
    store.subscribe(1, seen);
    store.markAged();
    expect(store.get(1)?.aged).toBe(false);
    now = agedAfterMs;
    store.markAged();
    store.markAged();
    expect([store.get(1)?.aged, store.get(2)?.aged, seen.mock.calls.length]).toEqual([true, false, 1]);
    store.put(tick(1, '10'));
    expect(store.get(1)?.aged).toBe(false);
  });
});
