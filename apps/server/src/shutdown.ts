import { setTimeout as sleep } from 'node:timers/promises';

interface Step {
  name: string;
  patienceMs: number;
  close: () => unknown;
}

/**
 * What has been started, and how it ends: in the opposite order, each part with a bounded patience, so that a part
 * that hangs or fails can't keep the ones below it (the database last) from being closed.
 */
export class Shutdown {
  readonly #steps: Step[] = [];
  readonly #report: (line: string) => void;
  #closing: Promise<void> | undefined;

  constructor(report: (line: string) => void) {
    this.#report = report;
  }

  get begun(): boolean {
    return this.#closing !== undefined;
  }

  /** `close` runs before the ones of everything that was added earlier. */
  add(name: string, patienceMs: number, close: () => unknown): void {
    this.#steps.push({ name, patienceMs, close });
  }

  /** Ends everything; called again, it is the same ending. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    for (const step of this.#steps.toReversed()) {
      const timeout = new AbortController();
      const late = sleep(step.patienceMs, `did not end within ${step.patienceMs} ms`, { signal: timeout.signal });
      const trouble = await Promise.race([ending(step), late.catch(() => undefined)]);
      timeout.abort();
      if (trouble !== undefined) this.#report(`While stopping, the ${step.name} ${trouble}.`);
    }
  }
}

async function ending(step: Step): Promise<string | undefined> {
  try {
    await step.close();
    return undefined;
  } catch (error) {
    return `failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}
