import { type AccountKind, Exchange } from '@auric/exchange';
import { at, benchMarket, streamCommands, worldCommands } from '../exchange-world.ts';
import { grouped, type Part, runPart } from '../part.ts';
import { makeStream, middleTicks } from '../stream.ts';

const restingOrders = 200_000;
const ordersPerCustomer = 190;
const millionCustomers = 1_000_000;
const usdt = 3;

/** What the process holds after a collection: objects and the buffers outside of them. */
function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function mustExecute(exchange: Exchange, command: Parameters<Exchange['execute']>[0], position: number): void {
  const { rejection } = exchange.execute(command, at);
  if (rejection !== null) throw new Error(`${command.type} was refused: ${rejection.code}`);
  if (position % 1000 === 0) exchange.takeFrames();
}

function measureOrders(part: Part): void {
  const exchange = new Exchange();
  const customers = Math.ceil(restingOrders / ordersPerCustomer);
  worldCommands(customers).forEach((command, position) => mustExecute(exchange, command, position));
  const before = heldBytes();
  for (let order = 0; order < restingOrders; order++) {
    const isBuy = order % 2 === 0;
    const distance = 1 + ((order * 7919) % 60_000);
    const command = {
      type: 'PlaceOrder',
      customer: 1000 + (order % customers),
      market: benchMarket,
      side: isBuy ? 'buy' : 'sell',
      orderType: 'limit',
      timeInForce: 'gtc',
      postOnly: false,
      price: isBuy ? middleTicks - distance : middleTicks + distance,
      quantity: 20 + (order % 500),
      quoteAmount: 0n,
      triggerPrice: 0,
      trailingBasisPoints: 0,
      quotedPrice: 0,
    } as const;
    mustExecute(exchange, command, order);
  }
  exchange.takeFrames();
  const bytes = (heldBytes() - before) / restingOrders;
  if (exchange.query({ type: 'openOrderCount' }) !== restingOrders) throw new Error('Not every order rests.');
  part.say(`${grouped(restingOrders)} resting orders on ${grouped(customers)} customers: ${grouped(bytes)} bytes each`);
  part.measured('memory.bytes_per_order', Math.round(bytes));
}

/** A million customers with three balances each, and what a command costs among them. */
function measureBalances(part: Part): void {
  const stream = makeStream({ seed: 7, resting: 1000, commands: 300_000 });
  const exchange = new Exchange();
  worldCommands(stream.customers).forEach((command, position) => mustExecute(exchange, command, position));
  for (let customer = 10_000; customer < 10_000 + millionCustomers; customer++) {
    const reference = `a${customer.toString(16).padStart(31, '0')}`;
    mustExecute(exchange, { type: 'OpenCustomer', customer }, customer);
    const deposit = { customer, kind: 'spot', asset: usdt, amount: 3_000_000n, reference } as const;
    mustExecute(exchange, { type: 'Deposit', ...deposit }, customer);
  }
  exchange.takeFrames();
  const before = heldBytes();
  const countBefore = exchange.balanceCount;
  const kinds: readonly AccountKind[] = ['funding', 'earn'];
  for (const to of kinds) {
    for (let customer = 10_000; customer < 10_000 + millionCustomers; customer++) {
      const amount = 1_000_000n;
      mustExecute(exchange, { type: 'Transfer', customer, from: 'spot', to, asset: usdt, amount }, customer);
    }
  }
  exchange.takeFrames();
  const bytes = (heldBytes() - before) / (exchange.balanceCount - countBefore);
  part.say(`${grouped(exchange.balanceCount)} balances of a million customers: ${bytes.toFixed(1)} bytes each`);
  const commands = streamCommands(stream, 0, stream.length);
  const times = new Float64Array(commands.length);
  commands.forEach((command, position) => {
    const start = performance.now();
    mustExecute(exchange, command, position);
    times[position] = performance.now() - start;
  });
  times.sort();
  const p99 = times[Math.floor(times.length * 0.99)]! * 1000;
  part.say(`a command among them: p99 ${p99.toFixed(1)} µs, max ${times.at(-1)!.toFixed(1)} ms`);
}

await runPart((part) => {
  measureOrders(part);
  measureBalances(part);
});
