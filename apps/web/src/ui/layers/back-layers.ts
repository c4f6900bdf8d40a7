/** The part of the browser's history that is needed here; tests hand in a list of their own. */
export interface LayerHistory {
  /** What the entry says of itself; empty where it was made by hand, as an edited address is. */
  state(): object;
  href(): string;
  push(state: object): void;
  replace(state: object, href: string): void;
  go(delta: number): void;
}

/** Where an entry of the history stands: on which page, and under how many layers. */
interface Place {
  page: string;
  depth: number;
}

interface Layer {
  /** Says whether it has closed: what is on its way to the server can't be left. */
  close: () => boolean;
}

const nowhere: Place = { page: '', depth: 0 };

function placeOf(state: { layer?: Place }): Place {
  return state.layer ?? nowhere;
}

/**
 * Sheets and dialogs that the way back closes. Each has an entry of the history of its own, a copy of its page's, and
 * the router never hears of it: for the router page and copies are one place. A layer that its own button closes takes
 * its entry along at once. One that an act closes leaves it, because the act may navigate, and going back is slow: the
 * next layer uses it, or the way back passes over it.
 */
export class BackLayers {
  readonly #history: LayerHistory;
  readonly #newPage: () => string;
  readonly #open: Layer[] = [];
  #place: Place;
  /** The page as it is now; an entry below a layer may still say what it was before. */
  #latest: { state: object; href: string };
  #returning = false;

  constructor(history: LayerHistory, newPage: () => string) {
    this.#history = history;
    this.#newPage = newPage;
    this.#place = placeOf(history.state());
    this.#latest = this.#current();
  }

  /** Opens a layer. What it returns ends it; `dismissed` where nothing but closing was asked for. */
  open(close: Layer['close']): (dismissed: boolean) => void {
    const layer: Layer = { close };
    this.#open.push(layer);
    this.#addEntries();
    return (dismissed) => {
      const index = this.#open.indexOf(layer);
      if (index === -1) return;
      this.#open.splice(index, 1);
      if (dismissed) this.#dropEntries();
    };
  }

  /** The router shows another address; a replaced entry has lost its stamp. */
  arrived(replaced: boolean): void {
    const place = placeOf(this.#history.state());
    if (replaced && place.page === '' && this.#place.page !== '') this.#stamp(this.#place);
    else this.#place = place;
    this.#latest = this.#current();
    this.#addEntries();
  }

  /** The browser has gone back or forth. True: only between a page and its layers, which is no matter of the router. */
  popped(): boolean {
    const place = placeOf(this.#history.state());
    const before = this.#place;
    this.#place = place;
    if (place.page === '' || place.page !== before.page) {
      this.#returning = false;
      this.#closeDownTo(0);
      return false;
    }
    this.#history.replace({ ...this.#latest.state, layer: place }, this.#latest.href);
    if (this.#returning) this.#returning = false;
    else if (place.depth < before.depth) {
      if (this.#open.length > 0) this.#closeDownTo(Math.min(place.depth, this.#open.length - 1));
      else this.#history.go(-place.depth - 1);
    }
    this.#addEntries();
    return true;
  }

  #closeDownTo(count: number): void {
    while (this.#open.length > count) {
      const layer = this.#open.at(-1);
      if (layer === undefined || !layer.close()) return;
      const index = this.#open.indexOf(layer);
      if (index !== -1) this.#open.splice(index, 1);
    }
  }

  #addEntries(): void {
    if (this.#returning || this.#place.depth >= this.#open.length) return;
    if (this.#place.page === '') this.#stamp({ page: this.#newPage(), depth: 0 });
    while (this.#place.depth < this.#open.length) {
      this.#place = { ...this.#place, depth: this.#place.depth + 1 };
      this.#history.push({ ...this.#current().state, layer: this.#place });
    }
    this.#latest = this.#current();
  }

  #dropEntries(): void {
    const surplus = this.#place.depth - this.#open.length;
    if (this.#returning || surplus <= 0) return;
    this.#latest = this.#current();
    this.#returning = true;
    this.#history.go(-surplus);
  }

  #stamp(place: Place): void {
    const { state, href } = this.#current();
    this.#place = place;
    this.#history.replace({ ...state, layer: place }, href);
  }

  #current(): { state: object; href: string } {
    return { state: this.#history.state(), href: this.#history.href() };
  }
}
