import { describe, expect, test } from 'vitest';
import { runStage } from './run-stage.mjs';

describe('a test stage', () => {
  test('passes with exit code 0 and fails with any other', async () => {
    expect(await runStage({ name: 'probe', command: ['sh', '-c', 'echo fine'] }, false)).toEqual({
      ok: true,
      output: 'fine\n',
    });
    expect((await runStage({ name: 'probe', command: ['sh', '-c', 'exit 3'] }, false)).ok).toBe(false);
    expect((await runStage({ name: 'probe', command: ['there-is-no-such-command'] }, false)).ok).toBe(false);
  });

  test('runs under the Node of the repository', async () => {
    const { output } = await runStage({ name: 'probe', command: ['node', '-p', 'process.versions.node'] }, false);
    expect(output).toMatch(/^24\./);
  });

  test('fails when it leaves a process behind, and ends it', async () => {
    const { ok, output } = await runStage({ name: 'probe', command: ['sh', '-c', 'sleep 60 & exit 0'] }, false);
    expect(ok).toBe(false);
    expect(output).toContain('left processes running');
  });

  test('fails when it hangs', async () => {
    const { ok, output } = await runStage({ name: 'probe', command: ['sleep', '60'], minutes: 0.005 }, false);
    expect(ok).toBe(false);
    expect(output).toContain('was ended');
  });
});
