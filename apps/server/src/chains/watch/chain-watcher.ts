import { NodeUnavailable } from '../node/node-unavailable.ts';
import type { ChainPort } from '../chain-port.ts';
import type { ArrivalBook, KnownBlock } from './arrival-book.ts';

/** How many blocks one look reads, so that a long absence is caught up in steps. */
const blocksALook = 50;

/** What of a chain can be relied on: `problem` is null while its node answers, else what it said, for a person. */
export interface ChainHealth {
  readonly height: number;
  readonly lookedAt: number;
  readonly problem: string | null;
}

export interface WatcherParts {
  readonly port: Pick<ChainPort, 'chain' | 'head' | 'hashAt' | 'block'>;
  readonly book: ArrivalBook;
  readonly isOurs: (address: string) => boolean;
  readonly now: () => number;
}

/**
 * Reads a chain block by block. Each must stand on the one before; where the chain has another one now, what the old one
 * brought is undone first. While the node gives no sound answer nothing changes but the health.
 */
export class ChainWatcher {
  readonly #parts: WatcherParts;
  #health: ChainHealth = { height: 0, lookedAt: 0, problem: null };

  constructor(parts: WatcherParts) {
    this.#parts = parts;
  }

  get health(): ChainHealth {
    return this.#health;
  }

  /** Reads what is new; fails on nothing that a node can say or not say. */
  async look(): Promise<void> {
    try {
      const height = await this.#read();
      this.#health = { height, lookedAt: this.#parts.now(), problem: null };
    } catch (error) {
      if (!(error instanceof NodeUnavailable)) throw error;
      this.#health = { ...this.#health, problem: error.message };
    }
  }

  async #read(): Promise<number> {
    const { port, book } = this.#parts;
    const head = await port.head();
    const common = await this.#commonBlock(head);
    const before = common.height;
    const top = await this.#appendUpTo(Math.min(head, before + blocksALook), common);
    // A node that is behind what was read already confirms nothing: its word is older than ours.
    if (top.height >= head) await book.confirm(top.height);
    return top.height;
  }

  /** The newest block that both the house and the chain have. A node that is behind contradicts nothing. */
  async #commonBlock(head: number): Promise<KnownBlock> {
    const { port, book } = this.#parts;
    const newest = await book.blockBelow(Number.MAX_SAFE_INTEGER);
    if (newest === null) return this.#begin(head);
    let known = await book.blockBelow(Math.min(head, newest.height));
    let contradicted = false;
    while (known !== null && (await this.#hashAt(known.height)) !== known.hash) {
      contradicted = true;
      known = await book.blockBelow(known.height - 1);
    }
    if (known === null) throw new NodeUnavailable(`The chain ${port.chain} has no block in common with what was read.`);
    if (contradicted) await book.undoAbove(known.height);
    return contradicted || head >= newest.height ? known : newest;
  }

  /** The house begins to watch at the newest block: before it had an address nobody can have paid to it. */
  async #begin(head: number): Promise<KnownBlock> {
    const first = { height: head, hash: await this.#hashAt(head) };
    await this.#parts.book.append({ ...first, parent: '', arrivals: [] });
    return first;
  }

  async #hashAt(height: number): Promise<string> {
    const { port } = this.#parts;
    const hash = await port.hashAt(height);
    if (hash === null) throw new NodeUnavailable(`The node of ${port.chain} doesn't know its own block ${height}.`);
    return hash;
  }

  async #appendUpTo(height: number, from: KnownBlock): Promise<KnownBlock> {
    const { port, book, isOurs } = this.#parts;
    let top = from;
    while (top.height < height) {
      const block = await port.block(top.height + 1, isOurs);
      // The chain has changed while it was read; the next look finds where.
      if (block === null || block.parent !== top.hash) return top;
      await book.append(block);
      top = block;
    }
    return top;
  }
}
