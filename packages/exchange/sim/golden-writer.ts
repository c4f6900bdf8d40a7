import type { Command, Exchange } from '../src/index.ts';

/** Executes the commands of a story at the end of a golden journal, a millisecond after each other unless the story lets time pass. */
export class GoldenWriter {
  now: number;
  readonly exchange: Exchange;
  /** What the last command answered with. */
  lastId = 0;
  /** The order that it placed, 0 for none. */
  lastOrder = 0;
  readonly #written: () => void;

  /** `written` is called after every command: its frames are to be taken. */
  constructor(exchange: Exchange, from: number, written: () => void) {
    this.exchange = exchange;
    this.now = from;
    this.#written = written;
  }

  /** Throws where the command is refused. */
  do(command: Command): void {
    const rejection = this.try(command);
    if (rejection !== null) throw new Error(`${command.type} was refused: ${rejection}`);
  }

  /** Gives the code of a refusal, null for none. */
  try(command: Command): string | null {
    this.now += 1;
    const { rejection, id, orderIds } = this.exchange.execute(command, this.now);
    this.lastId = id;
    this.lastOrder = orderIds[0] ?? 0;
    this.#written();
    return rejection?.code ?? null;
  }
}
