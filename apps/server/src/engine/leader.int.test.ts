import { decodeFrames, type EventRecord } from '@auric/exchange';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../db/connection.ts';
import { journalPages } from './journal/journal-reader.ts';
import { holdServer, openScene } from './rigs/engine-scene.ts';
import type { Scene } from './rigs/engine-scene.ts';

holdServer(beforeAll, afterAll);

/** The events of the journal that say how it was opened, with the sequence of their frame. */
async function openings(scene: Scene): Promise<{ seq: number; event: EventRecord }[]> {
  const client = createClient(scene.database.url, 'auric test');
  await client.connect();
  const found: { seq: number; event: EventRecord }[] = [];
  for await (const page of journalPages(client, 0))
    for (const { seq, events } of page.flatMap((batch) => [...decodeFrames(batch.payload)]))
      for (const event of events) if (event.type === 'JournalOpened') found.push({ seq, event });
  await client.end();
  return found;
}

test('a new journal names its release and gets a secret that no other has, once, before any request', async () => {
  const keys: unknown[] = [];
  for (let round = 0; round < 2; round++) {
    const scene = await openScene({ release: '9.9.8', project: false });
    await scene.restart({ release: '9.9.9', project: false });
    await scene.engine.close();
    const opened = await openings(scene);
    expect(opened).toEqual([
      { seq: 2, event: { type: 'JournalOpened', hashKey: [expect.any(Number), expect.any(Number)] } },
    ]);
    keys.push(opened[0]?.event);
    await scene.close();
  }
  expect(keys[0]).not.toEqual({ type: 'JournalOpened', hashKey: [0, 0] });
  expect(keys[0]).not.toEqual(keys[1]);
});
