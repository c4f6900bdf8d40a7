import { beforeEach, describe, expect, it } from 'vitest';
import { handOverFavourites, markGuestFavourite, useGuestFavourites } from './guest-favourites.ts';

const marked = () => useGuestFavourites.getState().markets;

describe('favourites of a guest', () => {
  beforeEach(() => {
    useGuestFavourites.setState({ markets: [] });
    for (const market of [3, 1, 2]) markGuestFavourite(market, true);
  });

  it('keep the order of marking, each once', () => {
    markGuestFavourite(3, true);
    expect(marked()).toEqual([1, 2, 3]);
    markGuestFavourite(1, false);
    expect(marked()).toEqual([2, 3]);
  });

  it('go to the account after login, and are forgotten here', async () => {
    const added: number[] = [];
    await handOverFavourites(
      (market) => Promise.resolve(added.push(market)),
      () => false,
    );
    expect(added).toEqual([3, 1, 2]);
    expect(marked()).toEqual([]);
  });

  it('stay where no answer came, and go where the market is refused', async () => {
    const refuse = (market: number) => (market === 3 ? Promise.reject(new Error('refused')) : Promise.resolve());
    await handOverFavourites(refuse, () => false);
    expect(marked()).toEqual([3, 1, 2]);
    await handOverFavourites(refuse, () => true);
    expect(marked()).toEqual([]);
  });
});
