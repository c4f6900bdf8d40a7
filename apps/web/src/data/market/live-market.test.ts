import { expect, it, vi } from 'vitest';
import { SteadyMarket, type LiveMarket } from './live-market.ts';
import type { Tick } from './tick-store.ts';

const at = (price: string, bestAsk = 10): LiveMarket => ({
  tick: { price, state: 'open' } as Tick,
  best: { bestAsk, bestBid: 9 },
  levels: undefined,
});

it('is the same until it would show something else', () => {
  const market = new SteadyMarket();
  const shownOf = (live: LiveMarket) => ({ far: (live.best.bestAsk ?? 0) > 20 });
  const first = market.read(at('1'), shownOf);
  expect(market.read(at('2', 11), shownOf)).toBe(first);
  const far = at('3', 30);
  expect(market.read(far, shownOf)).toBe(far);
  expect(market.read(at('4', 31), shownOf)).toBe(far);
});

it('is looked at again when something else is shown of it, and only then or when it moved', () => {
  const market = new SteadyMarket();
  const nothing = vi.fn(() => 0);
  const first = at('1');
  market.read(first, nothing);
  const second = at('2');
  expect(market.read(second, nothing)).toBe(first);
  const asked = nothing.mock.calls.length;
  expect(market.read(second, nothing)).toBe(first);
  expect(nothing).toHaveBeenCalledTimes(asked);
  expect(market.read(second, (live) => live.tick?.price)).toBe(second);
});
