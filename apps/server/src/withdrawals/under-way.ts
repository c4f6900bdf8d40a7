/** How far a transaction is on its chain. */
export interface Confirmations {
  readonly seen: number;
  readonly needed: number;
}

/** What the senders saw last of withdrawals that are on their way; nothing of it outlives the process or needs to. */
export class UnderWay {
  readonly #seen = new Map<number, Confirmations>();

  of(withdrawal: number): Confirmations | null {
    return this.#seen.get(withdrawal) ?? null;
  }

  see(withdrawal: number, confirmations: Confirmations): void {
    this.#seen.set(withdrawal, confirmations);
  }

  forget(withdrawal: number): void {
    this.#seen.delete(withdrawal);
  }
}
