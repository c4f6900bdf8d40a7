import { blankOrder } from '../order-maker.ts';
import type { Attack } from './attack.ts';
import { contract, gang, GangWorld, netMember } from './gang-world.ts';

const tickets = gang.filter((customer) => customer !== netMember);

/** Hundreds of stops that open futures, each of whose trades triggers the next: frames stay small, and all of it ends. */
export const stopLoops: Attack = {
  line: 'D9 stops of futures trigger each other in a loop',
  play(random) {
    const world = new GangWorld({ hasProvider: random.chance(50) });
    for (let count = 0; count < 450; count++) {
      const customer = random.pick(tickets);
      const side = random.pick(['buy', 'sell'] as const);
      const orderType = random.pick(['stop_market', 'stop_limit', 'trailing_stop', 'limit', 'limit'] as const);
      const near = () => world.index + random.between(-900, 900);
      const isStop = orderType === 'stop_market' || orderType === 'stop_limit';
      world.run({
        ...blankOrder,
        orderType,
        customer,
        market: contract,
        side,
        price: orderType === 'limit' || orderType === 'stop_limit' ? near() : 0,
        quantity: random.between(10, 300),
        triggerPrice: isStop ? near() : 0,
        trailingBasisPoints: orderType === 'trailing_stop' ? random.between(1, 20) : 0,
        position: { position: 0, leverage: 10, byMark: random.chance(30) },
      });
    }
    for (let second = 0; second < 10; second++) world.tick(world.index + random.between(-60, 60));
    world.settle();
    const broken = world.broken ?? world.exchange.checkInvariants();
    return { ...world.ledger.gain(world.worth(), { exact: true }), broken };
  },
};
