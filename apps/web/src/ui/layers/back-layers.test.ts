import { beforeEach, describe, expect, it } from 'vitest';
import { BackLayers, type LayerHistory } from './back-layers.ts';

interface Entry {
  state: { idx: number; layer?: unknown };
  href: string;
}

/** A browser with one tab, and a router that counts its own entries in their states as the real one does. */
class Browser {
  readonly entries: Entry[] = [{ state: { idx: 0 }, href: 'start' }];
  at = 0;
  readonly seenByRouter: string[] = [];
  readonly #waiting: number[] = [];
  readonly layers: BackLayers;

  constructor() {
    let pages = 0;
    const history: LayerHistory = {
      state: () => this.here().state,
      href: () => this.here().href,
      push: (state) => this.#push(state as Entry['state'], this.here().href),
      replace: (state, href) => {
        this.entries[this.at] = { state: state as Entry['state'], href };
      },
      go: (delta) => this.#waiting.push(delta),
    };
    this.layers = new BackLayers(history, () => `page ${(pages += 1)}`);
  }

  here(): Entry {
    const entry = this.entries[this.at];
    if (entry === undefined) throw new Error('outside of the history');
    return entry;
  }

  #push(state: Entry['state'], href: string): void {
    this.entries.splice(this.at + 1);
    this.entries.push({ state, href });
    this.at += 1;
  }

  push(href: string): void {
    this.#push({ idx: this.here().state.idx + 1 }, href);
    this.layers.arrived(false);
  }

  replace(href: string): void {
    this.entries[this.at] = { state: { idx: this.here().state.idx }, href };
    this.layers.arrived(true);
  }

  /** Goes, and lets everything that this leads to happen, as the browser does after the script has ended. */
  go(delta: number): void {
    this.#waiting.push(delta);
    this.settle();
  }

  settle(): void {
    for (let delta = this.#waiting.shift(); delta !== undefined; delta = this.#waiting.shift()) {
      if (this.entries[this.at + delta] === undefined) continue;
      this.at += delta;
      if (this.layers.popped()) continue;
      this.seenByRouter.push(this.here().href);
      this.layers.arrived(false);
    }
  }

  hrefs(): string[] {
    return this.entries.map(({ href }) => href);
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
  browser.push('trade');
});

/** A layer that ends itself when it is closed, as a sheet does once React has rendered without it. */
function openLayer(): { closed: number; end: (dismissed: boolean) => void } {
  const layer = {
    closed: 0,
    end: (dismissed: boolean) => {
      end(dismissed);
      browser.settle();
    },
  };
  const end = browser.layers.open(() => {
    layer.closed += 1;
    return true;
  });
  return layer;
}

describe('layers of the way back', () => {
  it('close before the page is left, one by one, and the router hears of none', () => {
    const [below, above] = [openLayer(), openLayer()];
    browser.go(-1);
    expect([below.closed, above.closed]).toEqual([0, 1]);
    browser.go(-1);
    expect([below.closed, above.closed]).toEqual([1, 1]);
    expect(browser.seenByRouter).toEqual([]);
    browser.go(-1);
    expect(browser.seenByRouter).toEqual(['start']);
  });

  it('leave nothing behind when they are dismissed', () => {
    openLayer().end(true);
    browser.go(-1);
    expect(browser.seenByRouter).toEqual(['start']);
  });

  it('leave an entry behind when an act closes them, which the way back passes over', () => {
    openLayer().end(false);
    expect(browser.hrefs()).toEqual(['start', 'trade', 'trade']);
    browser.go(-1);
    expect(browser.seenByRouter).toEqual(['start']);
  });

  it('use the entry of one that was closed before', () => {
    openLayer().end(false);
    const second = openLayer();
    expect(browser.hrefs()).toEqual(['start', 'trade', 'trade']);
    browser.go(-1);
    expect(second.closed).toBe(1);
  });

  it('keep what was replaced in the address while they were open', () => {
    const layer = openLayer();
    browser.replace('trade of ETH');
    browser.go(-1);
    expect(layer.closed).toBe(1);
    expect(browser.here().href).toBe('trade of ETH');
    expect(browser.seenByRouter).toEqual([]);
  });

  it('keep what was replaced when they are dismissed', () => {
    const layer = openLayer();
    browser.replace('trade of ETH');
    layer.end(true);
    expect(browser.here()).toMatchObject({ href: 'trade of ETH', state: { idx: 1 } });
  });

  it('do not stand in the way back from a page that was opened out of them', () => {
    const layer = openLayer();
    browser.push('orders');
    layer.end(false);
    browser.go(-1);
    expect(browser.seenByRouter).toEqual(['trade']);
    browser.go(-1);
    expect(browser.seenByRouter).toEqual(['trade', 'start']);
  });

  it('open on a page that comes in the same moment', () => {
    openLayer().end(false);
    browser.entries.splice(browser.at + 1, 0, { state: { idx: 2 }, href: 'orders' });
    browser.at += 1;
    const early = openLayer();
    browser.layers.arrived(false);
    browser.go(-1);
    expect(early.closed).toBe(1);
    expect(browser.here().href).toBe('orders');
  });

  it('open again while the entry of a dismissed one is still going', () => {
    const end = browser.layers.open(() => true);
    end(true);
    const next = openLayer();
    browser.settle();
    browser.go(-1);
    expect(next.closed).toBe(1);
    expect(browser.seenByRouter).toEqual([]);
    browser.go(-1);
    expect(browser.seenByRouter).toEqual(['start']);
  });

  it('stay, with their entry, where they can’t be left', () => {
    let attempts = 0;
    browser.layers.open(() => {
      attempts += 1;
      return false;
    });
    browser.go(-1);
    browser.go(-1);
    expect(attempts).toBe(2);
    expect(browser.seenByRouter).toEqual([]);
  });

  it('pass over what a reload has left of them', () => {
    openLayer();
    const reloaded = new BackLayers(
      {
        state: () => browser.here().state,
        href: () => browser.here().href,
        push: () => {},
        replace: () => {},
        go: (delta) => went.push(delta),
      },
      () => 'another page',
    );
    const went: number[] = [];
    browser.at -= 1;
    expect(reloaded.popped()).toBe(true);
    expect(went).toEqual([-1]);
  });
});
