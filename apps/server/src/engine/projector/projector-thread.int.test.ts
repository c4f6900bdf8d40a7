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
    await projector.waitFor(await place());
    const resting = projector.projectedSeq;
    await place();
    await place();
    expect(projector.projectedSeq).toBe(resting);
    const last = await place();
    await projector.waitFor(last);
    expect(projector.projectedSeq).toBe(last);
  } finally {
    await projector.close();
    await scene.close();
  }
});
