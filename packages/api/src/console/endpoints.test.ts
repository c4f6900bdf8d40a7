import { expect, it } from 'vitest';
import type { ConsoleCall } from './call.ts';
import { consoleEndpoints } from './endpoints.ts';

const calls = Object.entries(consoleEndpoints) as [string, ConsoleCall][];

it.each(calls)('%s takes a form: nothing that is no object', (_, { request }) => {
  for (const value of [null, 7, 'text', []]) expect(request.safeParse(value).success).toBe(false);
});

it.each(
  calls.filter(
    ([, call]) => call.access === 'operator' && call.method === 'POST' && call.request.safeParse({}).success,
  ),
)('%s asks for nothing, because it concerns only who calls it', (path) => {
  expect(path.startsWith('session/')).toBe(true);
});

it('every act on somebody else says why', () => {
  const silent = calls.filter(([path, { method, request }]) => {
    if (method === 'GET' || path.startsWith('session/')) return false;
    return !('reason' in (request as unknown as { shape: object }).shape);
  });
  expect(silent.map(([path]) => path)).toEqual([
    'cases/claim',
    'cases/release',
    'cases/note',
    'support/answer',
    'support/upload',
  ]);
});
