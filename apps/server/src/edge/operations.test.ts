import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerOperations } from './operations.ts';

async function readyz(parts: { engine: string; boards: string; draining?: boolean }) {
  const app = Fastify();
  const part = (reason: string) => ({ ready: () => (reason === '' ? { ok: true } : { ok: false, reason }) });
  const needed = [part(parts.engine), part(parts.boards)];
  registerOperations(app, { needed, draining: () => parts.draining ?? false });
  const { statusCode, body } = await app.inject('/readyz');
  await app.close();
  return [statusCode, JSON.parse(body) as unknown];
}

test('the server is ready when every part is, else it says which reason comes first', async () => {
  expect(await readyz({ engine: '', boards: '' })).toEqual([200, { status: 'ready' }]);
  expect(await readyz({ engine: '', boards: 'no day yet' })).toEqual([
    503,
    { status: 'not ready', reason: 'no day yet' },
  ]);
  expect(await readyz({ engine: 'no prices', boards: 'no day yet' })).toEqual([
    503,
    { status: 'not ready', reason: 'no prices' },
  ]);
  expect(await readyz({ engine: '', boards: '', draining: true })).toEqual([
    503,
    { status: 'not ready', reason: 'the server is stopping' },
  ]);
});
