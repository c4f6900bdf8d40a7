import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Exchange } from '@auric/exchange';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cascadeOpening, everybody, indexAt } from './rigs/cascade-load.ts';
import { holdServer, mustDo, openScene } from './rigs/engine-scene.ts';
import type { Scene } from './rigs/engine-scene.ts';
import { verifyJournal } from './recovery/verify-journal.ts';

holdServer(beforeAll, afterAll);

const crash = indexAt(970);

/** The same without a server, without a clock and without a kill: what everybody has at the end. */
function undisturbed(): unknown {
  const exchange = new Exchange();
  let now = 1_800_000_000_000;
  for (const command of [...cascadeOpening(), crash, ...Array.from({ length: 5 }, () => crash)]) {
    const { rejection } = exchange.execute(command, (now += 100));
    if (rejection !== null) throw new Error(`${command.type} was refused: ${rejection.code}`);
  }
  expect(exchange.checkInvariants()).toBeNull();
  expect(exchange.query({ type: 'contracts' })).toMatchObject([{ openLots: 0 }]);
  return everybody.map((customer) => [customer, exchange.query({ type: 'balances', customer })]);
}

async function balances({ engine }: Scene): Promise<unknown> {
  const all = everybody.map(async (customer) => [
    customer,
    (await engine.port.query({ type: 'balances', customer })).value,
  ]);
  return Promise.all(all);
}

test('D8 a leader that is killed while a cascade of liquidations goes on is followed by one that ends it the same', async () => {
  const scene = await openScene({}, cascadeOpening());
  try {
    await scene.engine.close();
    const leader = fork(fileURLToPath(new URL('./rigs/kill-loop-child.ts', import.meta.url)), [], {
      env: { ...process.env, AURIC_KILL_URL: scene.database.url, AURIC_KILL_FOLDER: dirname(scene.snapshotFolder) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(leader, 'exit');
    try {
      await once(leader, 'message');
      leader.send({ id: 1, command: crash, requestKey: '', isLast: true });
      expect(await ended).toEqual([null, 'SIGKILL']);
    } finally {
      leader.kill('SIGKILL');
    }
    const next = await scene.start({ takeOver: true });
    for (let second = 0; second < 5; second++) await mustDo(next, crash);
    expect(await balances(scene)).toEqual(undisturbed());
    await next.close();
    const { seq } = await verifyJournal({ url: scene.database.url });
    expect(seq).toBe(next.durableSeq());
  } finally {
    await scene.close();
  }
});
