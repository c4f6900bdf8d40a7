import { expect, test } from 'vitest';
import { Shutdown } from './shutdown.ts';

test('parts end in the opposite order, once, and neither a failing nor a hanging one keeps the others', async () => {
  const lines: string[] = [];
  const ended: string[] = [];
  const shutdown = new Shutdown((line) => lines.push(line));
  shutdown.add('database', 1000, () => ended.push('database'));
  shutdown.add('engine', 20, () => Promise.withResolvers<void>().promise);
  shutdown.add('edge', 1000, () => Promise.reject(new Error('socket gone')));
  shutdown.add('sandbox', 1000, async () => ended.push('sandbox'));
  expect(shutdown.begun).toBe(false);
  await Promise.all([shutdown.close(), shutdown.close()]);
  expect(shutdown.begun).toBe(true);
  expect(ended).toEqual(['sandbox', 'database']);
  expect(lines).toEqual([
    'While stopping, the edge failed: socket gone.',
    'While stopping, the engine did not end within 20 ms.',
  ]);
});
