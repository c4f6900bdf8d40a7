import { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { expect, it } from 'vitest';
import { ConsoleApi } from './console-api.ts';

function apiWith(answer: () => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const refused: string[] = [];
  const api = new ConsoleApi(
    async (url, init) => {
      sent.push({ url, init });
      return answer();
    },
    ({ code }) => refused.push(code),
  );
  return { api, sent, refused };
}

it('asks by the query, without what was left out, and only with the cookie', async () => {
  const { api, sent } = apiWith(() => Response.json({ type: 'ok', message: { data: [] } }));
  expect(await api.read('cases', { queue: 'identity', state: undefined, limit: 50 })).toEqual({ data: [] });
  expect(sent[0]?.url).toBe('/console/api/cases?queue=identity&limit=50');
  expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  expect(sent[0]?.init.headers).toBeUndefined();
});

it('acts by JSON', async () => {
  const { api, sent } = apiWith(() => Response.json({ type: 'ok', message: true }));
  await api.act('customers/unfreeze', { customer: 7, scope: 'both', reason: 'Checked' });
  expect(sent[0]?.init.body).toBe('{"customer":7,"scope":"both","reason":"Checked"}');
  expect(sent[0]?.init.headers).toEqual({ 'content-type': 'application/json' });
});

it('tells who keeps the session of a refusal, and of a line that is gone', async () => {
  const locked = apiWith(() => Response.json({ type: 'error', code: 'session_locked', message: 'Locked' }));
  await expect(locked.api.read('queues', {})).rejects.toMatchObject({ code: 'session_locked' });
  expect(locked.refused).toEqual(['session_locked']);
  const gone = apiWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(gone.api.read('queues', {})).rejects.toBeInstanceOf(ApiError);
  expect(gone.refused).toEqual(['unreachable']);
});

it('takes a file with its name', async () => {
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="a.csv"' };
  const { api } = apiWith(() => new Response('act_id\r\n', { headers }));
  const { name, content } = await api.file('audit/csv', {});
  expect([name, await content.text()]).toEqual(['a.csv', 'act_id\r\n']);
});
