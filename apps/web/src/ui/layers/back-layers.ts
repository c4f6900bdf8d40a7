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
interface LayerPosition {
  page: string;
  depth: number;
}

interface Layer {
  /** Says whether it has closed: what is on its way to the server can't be left. */
  close: () => boolean;
}

const nowhere: LayerPosition = { page: '', depth: 0 };

function positionOf(state: { layer?: LayerPosition }): LayerPosition {
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
  #position: LayerPosition;
  /** The page as it is now; an entry below a layer may still say what it was before. */
  #latest: { state: object; href: string };
  #returning = false;

  constructor(history: LayerHistory, newPage: () => string) {
    this.#history = history;
    this.#newPage = newPage;
    this.#position = positionOf(history.state());
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
    const position = positionOf(this.#history.state());
    if (replaced && position.page === '' && this.#position.page !== '') this.#stamp(this.#position);
    else this.#position = position;
    this.#latest = this.#current();
    this.#addEntries();
  }

  /** The browser has gone back or forth. True: only between a page and its layers, which is no matter of the router. */
  popped(): boolean {
    const position = positionOf(this.#history.state());
    const before = this.#position;
    this.#position = position;
    if (position.page === '' || position.page !== before.page) {
      this.#returning = false;
      this.#closeDownTo(0);
      return false;
    }
    this.#history.replace({ ...this.#latest.state, layer: position }, this.#latest.href);
    if (this.#returning) this.#returning = false;
    else if (position.depth < before.depth) {
      if (this.#open.length > 0) this.#closeDownTo(Math.min(position.depth, this.#open.length - 1));
      else this.#history.go(-position.depth - 1);
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
    if (this.#returning || this.#position.depth >= this.#open.length) return;
    if (this.#position.page === '') this.#stamp({ page: this.#newPage(), depth: 0 });
    while (this.#position.depth < this.#open.length) {
      this.#position = { ...this.#position, depth: this.#position.depth + 1 };
      this.#history.push({ ...this.#current().state, layer: this.#position });
    }
    this.#latest = this.#current();
  }

  #dropEntries(): void {
    const surplus = this.#position.depth - this.#open.length;
    if (this.#returning || surplus <= 0) return;
    this.#latest = this.#current();
    this.#returning = true;
    this.#history.go(-surplus);
  }

  #stamp(position: LayerPosition): void {
    const { state, href } = this.#current();
    this.#position = position;
    this.#history.replace({ ...state, layer: position }, href);
  }

  #current(): { state: object; href: string } {
    return { state: this.#history.state(), href: this.#history.href() };
  }
}
