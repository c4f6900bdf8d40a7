import type { Random } from '../random.ts';
import type { Attack, Gain } from './attack.ts';
import { AttackWorld, index, market } from './attack-world.ts';

const [attacker, victim] = [1000, 1001] as const;
/** Orders that a customer may have open in the market of the attacks. */
const limit = 24;
/** The market's least notional is 5 USDT: 9 lots at the index. */
const smallestTrade = 9;

const openOf = (world: AttackWorld): number =>
  world.exchange.query({ type: 'openOrders', customer: victim, market }).length;

/** Lots that the victim bought, and that what covers them has. */
function boughtAndCovered(world: AttackWorld): { bought: number; covered: number } {
  const trades = world.events.filter((event) => event.type === 'OrdersTraded');
  const bought = trades
    .filter((trade) => trade.makerCustomer === victim)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const covers = world.events.filter((event) => event.type === 'FillsCovered');
  const lots = new Map(covers.map(({ order, covered }) => [order, covered]));
  return { bought, covered: [...lots.values()].reduce((sum, covered) => sum + covered, 0) };
}

/** Places as many protected buys as the limit allows; their covers must take nobody's place. */
function fillLimit(world: AttackWorld, random: Random): string | null {
  for (let count = 0; count < limit; count++) {
    const wish = { customer: victim, price: index - count, quantity: random.between(100, 400) } as const;
    const { rejection } = world.place({ ...wish, takeProfit: index + 3000, stopLoss: index - 3000 });
    if (rejection !== null) return `protected order ${count + 1} of ${limit} was refused as ${rejection.code}`;
  }
  return null;
}

/** The attacker sells to the victim's orders in the smallest pieces that the market takes, so that each has its covers. */
function dustFills(world: AttackWorld, random: Random): number {
  let events = 0;
  for (let turn = 0; turn < 60; turn++) {
    const before = world.events.length;
    const quantity = random.between(smallestTrade, smallestTrade * 3);
    const price = index - random.below(limit);
    world.place({ customer: attacker, side: 'sell', price, quantity, timeInForce: 'ioc' });
    events = Math.max(events, world.events.length - before);
  }
  return events;
}

/** Five events for a fill that is covered (a trade, two orders placed or amended, what is covered), a few for its order. */
const eventsOfFill = 6;

function brokenAfter(world: AttackWorld, mostEvents: number): string | null {
  const fills = smallestTrade * 3;
  if (mostEvents > fills * eventsOfFill) return `one dust order caused ${mostEvents} events`;
  const { bought, covered } = boughtAndCovered(world);
  if (covered > bought) return `${covered} lots are covered, ${bought} were bought`;
  // Each order may leave its fee, a lot of rounding and one piece below the smallest trade without a cover.
  if (bought - covered > limit * (smallestTrade + 2)) return `only ${covered} of ${bought} lots are covered`;
  // Every order has one pair, which grows: twice the limit in covers, beside the orders themselves.
  if (openOf(world) > 3 * limit) return `${openOf(world)} orders are open, one pair for each of ${limit} is due`;
  world.run({ type: 'CancelAllOrders', customer: victim, market });
  return openOf(world) === 0 ? null : 'a cancel of all left orders open';
}

/** Fills the victim's protected orders by dust, to fill its limit of orders and to make the exchange work. */
export const coverGriefing: Attack = {
  line: 'D56 attached stops fill the limit of orders, dust fills make covers',
  play(random): Gain {
    const world = new AttackWorld(2);
    const before = world.worth([attacker]);
    const refused = fillLimit(world, random);
    const events = dustFills(world, random);
    const place = world.place({ customer: victim, price: index - 5000, quantity: 100 });
    const open = world.exchange.query({ type: 'openOrders', customer: victim, market });
    const counted = open.filter((order) => order.takeProfit !== undefined || order.stopLoss !== undefined).length;
    const hasPlace = counted < limit;
    const wrong =
      hasPlace === (place.rejection === null)
        ? null
        : `with ${counted} of ${limit} orders one more is ${place.rejection?.code ?? 'taken'}`;
    return {
      gain: world.worth([attacker]) - before,
      allowed: 0n,
      broken: refused ?? wrong ?? brokenAfter(world, events),
    };
  },
};
