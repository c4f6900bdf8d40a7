import { type Command, Exchange } from '@auric/exchange';
import { Random } from '../packages/exchange/sim/random.ts';
import { middleTicks, operations, type Stream } from './stream.ts';

export const usdt = 3;
const btc = 1;
export const firstCustomer = 1000;
export const benchMarket = 1;
export const at = Date.UTC(2026, 10, 21);

/** What each customer brings: enough that no command of a stream is refused for want of money. */
const deposits = [
  [usdt, 10n ** 13n],
  [btc, 10n ** 11n],
] as const;

/** The six fee tiers that the sandbox opens with: from a 30-day volume on, the maker's and the taker's fee in ppm. */
const feeTiers = [
  [0, 1000, 1000],
  [1e12, 900, 1000],
  [5e12, 700, 900],
  [2e13, 500, 700],
  [1e14, 200, 450],
  [5e14, 100, 350],
].flat();

/** The commands that make the world in which a stream runs: one market, its index, its fees, and customers with funds. */
export function worldCommands(customers: number): Command[] {
  const commands: Command[] = [
    { type: 'ListAsset', asset: usdt, code: 'USDT', scale: 6 },
    { type: 'ListAsset', asset: btc, code: 'BTC', scale: 8 },
    {
      type: 'ListMarket',
      market: benchMarket,
      base: btc,
      quote: usdt,
      symbol: 'BTC/USDT',
      priceDecimals: 1,
      quantityDecimals: 5,
      minNotional: 5_000_000n,
      maxNotional: 10n ** 12n,
      priceBandPpm: 200_000,
      collarPpm: 50_000,
      referenceClampPpm: 20_000,
      priceMovedPpm: 5000,
      maxOpenOrders: 200,
      /** The index is published once. */
      indexAgeMaxMs: 400 * 86_400_000,
    },
    { type: 'PublishIndex', source: 'bench', prices: [btc, middleTicks * 1e7, 0, 3] },
    { type: 'SetFeeSchedule', tiers: feeTiers, effectiveAt: 0 },
  ];
  for (let customer = firstCustomer; customer < firstCustomer + customers; customer++) {
    commands.push({ type: 'OpenCustomer', customer });
    for (const [asset, amount] of deposits) {
      const reference = `${customer.toString(16).padStart(16, '0')}${asset.toString(16).padStart(16, '0')}`;
      commands.push({ type: 'Deposit', customer, kind: 'spot', asset, amount, reference });
    }
  }
  return commands;
}

/** One command of a stream. `firstOrder`: the id that the exchange gives to the stream's first placement. */
export function streamCommand(stream: Stream, position: number, firstOrder = 1): Command {
  const customer = firstCustomer + stream.customer[position]!;
  const order = firstOrder - 1 + stream.order[position]!;
  const operation = operations[stream.operation[position]!]!;
  const price = stream.price[position]!;
  if (operation === 'cancel') return { type: 'CancelOrder', customer, order };
  if (operation === 'amend') return { type: 'AmendOrder', customer, order, price, quantity: 0 };
  return {
    type: 'PlaceOrder',
    customer,
    market: benchMarket,
    side: stream.isBuy[position] === 1 ? 'buy' : 'sell',
    orderType: 'limit',
    timeInForce: operation,
    postOnly: false,
    price,
    quantity: stream.quantity[position]!,
    quoteAmount: 0n,
    triggerPrice: 0,
    trailingBasisPoints: 0,
    quotedPrice: 0,
  };
}

/** The commands of a stream from one position to another, made before any clock starts. */
export function streamCommands(stream: Stream, from: number, to: number): Command[] {
  const commands: Command[] = [];
  for (let position = from; position < to; position++) commands.push(streamCommand(stream, position));
  return commands;
}

/**
 * A request id for each of so many commands, as they come through the port: random to the exchange, the same in each
 * run, and each in one piece of memory. Joined of parts, as `Random.hex` makes them, the core would have to copy them.
 */
export function requestKeys(stream: Stream, count: number): string[] {
  const random = new Random(stream.seed);
  const words = new Uint32Array(6);
  const bytes = Buffer.from(words.buffer);
  return Array.from({ length: count }, () => {
    for (let word = 0; word < words.length; word++) words[word] = random.bits();
    return bytes.toString('hex');
  });
}

/** An exchange with the world of a stream and its book filled, no frames waiting. */
export function filledExchange(stream: Stream, options: ConstructorParameters<typeof Exchange>[0] = {}): Exchange {
  const exchange = new Exchange(options);
  for (const command of worldCommands(stream.customers)) mustAccept(exchange, command);
  for (let position = 0; position < stream.prefill; position++) mustAccept(exchange, streamCommand(stream, position));
  exchange.takeFrames();
  return exchange;
}

function mustAccept(exchange: Exchange, command: Command): void {
  const { rejection } = exchange.execute(command, at);
  if (rejection !== null) throw new Error(`${command.type} was refused: ${rejection.code}`);
}

/** Throws unless the book is the naive one's to the last lot, no invariant is broken and no money was made or lost. */
export function verify(exchange: Exchange, stream: Stream): void {
  const depth = exchange.query({ type: 'depth', market: benchMarket, limit: Number.MAX_SAFE_INTEGER });
  const { bids, asks } = stream.expected;
  if (depth?.bids.join() !== bids.join() || depth.asks.join() !== asks.join()) {
    throw new Error("The book differs from the naive book's.");
  }
  const broken = exchange.checkInvariants();
  if (broken !== null) throw new Error(broken);
}
