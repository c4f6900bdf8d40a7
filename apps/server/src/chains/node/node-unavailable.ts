/** A node gave no sound answer: it is away, late, busy or says what can't be. Whoever asked knows nothing more than before. */
export class NodeUnavailable extends Error {
  constructor(said: string, cause?: unknown) {
    super(said, { cause });
    this.name = 'NodeUnavailable';
  }
}
