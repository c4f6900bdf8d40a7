import type { Attack } from './attack.ts';
import { AttackWorld } from './attack-world.ts';

const gang = [1000, 1001, 1002];
const [usdt, btc] = [3, 1];

/** Friends send each other what they have, in circles and in crumbs, and to themselves: nothing of it makes more. */
export const transferLoops: Attack = {
  line: 'D3 transfers in a loop or to oneself',
  play(random) {
    const world = new AttackWorld(4);
    for (const customer of gang) {
      world.identify(customer);
      for (const asset of [usdt, btc])
        world.run({ type: 'Transfer', customer, from: 'spot', to: 'funding', asset, amount: 1_000_000_000n });
    }
    const before = world.worth(gang);
    const house = world.worth([2]);
    let toOneself: string | null = null;
    for (let turn = 0; turn < 60; turn++) {
      const [customer, recipient] = [random.pick(gang), random.pick(gang)];
      const amount = BigInt(random.pick([1, 7, 999, 1_000_000, 900_000_000]));
      const asset = random.pick([usdt, btc]);
      const { rejection } = world.run({ type: 'TransferToCustomer', customer, recipient, asset, amount });
      if (customer === recipient && rejection === null) toOneself = `${customer} has sent ${amount} to themselves`;
    }
    const gain = world.worth(gang) - before;
    const paid = world.worth([2]) - house;
    // Each balance is rounded to a millionth where it is counted in USDT.
    const lost = gain + paid;
    const leak = lost > 8n || lost < -8n ? `the gang's ${gain} and the house's ${paid} differ` : null;
    return { gain, allowed: 0n, broken: toOneself ?? leak };
  },
};
