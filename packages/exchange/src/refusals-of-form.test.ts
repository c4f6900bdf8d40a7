import { describe, expect, test } from 'vitest';
import { World } from './exchange-world.test-support.ts';
import { Exchange } from './exchange.ts';
import type { Rejection } from './kernel/rejection.ts';
import { type Command, productRejections } from './products/index.ts';
import { changesOf, sound, soundCommands } from './sound-commands.test-support.ts';

const key = 'a'.repeat(48);

function outcomeIn(exchange: Exchange, command: Command): Rejection | null {
  return exchange.execute(command, 1_900_000_000_000).rejection;
}

describe('refusals of form', () => {
  test('come in any state, whatever else is wrong: an exchange without a market and one at work give the same ones', () => {
    const empty = new Exchange();
    const { exchange } = new World();
    const seen = new Set<string | undefined>();
    const others: string[] = [];
    for (const changed of soundCommands.flatMap((command) => [...changesOf(command)])) {
      const first = outcomeIn(empty, changed);
      const again = outcomeIn(exchange, changed);
      if (first?.isForm !== true && again?.isForm !== true) continue;
      seen.add(first?.code);
      if (JSON.stringify(first) !== JSON.stringify(again))
        others.push(`${changed.type} was refused as ${first?.code}, then as ${again?.code}`);
    }
    expect(new Set(others)).toEqual(new Set());
    const marked = Object.values(productRejections).flatMap((rows) => Object.values(rows).filter((row) => row.isForm));
    expect(marked.filter((row) => !seen.has(row.code))).toEqual([]);
  });

  test('leave no frame and take no request id, whoever sends them: the command put right may have the same one', () => {
    const world = new World();
    const hash = world.exchange.hash();
    const refused = world.try({ ...sound, quantity: 0 }, key);
    expect(refused).toMatchObject({ seq: 0, repeats: 0, rejection: { code: 'quantity_invalid' } });
    expect(world.try({ ...sound, quantity: 0 }, key)).toMatchObject({ repeats: 0, rejection: refused.rejection });
    expect(world.takeEvents()).toEqual([]);
    expect(world.exchange.hash()).toBe(hash);
    expect(world.exchange.requestFill.size).toBe(0);
    expect(world.do(sound, `${'a'.repeat(32)}${'b'.repeat(16)}`).orderIds).toHaveLength(1);
    expect(world.exchange.requestFill.size).toBe(1);
  });
});
