import { afterAll, beforeAll, expect, test } from 'vitest';
import { alice, holdServer, openScene, placeLimit } from '../rigs/engine-scene.ts';
import { ProjectorThread } from './projector-thread.ts';

holdServer(beforeAll, afterAll);

/** Far longer than the second that anybody waits. */
const restMs = 60_000;

test('a projector rests after a step that found little, and whoever waits for it ends the rest', async () => {
  const scene = await openScene({ project: false });
  const projector = new ProjectorThread(scene.database.url, () => undefined, restMs);
  try {
    await projector.started;
    const place = async (): Promise<number> => {
      await placeLimit(scene.engine, alice, 'buy', 600_000, 100);
      const seq = scene.engine.durableSeq();
      projector.committed(seq);
      return seq;
    };
    // The first of many small steps is the last one for a minute.
    let last = 0;
    for (let orders = 0; orders < 50; orders++) last = await place();
    expect(projector.projectedSeq).toBeLessThan(last);
    await projector.waitFor(last);
    expect(projector.projectedSeq).toBe(last);
  } finally {
    await projector.close();
    await scene.close();
  }
});
