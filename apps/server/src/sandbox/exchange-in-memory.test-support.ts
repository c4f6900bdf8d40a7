import { type Command, type EventRecord, Exchange } from '@auric/exchange';
import { ExchangePort, Unavailable } from '../engine/port/port.ts';

/** The real exchange behind the real port, with a clock that the test moves and without a journal on a disk. */
export class ExchangeInMemory {
  now: number;
  /** While true, the exchange takes and answers nothing. */
  isBusy = false;
  /** All frames so far: how many bytes they have, and their checksum. */
  journalBytes = 0;
  checksum = 0;
  readonly exchange: Exchange;
  readonly port: ExchangePort;

  constructor(now: number, observe?: (event: EventRecord, command: Command) => void) {
    let current: Command = { type: 'AdvanceTime' };
    this.now = now;
    this.exchange = new Exchange({ observe: (event) => observe?.(event, current) });
    this.port = new ExchangePort({
      execute: async ({ command }) => {
        if (this.isBusy) throw new Unavailable('the queue is full');
        current = command;
        const { seq, rejection, orders, id } = this.exchange.execute(command, this.now);
        this.#takeFrames();
        return rejection === null ? { ok: true, seq, answer: { orders, id } } : { ok: false, seq, rejection };
      },
      query: async (query) => {
        if (this.isBusy) throw new Unavailable('the queue is full');
        return { seq: this.exchange.seq, at: this.exchange.at, value: this.exchange.query(query) as never };
      },
      subscribe: () => Promise.reject(new Error('Nobody in the sandbox subscribes.')),
    });
  }

  #takeFrames(): void {
    const frames = this.exchange.takeFrames();
    this.journalBytes += frames.length;
    for (const byte of frames) this.checksum = (Math.imul(this.checksum, 31) + byte) | 0;
  }
}
