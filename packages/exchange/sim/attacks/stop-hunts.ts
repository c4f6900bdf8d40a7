import type { EventRecord } from '../../src/index.ts';
import type { Random } from '../random.ts';
import type { Attack, Gain } from './attack.ts';
import { AttackWorld, index, shareOf, worstLossPpm, worstSale } from './attack-world.ts';

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;

/** Two accounts of one person, one honest maker, and victims with stops below the market. */
const [pusher, catcher, maker, firstVictim] = [1000, 1001, 1002, 1003] as const;
const person = [pusher, catcher] as const;
const victims = 6;

function isOf<T extends EventRecord['type']>(type: T): (event: EventRecord) => event is Of<T> {
  return (event): event is Of<T> => event.type === type;
}

/** Victims' stops at random depths between two prices; gives the trigger of each order. */
function placeStops(world: AttackWorld, random: Random, [low, high]: readonly [number, number]): Map<number, number> {
  const triggers = new Map<number, number>();
  for (let count = 0; count < victims * 4; count++) {
    const triggerPrice = random.between(low, high);
    const stop = { customer: firstVictim + (count % victims), side: 'sell', triggerPrice, quantity: 2000 } as const;
    const { orders } = world.place({ ...stop, orderType: 'stop_market' });
    if (orders[0] !== undefined) triggers.set(orders[0].id, triggerPrice);
  }
  return triggers;
}

/** A first trade at the index, a thin book below it, and the person's bids far down. */
function setTrap(random: Random): AttackWorld {
  const world = new AttackWorld(3 + victims);
  world.place({ customer: maker, side: 'sell', price: index, quantity: 100 });
  world.place({ customer: catcher, side: 'buy', price: index, quantity: 100 });
  for (let level = 1; level <= 5; level++)
    world.place({ customer: maker, price: index - level * 300, quantity: random.between(20, 200) });
  for (let level = 0; level < 12; level++)
    world.place({ customer: catcher, price: random.between(Math.ceil(index * 0.85), index * 0.95), quantity: 4000 });
  return world;
}

function gainOf(world: AttackWorld, before: bigint, triggers: ReadonlyMap<number, number>): Gain {
  world.settle();
  const triggered = world.events.filter(isOf('OrderTriggered')).filter((event) => triggers.has(event.order));
  const far = triggered.find((event) => triggers.get(event.order)! < index * 0.99);
  const sold = world.events.filter(isOf('OrdersTraded')).filter((trade) => triggers.has(trade.taker));
  const tooLow = sold.find((trade) => trade.price < worstSale);
  const lots = sold.reduce((sum, trade) => sum + trade.quantity, 0);
  const broken =
    far !== undefined
      ? `a print further than 1 % from the index triggered order ${far.order} at ${triggers.get(far.order)}`
      : tooLow === undefined
        ? null
        : `a stop sold at ${tooLow.price}, below ${worstSale}`;
  return { gain: world.worth(person) - before, allowed: shareOf(world.worthOf(lots), worstLossPpm), broken };
}

/** Prints a price far from the index between two accounts of one person, to buy what the stops then throw in. */
export const stopHunt: Attack = {
  line: 'D52 stops are hunted through a thin book',
  play(random) {
    const world = setTrap(random);
    const triggers = placeStops(world, random, [Math.ceil(index * 0.93), Math.floor(index * 0.985)]);
    const before = world.worth(person);
    world.place({ customer: catcher, price: random.between(index * 0.9, index * 0.975), quantity: 100 });
    world.place({
      customer: pusher,
      side: 'sell',
      price: Math.ceil(index * 0.85),
      quantity: random.between(600, 1500),
    });
    const trades = world.events.filter(isOf('OrdersTraded')).length;
    const gain = gainOf(world, before, triggers);
    return { ...gain, allowed: 0n, broken: trades === 0 ? 'the attack did not trade' : gain.broken };
  },
};

/** Sets off the stops near the market, whose sales set off the next ones: how deep can that go? */
export const cascade: Attack = {
  line: 'D9 D8 stops trigger stops on a thin book',
  play(random) {
    const world = setTrap(random);
    const triggers = placeStops(world, random, [Math.ceil(index * 0.93), index - 1]);
    const before = world.worth(person);
    world.place({ customer: pusher, side: 'sell', price: Math.ceil(index * 0.992), quantity: 600 });
    world.place({ customer: pusher, side: 'sell', orderType: 'market', quantity: random.between(20, 2000) });
    return gainOf(world, before, triggers);
  },
};
