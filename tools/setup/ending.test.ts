import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot, ownNode } from './paths.mjs';
import { endGroup, isGroupAlive } from './process-group.mjs';

test('a signal ends everything that two stages at once have started before the process is gone', async () => {
  const script = `
    const { runStage } = await import('./tools/setup/run-stage.mjs');
    const stubborn = 'trap "" TERM; echo $$; while true; do sleep 0.1; done';
    for (const [name, command] of [['probe-one', 'echo $$; sleep 60'], ['probe-two', stubborn]])
      void runStage({ name, command: ['sh', '-c', command] }, true);`;
  const child = spawn(ownNode, ['--input-type=module', '-e', script], { cwd: inRoot(), stdio: ['ignore', 'pipe', 2] });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const leaders = () => (printed.match(/\d+/g) ?? []).map(Number);
  onTestFinished(() => Promise.all(leaders().map(endGroup)).then(() => undefined));
  await expect.poll(() => leaders().length, { timeout: 10_000 }).toBe(2);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([130, null]);
  expect(leaders().filter(isGroupAlive)).toEqual([]);
});
