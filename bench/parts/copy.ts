import { type Command, defaultContractRules, Exchange } from '@auric/exchange';
import { at, firstCustomer, usdt, worldCommands } from '../exchange-world.ts';
import { Latencies } from '../latencies.ts';
import { grouped, type Part, runPart } from '../part.ts';
import { middleTicks } from '../stream.ts';

const contract = 2;
const btc = 1;
const copyBlock = 8;
const followers = 1_000;
const lead = firstCustomer + followers;
const maker = lead + 1;
const other = lead + 2;
/** In lots of 0.00001 BTC: what is worth some tens of USDT. */
const lots = 100;
const trips = 40;
const quietTicks = 2_000;
/** What others do beside it: so many commands a second, while the lead opens or closes once in `everyMs`. */
const othersPerSecond = 1_000;
const everyMs = 500;
const seconds = 20;

/** One who leads, a thousand who copy everything with a stop, and somebody with whom all of them trade. */
class Copies {
  readonly exchange = new Exchange();
  #now = at;

  constructor() {
    for (const command of worldCommands(followers + 3)) {
      this.must(command);
      if (command.type === 'ListMarket') {
        this.must({ ...command, market: contract, settlement: 'perpetual' });
        this.must(defaultContractRules(contract));
        const limits = { newcomerDays: 0, newcomerMost: 125, quizAbove: 125, quizEndsNewcomer: true };
        this.must({ type: 'SetLeverageLimits', ...limits });
      }
    }
    this.must({ type: 'OpenCustomer', customer: copyBlock });
    const transfer = { type: 'Transfer', from: 'spot', to: 'perpetual', asset: usdt } as const;
    for (let customer = firstCustomer; customer <= other; customer++)
      this.must({ ...transfer, customer, amount: 10n ** 12n });
    this.must({ type: 'SetNetMode', customer: maker, market: contract, leverage: 5 });
    // Ten minutes, of which the average depth is.
    for (let second = 0; second < 61; second++) this.tick(10_000);
    this.must({ ...standing, customer: lead });
    this.must({ type: 'BecomeLead', customer: lead, sharePpm: 100_000 });
    for (let customer = firstCustomer; customer < lead; customer++)
      this.must({ type: 'Follow', customer, lead, sharePpm: 100_000, ...wish });
    this.exchange.takeFrames();
  }

  must(command: Command): number {
    const { rejection, orderIds } = this.exchange.execute(command, this.#now);
    if (rejection !== null) throw new Error(`${command.type} was refused: ${rejection.code}`);
    return orderIds[0] ?? 0;
  }

  /** So much later the index says the same, and the maker quotes anew. */
  tick(ms = 100): void {
    this.#now += ms;
    this.must({ type: 'PublishIndex', source: 'bench', prices: [btc, middleTicks * 1e7, 0, 3] });
    const levels = (sign: 1 | -1) => [1, 2, 3, 4, 5].flatMap((offset) => [middleTicks + sign * offset, 200_000]);
    this.must({ type: 'MassQuote', customer: maker, market: contract, bids: levels(-1), asks: levels(1) });
  }

  /** The lead takes with all who copy: a thousand and one orders in one frame. */
  opens(): number {
    const ticket = this.must({ ...order, ...market, customer: lead, side: 'buy' });
    return ticket;
  }

  /** The lead closes a ticket, and all copies in the frame after. */
  closes(position: number): void {
    this.must({ ...order, ...market, customer: lead, side: 'sell', position: { position, leverage: 0 } });
    this.must({ type: 'AdvanceTime' });
  }

  /** Somebody else places an order far from the middle and takes it back. */
  otherTrades(): void {
    const id = this.must({ ...order, customer: other, side: 'buy', price: middleTicks - 300 });
    this.must({ type: 'CancelOrder', customer: other, order: id });
  }

  copies(): number {
    let count = 0;
    for (let customer = firstCustomer; customer < lead; customer++)
      count += this.exchange.query({ type: 'copies', customer }).length;
    return count;
  }
}

const standing = {
  type: 'SetCustomerStanding',
  version: 1,
  identityLevel: 1,
  tradingFreeze: 'none',
  withdrawalFreeze: 'none',
  holdUntil: 0,
  country: 'TH',
} as const;

const wish = {
  mode: 'multiple',
  sizeE6: 1_000_000,
  followAmount: 10n ** 10n,
  stopLoss: 10n ** 9n,
  leverageMost: 0,
} as const;

const order = {
  type: 'PlaceOrder',
  market: contract,
  orderType: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  price: 0,
  quantity: lots,
  quoteAmount: 0n,
  triggerPrice: 0,
  trailingBasisPoints: 0,
  quotedPrice: 0,
  position: { position: 0, leverage: 10 },
} as const;

const market = { orderType: 'market', timeInForce: 'ioc' } as const;

function expectCopies(world: Copies, count: number): void {
  const found = world.copies();
  if (found !== count) throw new Error(`There are ${found} copies instead of ${count}.`);
}

/** Orders of followers that one thread opens and closes for their lead, with the mark after each that finds when they would fall. */
function ordersPerSecond(world: Copies): number {
  for (let trip = 0; trip < 5; trip++) world.closes(world.opens());
  expectCopies(world, 0);
  const start = performance.now();
  for (let trip = 0; trip < trips; trip++) {
    const ticket = world.opens();
    world.tick();
    world.closes(ticket);
    world.tick();
    world.exchange.takeFrames();
  }
  const spent = performance.now() - start;
  expectCopies(world, 0);
  return (2 * trips * followers) / (spent / 1000);
}

/** Marks that move while every follower has a copy and a stop that is looked at. */
function marksPerSecond(world: Copies): number {
  const ticket = world.opens();
  expectCopies(world, followers);
  const start = performance.now();
  for (let tick = 0; tick < quietTicks; tick++) world.tick();
  const spent = performance.now() - start;
  world.closes(ticket);
  return quietTicks / (spent / 1000);
}

/** What others wait for, from the moment at which they wanted to trade, while a lead is copied by a thousand twice a second. */
function besideOthers(world: Copies): Latencies {
  const waits = new Latencies();
  const start = performance.now();
  let ticket = 0;
  let led = 0;
  let done = 0;
  while (done < seconds * othersPerSecond) {
    const planned = start + (done * 1000) / othersPerSecond;
    while (performance.now() < planned);
    if (performance.now() >= start + led * everyMs) {
      led++;
      world.tick();
      if (ticket === 0) ticket = world.opens();
      else {
        world.closes(ticket);
        ticket = 0;
      }
      world.exchange.takeFrames();
    }
    world.otherTrades();
    waits.add(performance.now() - planned);
    done++;
    if (done % 100 === 0) world.exchange.takeFrames();
  }
  if (ticket !== 0) world.closes(ticket);
  return waits;
}

function measure(part: Part): void {
  const world = new Copies();
  const orders = ordersPerSecond(world);
  part.say(`a lead and ${grouped(followers)} who copy: ${grouped(orders)} orders of followers/s`);
  part.measured('copy.fanout_orders_per_s', Math.round(orders));
  const marks = marksPerSecond(world);
  part.say(`${grouped(followers)} copies with a stop: ${grouped(marks)} marks/s`);
  part.measured('copy.mark_updates_per_s', Math.round(marks));
  const waits = besideOthers(world);
  part.say(`others beside a lead who is copied every ${everyMs} ms: ${waits.summary()}`);
  part.measured('copy.others_p99_ms', Number(waits.quantile(0.99).toFixed(2)));
  const broken = world.exchange.checkInvariants();
  if (broken !== null) throw new Error(broken);
}

await runPart(measure);
