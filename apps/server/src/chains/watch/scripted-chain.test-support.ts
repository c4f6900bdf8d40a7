import type { Arrival, ChainBlock, ChainPort } from '../chain-port.ts';
import { NodeUnavailable } from '../node/node-unavailable.ts';

/** A chain whose blocks a test writes: it can be reorganised, be behind, and be away. */
export class ScriptedChain implements Pick<ChainPort, 'chain' | 'head' | 'hashAt' | 'block' | 'addressAt'> {
  readonly chain = 'bitcoin';
  isAway = false;
  #blocks: ChainBlock[] = [];
  #branch = 0;
  #shown: number | null = null;

  constructor(height: number) {
    for (let at = 0; at <= height; at += 1) this.mine();
  }

  /** Adds a block with these arrivals; its hash differs on every branch. */
  mine(...arrivals: Arrival[]): number {
    const height = this.#blocks.length;
    const parent = this.#blocks.at(-1)?.hash ?? '';
    this.#blocks.push({ height, hash: `${height}.${this.#branch}`, parent, arrivals });
    return height;
  }

  /** Forgets the last blocks; what is mined from here on is another branch. */
  forget(blocks: number): void {
    this.#blocks.splice(-blocks);
    this.#branch += 1;
  }

  /** Answers as a node that has seen only this much; null for all. */
  show(height: number | null): void {
    this.#shown = height;
  }

  addressAt(position: number): string {
    return `address-${position}`;
  }

  head(): Promise<number> {
    return this.#answer(() => this.#visible().length - 1);
  }

  hashAt(height: number): Promise<string | null> {
    return this.#answer(() => this.#visible()[height]?.hash ?? null);
  }

  block(height: number, isOurs: (address: string) => boolean): Promise<ChainBlock | null> {
    return this.#answer(() => {
      const block = this.#visible()[height];
      if (block === undefined) return null;
      return { ...block, arrivals: block.arrivals.filter(({ address }) => isOurs(address)) };
    });
  }

  #visible(): ChainBlock[] {
    return this.#shown === null ? this.#blocks : this.#blocks.slice(0, this.#shown + 1);
  }

  #answer<T>(read: () => T): Promise<T> {
    return this.isAway ? Promise.reject(new NodeUnavailable('It is away.')) : Promise.resolve(read());
  }
}
