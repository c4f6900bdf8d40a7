import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdServer, mustDo, openScene } from '../../engine/rigs/engine-scene.ts';

holdServer(beforeAll, afterAll);

const act = {
  type: 'RecordOperatorAct',
  operator: 7,
  second: 8,
  action: 'papers.look',
  subjectKind: 'customer',
  subject: '10001',
  reason: `Said "it's me"\nเอกสารครบ`,
  digest: 'a'.repeat(32),
} as const;

test('acts and their failures are found by whom they were about, word for word', async () => {
  const scene = await openScene();
  try {
    const { engine } = scene;
    const first = await mustDo(engine, act);
    await mustDo(engine, { ...act, subject: '10002', second: 0 });
    await mustDo(engine, { type: 'RecordOperatorActFailure', act: first.answer.id!, code: 'unavailable' });
    await vi.waitFor(() => engine.waitForProjected(), { timeout: 15_000 });
    const rows = await scene.database.db
      .selectFrom('view.operator_act')
      .select(['act', 'operator', 'second', 'action', 'subject_kind', 'subject', 'reason', 'digest', 'failed'])
      .orderBy('act')
      .execute();
    const { type: _type, subjectKind: subject_kind, ...said } = act;
    expect(rows).toEqual([
      { ...said, subject_kind, act: 1, failed: 'unavailable' },
      { ...said, subject_kind, act: 2, subject: '10002', second: 0, failed: '' },
    ]);
  } finally {
    await scene.close();
  }
});
