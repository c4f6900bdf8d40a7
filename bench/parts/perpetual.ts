import { type Command, defaultContractRules, Exchange } from '@auric/exchange';
import { at, firstCustomer, usdt, worldCommands } from '../exchange-world.ts';
import { grouped, type Part, runPart } from '../part.ts';
import { middleTicks } from '../stream.ts';

const contract = 2;
const btc = 1;
const ticketsEach = 50;
const quietTicks = 20_000;
const roundTrips = 30_000;
/** In lots of 0.00001 BTC: what is worth some tens of USDT. */
const lots = 100;

/** A world of contracts whose clock the part moves itself. */
class Contracts {
  readonly exchange = new Exchange();
  readonly #customers: number;
  #now = at;
  #commands = 0;

  constructor(customers: number) {
    this.#customers = customers;
    for (const command of worldCommands(customers)) {
      this.must(command);
      if (command.type === 'ListMarket') {
        this.must({ ...command, market: contract, settlement: 'perpetual' });
        this.must(defaultContractRules(contract));
        const limits = { newcomerDays: 0, newcomerMost: 125, quizAbove: 125, quizEndsNewcomer: true };
        this.must({ type: 'SetLeverageLimits', ...limits });
      }
    }
    const amount = 10n ** 12n;
    for (let place = 0; place < customers; place++)
      this.must({
        type: 'Transfer',
        customer: this.customer(place),
        from: 'spot',
        to: 'perpetual',
        asset: usdt,
        amount,
      });
    this.tick(0);
  }

  customer(place: number): number {
    return firstCustomer + (place % this.#customers);
  }

  must(command: Command): void {
    const { rejection } = this.exchange.execute(command, this.#now);
    if (rejection !== null) throw new Error(`${command.type} was refused: ${rejection.code}`);
    if (++this.#commands % 1000 === 0) this.exchange.takeFrames();
  }

  /** The index `offset` ticks beside the middle, a tenth of a second later. */
  tick(offset: number): void {
    this.#now += 100;
    this.must({ type: 'PublishIndex', source: 'bench', prices: [btc, (middleTicks + offset) * 1e7, 0, 3] });
  }

  /** Brings the clock to the next funding instant, with a fresh mark: what is due then waits for `advance`. */
  untilFunding(): void {
    const { fundingAt } = this.exchange.query({ type: 'contracts' })[0]!;
    this.#now = fundingAt - 200;
    this.tick(0);
    this.exchange.takeFrames();
    this.#now = fundingAt;
  }

  /** Fires what is due; whether there was anything. */
  advance(): boolean {
    this.#now += 1;
    this.must({ type: 'AdvanceTime' });
    return this.exchange.takeFrames().length > 0;
  }

  /** One customer sells short, the next buys long from them. */
  pair(place: number): void {
    const price = middleTicks + ((place * 7919) % 400) - 200;
    const leverage = 2 + (place % 9);
    const order = { ...blank, price, position: { position: 0, leverage } };
    this.must({ ...order, customer: this.customer(place), side: 'sell' });
    this.must({ ...order, customer: this.customer(place + 1), side: 'buy' });
  }
}

const blank = {
  type: 'PlaceOrder',
  market: contract,
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  quantity: lots,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  quotedPrice: 0,
} as const;

function withPositions(positions: number): Contracts {
  const world = new Contracts(Math.max(2, Math.ceil(positions / ticketsEach)));
  for (let pair = 0; pair < positions / 2; pair++) world.pair(pair);
  const open = world.exchange.query({ type: 'contracts' })[0]!.openLots;
  if (open !== (positions / 2) * lots)
    throw new Error(`There are ${open} lots open instead of ${(positions / 2) * lots}.`);
  return world;
}

/** Ticks of the index that reach nobody: each moves the mark by a tick. */
function ticksPerSecond(world: Contracts): number {
  for (let tick = 0; tick < 1_000; tick++) world.tick(tick % 2);
  const start = performance.now();
  for (let tick = 0; tick < quietTicks; tick++) world.tick(tick % 2);
  return quietTicks / ((performance.now() - start) / 1000);
}

/** Two orders that meet and open a position each: what a contract's commands cost among those that are open. */
function commandsPerSecond(world: Contracts): number {
  const start = performance.now();
  for (let trip = 0; trip < roundTrips; trip++) world.pair(trip * 3);
  return (2 * roundTrips) / ((performance.now() - start) / 1000);
}

/** A funding among all open positions: each pays or receives, a thousand a frame. */
function paymentsPerSecond(world: Contracts, positions: number): number {
  world.untilFunding();
  const start = performance.now();
  while (world.advance());
  return positions / ((performance.now() - start) / 1000);
}

function measure(part: Part): void {
  const small = withPositions(10_000);
  const ticks = ticksPerSecond(small);
  part.say(`10,000 open positions: ${grouped(ticks)} marks/s that reach nobody`);
  part.measured('perpetual.mark_updates_per_s', Math.round(ticks));
  const middle = withPositions(100_000);
  const payments = paymentsPerSecond(middle, 100_000);
  part.say(`100,000 open positions: ${grouped(payments)} payments of a funding/s`);
  part.measured('perpetual.funding_payments_per_s', Math.round(payments));
  const commands = commandsPerSecond(middle);
  part.say(`100,000 open positions: ${grouped(commands)} orders/s that open one`);
  part.measured('perpetual.commands_per_s', Math.round(commands));
  const large = ticksPerSecond(withPositions(1_000_000));
  part.say(`1,000,000 open positions: ${grouped(large)} marks/s that reach nobody`);
  part.measured('perpetual.mark_updates_per_s_1m', Math.round(large));
}

await runPart(measure);
