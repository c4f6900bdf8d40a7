import type { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { AttackWorld, index, market, shareOf, worstLossPpm, worstSale } from './attack-world.ts';

const [attacker, other, victim] = [1000, 1001, 1002] as const;

/** The only bids are the attacker's and far away: a careless market order meets them. */
export const farBids: Attack = {
  line: 'D8 a market order meets an empty book',
  play(random) {
    const world = new AttackWorld(3);
    const before = world.worth([attacker]);
    for (let level = 0; level < 10; level++)
      world.place({
        customer: attacker,
        price: random.between(index * 0.81, index),
        quantity: random.between(20, 3000),
      });
    if (random.chance(50)) world.place({ customer: attacker, side: 'sell', price: index + 5, quantity: 50 });
    world.place({ customer: victim, side: 'sell', orderType: 'market', quantity: random.between(20, 20_000) });
    const trades = world.events.filter((event) => event.type === 'OrdersTraded');
    const lots = trades.reduce((sum, trade) => sum + trade.quantity, 0);
    const tooLow = trades.find((trade) => trade.price < worstSale);
    const broken = tooLow === undefined ? null : `the order sold at ${tooLow.price}, below ${worstSale}`;
    return {
      gain: world.worth([attacker]) - before,
      allowed: shareOf(world.worthOf(lots), worstLossPpm),
      broken,
    };
  },
};

/** One order of any type of the attacker, near the market. */
function anyOrder(world: AttackWorld, random: Random): void {
  const side = random.pick(['buy', 'sell'] as const);
  const near = (): number => random.between(index - 400, index + 400);
  const quantity = random.between(20, 400);
  const wish = { customer: attacker, side, quantity } as const;
  switch (random.below(5)) {
    case 0:
      world.place({ ...wish, orderType: 'market' });
      break;
    case 1:
      world.place({ ...wish, orderType: 'stop_market', triggerPrice: near() });
      break;
    case 2:
      world.place({ ...wish, orderType: 'stop_limit', triggerPrice: near(), price: near() });
      break;
    case 3:
      world.place({ ...wish, orderType: 'trailing_stop', trailingBasisPoints: 10 });
      break;
    default:
      world.place({ ...wish, price: near(), timeInForce: random.pick(['gtc', 'gtc', 'ioc', 'fok'] as const) });
  }
}

/** Stops, limits and market orders of one account that meet each other: for volume, for a print, for a tier. */
export const selfTrade: Attack = {
  line: 'D17 self-trade through stops',
  play(random) {
    const world = new AttackWorld(3);
    const before = world.worth([attacker]);
    for (let turn = 0; turn < 40; turn++) {
      anyOrder(world, random);
      if (random.chance(10)) {
        const [side, price] = random.pick([['buy', index - 300] as const, ['sell', index + 300] as const]);
        world.place({ customer: other, side, price, quantity: 40 });
      }
      const open = world.exchange.query({ type: 'openOrders', customer: attacker, market });
      if (open.length > 15) world.run({ type: 'CancelAllOrders', customer: attacker, market });
    }
    world.settle();
    const trades = world.events.filter((event) => event.type === 'OrdersTraded');
    const own = trades.find((trade) => trade.takerCustomer === trade.makerCustomer);
    const traded = trades.reduce((sum, trade) => sum + trade.quoteAmount, 0n);
    const { volume } = world.exchange.query({ type: 'feeTier', customer: attacker });
    const broken = own !== undefined ? `trade ${own.trade} is one with oneself` : null;
    return {
      gain: world.worth([attacker]) - before,
      // The other one only buys below and sells above whatever the attacker may trade at.
      allowed: 0n,
      broken: broken ?? (volume === traded ? null : `the volume is ${volume}, traded were ${traded}`),
    };
  },
};

/** The same lots in one order or in many: who splits pays no less. */
export const splitOrder: Attack = {
  line: 'D13 an order is split to pay less',
  play(random) {
    const parts = Array.from({ length: random.between(2, 12) }, () => random.between(10, 60));
    const paid = (sizes: readonly number[]): bigint => {
      const world = new AttackWorld(2);
      world.place({ customer: other, side: 'sell', price: index, quantity: 5000 });
      for (const quantity of sizes) world.place({ customer: attacker, price: index, quantity });
      const fees = world.events.filter((event) => event.type === 'OrdersTraded');
      return fees.reduce((sum, trade) => sum + trade.takerFee, 0n);
    };
    const whole = paid([parts.reduce((sum, part) => sum + part, 0)]);
    return { gain: whole - paid(parts), allowed: 0n, broken: null };
  },
};
