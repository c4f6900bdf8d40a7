import type { Command } from '../../src/index.ts';
import type { Attack } from './attack.ts';
import { AttackWorld } from './attack-world.ts';

type RecordDeposit = Extract<Command, { type: 'RecordDeposit' }>;

const gang = [1000, 1001, 1002];

/**
 * Coins that arrive once are told again: as they were, for a friend, in capitals, from chains that are reorganised around the
 * moment in which they become final. Nobody gets more than what arrived.
 */
export const replayedDeposits: Attack = {
  line: 'D19 deposits that are replayed or reorganised',
  play(random) {
    const world = new AttackWorld(4);
    const before = world.worth(gang);
    const arrivals = Array.from({ length: 5 }, (_, at): RecordDeposit => {
      const named = { chain: 'tron', transaction: `${random.hex(40)}ab`, output: `log ${at}` } as const;
      return { type: 'RecordDeposit', customer: 1000, ...named, asset: 3, delivered: 7_000_000n, decimals: 6 };
    });
    const outputs = new Map<number, string>();
    const credited = new Set<string>();
    let twice: string | null = null;
    for (let turn = 0; turn < 120; turn++) {
      const seen = random.pick(arrivals);
      const transaction = random.chance(10) ? seen.transaction.toUpperCase() : seen.transaction;
      const { id, rejection } = world.run({ ...seen, transaction, customer: random.pick([...gang, 0]) });
      if (rejection === null && credited.has(seen.output)) twice = `${seen.output} was taken again after its credit`;
      const deposit = rejection === null ? id : random.between(1, 40);
      for (const type of random.pick([
        ['UndoDeposit'],
        ['ConfirmDeposit', 'UndoDeposit'],
        ['ConfirmDeposit'],
        [],
      ] as const))
        world.run({ type, deposit });
      const act = { operator: 1, second: 2, action: 'assign_deposit', subjectKind: 'deposit', subject: `${deposit}` };
      const said = world.run({ type: 'RecordOperatorAct', ...act, reason: '', digest: 'e'.repeat(32) });
      world.run({ type: 'AssignDeposit', deposit, customer: random.pick(gang), act: said.id });
      for (const event of world.events) {
        if (event.type === 'DepositSeen') outputs.set(event.deposit, event.output);
        if (event.type === 'DepositCredited') credited.add(outputs.get(event.deposit)!);
      }
    }
    const arrived = BigInt(credited.size) * 7_000_000n;
    return { gain: world.worth(gang) - before, allowed: arrived, broken: twice };
  },
};
