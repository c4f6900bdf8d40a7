import { type LimitOrderOptions, OrderBook, type OrderType, Side } from 'nodejs-order-book';
import { grouped, type Part, runPart } from '../part.ts';
import { makeStream, operations, type Stream } from '../stream.ts';
import { coreRuns } from '../stream-sizes.ts';

type Prepared =
  | { operation: 'limit'; options: LimitOrderOptions & { type: OrderType.LIMIT } }
  | { operation: 'cancel'; id: string }
  | { operation: 'amend'; id: string; update: { price: number } };

/** The stream as the peer's own calls, made before the clock starts. */
function prepare(stream: Stream): Prepared[] {
  const prepared: Prepared[] = [];
  for (let at = 0; at < stream.length; at++) {
    const operation = operations[stream.operation[at]!]!;
    const id = String(stream.order[at]!);
    const price = stream.price[at]!;
    if (operation === 'cancel') prepared.push({ operation, id });
    else if (operation === 'amend') prepared.push({ operation, id, update: { price } });
    else {
      const options = {
        type: 'limit' as OrderType.LIMIT,
        id,
        side: stream.isBuy[at] === 1 ? Side.BUY : Side.SELL,
        price,
        size: stream.quantity[at]!,
        timeInForce: (operation === 'ioc' ? 'IOC' : 'GTC') as NonNullable<LimitOrderOptions['timeInForce']>,
      };
      prepared.push({ operation: 'limit', options });
    }
  }
  return prepared;
}

function apply(book: OrderBook, prepared: readonly Prepared[], from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const command = prepared[at]!;
    if (command.operation === 'amend') book.modify(command.id, command.update);
    else if (command.operation === 'cancel') book.cancel(command.id);
    else book.limit(command.options);
  }
}

/** The peer's book must be the naive book's, or its speed says nothing. */
function verify(book: OrderBook, stream: Stream): void {
  const [asks, bids] = book.depth();
  asks.sort((a, b) => a[0] - b[0]);
  bids.sort((a, b) => b[0] - a[0]);
  const same = (levels: number[][], expected: number[]): boolean => levels.flat().join() === expected.join();
  if (!same(asks, stream.expected.asks) || !same(bids, stream.expected.bids)) {
    throw new Error('The book of nodejs-order-book differs from the naive book.');
  }
}

function measure(part: Part, stream: Stream, limitMs: number): number {
  const prepared = prepare(stream);
  const book = new OrderBook();
  apply(book, prepared, 0, stream.prefill);
  const chunk = 1000;
  let at = stream.prefill;
  const start = performance.now();
  while (at < stream.length && performance.now() - start < limitMs) {
    apply(book, prepared, at, Math.min(at + chunk, stream.length));
    at = Math.min(at + chunk, stream.length);
  }
  const seconds = (performance.now() - start) / 1000;
  const done = at - stream.prefill;
  if (at === stream.length) verify(book, stream);
  const checked = at === stream.length ? 'book as the naive one' : 'stopped at its time limit, book not compared';
  part.say(
    `${grouped(stream.resting)} resting: ${grouped(done / seconds)} commands/s over ${grouped(done)}, ${checked}`,
  );
  return done / seconds;
}

await runPart((part) => {
  const [small, large] = coreRuns;
  part.measured('peer.nodejs_order_book.commands_per_s', Math.round(measure(part, makeStream(small), 20_000)));
  part.measured('peer.nodejs_order_book_100k.commands_per_s', Math.round(measure(part, makeStream(large), 25_000)));
});
