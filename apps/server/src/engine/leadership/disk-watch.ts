import { statfs } from 'node:fs/promises';

const lookEveryMs = 2_000;

/** Bytes that are free for us where `folder` is. */
async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Measures what is left on the disks, so that new orders stop while there is still room for cancels, for the house's own
 * clockwork and for an operator: a full disk ends the process, which is no time to look for space.
 */
export class DiskWatch {
  readonly #measure: () => Promise<number>;
  readonly #minBytes: number;
  readonly #timer: NodeJS.Timeout;
  /** What was free at the last look, on the fullest disk; not known before the first. */
  freeBytes = Number.NaN;

  /** `measure` gives the free bytes of the fullest disk; below `minBytes` it is low. */
  constructor(measure: () => Promise<number>, minBytes: number) {
    this.#measure = measure;
    this.#minBytes = minBytes;
    this.#timer = setInterval(() => void this.look(), lookEveryMs);
  }

  get isLow(): boolean {
    return this.freeBytes < this.#minBytes;
  }

  /** A disk that can't be measured says nothing new. */
  async look(): Promise<void> {
    this.freeBytes = await this.#measure().catch(() => this.freeBytes);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** The free bytes of the fullest of the disks below these folders; links lead to where they point. */
export async function leastFreeBytes(folders: readonly string[]): Promise<number> {
  const found = await Promise.all(folders.map((folder) => freeBytesAt(folder).catch(() => Number.POSITIVE_INFINITY)));
  return Math.min(...found);
}
