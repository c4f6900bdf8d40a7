import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Activity } from './activity.ts';
import { ApiError } from './envelope.ts';
import { createHttpClient } from './http-client.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientWith(answer: (sent: Sent) => Promise<Response> | Response) {
  const sent: Sent[] = [];
  const ended: (string | null)[] = [];
  const identity: string[] = [];
  const activity = new Activity();
  const http = createHttpClient({
    baseUrl: '/api',
    fetch: (async (url: string, init: RequestInit) => {
      const call = { url, init };
      sent.push(call);
      return answer(call);
    }) as unknown as typeof fetch,
    token: () => 'secret',
    lang: () => 'th',
    onSessionEnded: (_error, token) => ended.push(token),
    onIdentityRequired: (error) => identity.push(error.code),
    prove: (error) => Promise.resolve({ 'x-proof-of-work': `${error.detail['challenge']}:done` }),
    activity,
  });
  return { http, sent, ended, identity, activity };
}

const ok = (message: unknown) => Response.json({ type: 'ok', message });

describe('the http client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends GET parameters in the query, with language and token, and leaves out what is undefined', async () => {
    const { http, sent } = clientWith(() => ok([]));
    await http.get('coin/list', { status: 'doing', match_id: 1, page: undefined });
    expect(sent[0]?.url).toBe('/api/coin/list?status=doing&match_id=1&lang=th');
    expect(sent[0]?.init.headers).toEqual({ Authorization: 'secret' });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('takes a file as it is, with its name, and a refusal to make one as a refusal', async () => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="a.csv"',
    };
    const file = clientWith(() => new Response('id\r\n', { headers }));
    const { name, content } = (await file.http.get('export/bills')) as { name: string; content: Blob };
    expect([name, await content.text()]).toEqual(['a.csv', 'id\r\n']);
    const refused = clientWith(() => Response.json({ type: 'error', code: 'export_too_large', message: 'Too many' }));
    await expect(refused.http.get('export/bills')).rejects.toMatchObject({ code: 'export_too_large' });
  });

  it('sends POST parameters as a form', async () => {
    const { http, sent } = clientWith(() => ok('token'));
    expect(await http.post('user/login', { user_string: 'a b', password: 'p&q' })).toBe('token');
    expect(sent[0]?.init.body).toEqual(new URLSearchParams('user_string=a+b&password=p%26q&lang=th'));
  });

  it('works where the server asks for it and repeats the call, once', async () => {
    const slowed = () =>
      Response.json({
        type: 'error',
        code: 'proof_of_work_required',
        message: '',
        detail: { challenge: 'c', bits: 4 },
      });
    const paid = clientWith(({ init }) => ('x-proof-of-work' in init.headers! ? ok('token') : slowed()));
    expect(await paid.http.post('user/login', { user_string: 'a' })).toBe('token');
    expect(paid.sent[1]?.init.headers).toEqual({ Authorization: 'secret', 'x-proof-of-work': 'c:done' });
    expect(paid.sent[1]?.init.body).toEqual(paid.sent[0]?.init.body);
    const never = clientWith(slowed);
    await expect(never.http.post('user/login', {})).rejects.toMatchObject({ code: 'proof_of_work_required' });
    expect(never.sent).toHaveLength(2);
  });

  it('tells of an ended session with the token that was refused', async () => {
    const { http, ended } = clientWith(() => Response.json({ type: '999', code: 'login_required', message: 'x' }));
    await expect(http.get('wallet/list')).rejects.toMatchObject({ kind: 'session' });
    expect(ended).toEqual(['secret']);
  });

  it('tells of a missing identity', async () => {
    const { http, identity } = clientWith(() => Response.json({ type: '998', code: 'identity_required', message: '' }));
    await expect(http.post('wallet/out')).rejects.toMatchObject({ kind: 'identity' });
    expect(identity).toEqual(['identity_required']);
  });

  it('names a network that is gone, a canceled call and a page that is no envelope', async () => {
    const gone = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(gone.http.get('x')).rejects.toMatchObject({ kind: 'unreachable', unknownOutcome: true });
    const page = clientWith(() => new Response('<html>', { status: 502 }));
    await expect(page.http.get('x')).rejects.toBeInstanceOf(ApiError);
    const cancel = new AbortController();
    const canceled = clientWith(({ init }) => {
      cancel.abort();
      init.signal?.throwIfAborted();
      return ok(1);
    });
    await expect(canceled.http.get('x', {}, { signal: cancel.signal })).rejects.toMatchObject({ kind: 'canceled' });
  });

  it('shows the loader after 800 ms and until the last call has ended', async () => {
    const answers: (() => void)[] = [];
    const { http, activity } = clientWith(() => new Promise((done) => answers.push(() => done(ok(1)))));
    const first = http.get('a');
    const second = http.get('b');
    const background = http.get('c', {}, { loader: false });
    await vi.advanceTimersByTimeAsync(799);
    expect(activity.shown()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(activity.shown()).toBe(true);
    answers[0]?.();
    await first;
    expect(activity.shown()).toBe(true);
    answers[1]?.();
    await second;
    expect(activity.shown()).toBe(false);
    answers[2]?.();
    await background;
  });

  it('never shows the loader for a fast answer', async () => {
    const { http, activity } = clientWith(() => ok(1));
    await http.get('a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(activity.shown()).toBe(false);
  });
});
