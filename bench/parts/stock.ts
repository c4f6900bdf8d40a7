import { type Command, Exchange } from '@auric/exchange';
import { at, firstCustomer, usdt, worldCommands } from '../exchange-world.ts';
import { type Part, runPart } from '../part.ts';
import { middleTicks } from '../stream.ts';

const stockMarket = 3;
const btc = 1;
const orders = 10_000;
const customers = 200;
/** In lots of 0.00001: what is worth some tens of USDT. */
const lots = 100;
const hourMs = 3_600_000;

/** A market with sessions in which `orders` of as many prices rest, half of them buys, all of whom meet. */
function atNight(): Exchange {
  const exchange = new Exchange();
  const must = (command: Command): void => {
    const { rejection } = exchange.execute(command, at);
    if (rejection !== null) throw new Error(`${command.type} was refused: ${rejection.code}`);
  };
  for (const command of worldCommands(customers)) {
    must(command);
    if (command.type === 'ListMarket') must({ ...command, market: stockMarket, settlement: 'stock' });
  }
  for (let place = 0; place < customers; place++)
    for (const asset of [usdt, btc]) {
      const transfer = { type: 'Transfer', customer: firstCustomer + place, from: 'spot', to: 'stock', asset } as const;
      must({ ...transfer, amount: asset === usdt ? 10n ** 10n : 10n ** 8n });
    }
  must(index);
  for (let place = 0; place < orders; place++) {
    const side = place % 2 === 0 ? 'buy' : 'sell';
    const price = middleTicks + ((place * 7919) % 300) * (side === 'buy' ? 1 : -1);
    must({ ...order, customer: firstCustomer + (place % customers), side, price });
  }
  must({ type: 'AnnounceSession', opensAt: at, closesAt: at + hourMs });
  must({ type: 'AdvanceTime' });
  exchange.takeFrames();
  return exchange;
}

const index = { type: 'PublishIndex', source: 'bench', prices: [btc, middleTicks * 1e7, 0, 3] } as const;

const order = {
  type: 'PlaceOrder',
  market: stockMarket,
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  quantity: lots,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  quotedPrice: 0,
} as const;

/** How long a call takes, in ms. */
function timed(call: () => void): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

function phaseOf(exchange: Exchange): string | undefined {
  return exchange.query({ type: 'auctions' })[0]?.phase;
}

function measure(part: Part): void {
  const exchange = atNight();
  const priced = timed(() => exchange.execute(index, at + 1));
  if (phaseOf(exchange) !== 'matching') throw new Error('The market has no opening price.');
  const filled = timed(() => {
    while (phaseOf(exchange) !== 'continuous') {
      exchange.execute({ type: 'AdvanceTime' }, at + 2);
      exchange.takeFrames();
    }
  });
  const broken = exchange.checkInvariants();
  if (broken !== null) throw new Error(broken);
  part.say(`${orders} orders: ${priced.toFixed(1)} ms to the price of the opening, ${filled.toFixed(1)} ms to fill it`);
  part.measured('stock.opening_priced_ms', Number(priced.toFixed(1)));
  part.measured('stock.opening_filled_ms', Number(filled.toFixed(1)));
}

await runPart(measure);
