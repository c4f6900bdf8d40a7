import { addOperator, TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { consoleEndpoints, type ConsolePath } from '@auric/api/console';
import type { Role } from '@auric/api/console/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Who may call what, by the first letters of the roles, written from the manual and not from the table of the server. */
const allowed: Readonly<Record<string, string>> = {
  operators: 'a',
  'operators/add': 'a',
  'operators/roles': 'a',
  'operators/disable': 'a',
  'operators/enable': 'a',
  'operators/reset_factor': 'a',
  queues: 'scfa',
  cases: 'scfa',
  'cases/one': 'scfa',
  'cases/next': 'scfa',
  'cases/claim': 'scfa',
  'cases/release': 'scfa',
  'cases/note': 'scfa',
  'cases/decide': 'scfa',
  customers: 'scf',
  'customers/one': 'scf',
  'customers/timeline': 'scf',
  'customers/freeze': 'sc',
  'customers/unfreeze': 'c',
  'customers/end_sessions': 'sc',
  'customers/adjust': 'f',
  'identity/paper': 'c',
  audit: 'ca',
  'audit/csv': 'ca',
  'audit/acts': 'ca',
  configuration: 'cfa',
  'configuration/history': 'cfa',
  'configuration/change': 'fa',
  'support/answer': 's',
  'support/upload': 's',
  'support/picture': 's',
  content: 'scfa',
  'content/one': 'scfa',
  'content/history': 'scfa',
  'content/create': 'ca',
  'content/publish': 'ca',
  'content/show': 'ca',
  'content/decline': 'ca',
  treasury: 'cf',
  reconciliation: 'cf',
  'treasury/fund': 'f',
  'treasury/withdraw_option_pool': 'f',
  'reconciliation/bank': 'f',
  'stock/days': 'cf',
  'stock/cancel_session': 'f',
  'stock/split': 'f',
  'stock/dividend': 'f',
  'stock/cancel_action': 'f',
  'deposits/voucher': 'cf',
  'deposits/unassigned': 'scf',
  'deposits/assign': 'f',
  health: 'scfa',
};

const paths = Object.keys(consoleEndpoints) as ConsolePath[];
const guarded = paths.filter((path) => !path.startsWith('session/'));
const letters: Readonly<Record<string, Role>> = { s: 'support', c: 'compliance', f: 'finance', a: 'admin' };

let server: TestServer;
const byRole = new Map<Role, TestOperator>();
let stranger: TestOperator;

beforeAll(async () => {
  server = await bootServer({
    settings: {
      LOGINS_PER_ADDRESS_PER_MINUTE: '100000',
      REQUESTS_PER_ADDRESS_PER_MINUTE: '100000',
      REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000',
      CONSOLE_REQUESTS_PER_MINUTE: '100000',
    },
  });
  for (const role of Object.values(letters)) byRole.set(role, await (await addOperator(server, [role])).signIn());
  stranger = new TestOperator(server.url, byRole.get('admin')!.demo);
});
afterAll(() => server.close());

describe.each(paths.filter((path) => consoleEndpoints[path].access !== 'anyone'))('%s', (path) => {
  it('is closed without a session, with a made-up one, and with a customer’s token', async () => {
    stranger.cookie = '';
    expect(await stranger.codeOf(path, {})).toBe('login_required');
    stranger.cookie = `auric_console=${'a'.repeat(43)}`;
    expect(await stranger.codeOf(path, {})).toBe('login_required');
    const { token } = await server.client().register();
    stranger.cookie = `auric_console=${token}`;
    const { body } = await stranger.send(path, {}, { authorization: token });
    expect(body).toMatchObject({ code: 'login_required' });
  });
});

it('has a row here for every call that needs a role', () => {
  expect(guarded.filter((path) => allowed[path] === undefined)).toEqual([]);
});

describe.each(guarded)('%s', (path) => {
  it.each(Object.entries(letters))('lets in exactly who may: %s', async (letter, role) => {
    const code = await byRole.get(role)!.codeOf(path, {});
    expect(code).not.toBe('internal_error');
    if (allowed[path]?.includes(letter) === true) expect(code).not.toBe('not_permitted');
    else expect(code).toBe('not_permitted');
  });

  it('answers what is none of its forms with one refusal, and stays', async () => {
    const letter = allowed[path]?.[0] ?? '';
    const operator = byRole.get(letters[letter]!)!;
    const forms =
      consoleEndpoints[path].method === 'GET'
        ? ['', 'id=x&id=y', 'page=-1&limit=1e9&queue=%00', `query=${'x'.repeat(5000)}`, 'customer=__proto__&ref[]=1']
        : ['', '[]', '{"id":"x"}', '{"id":1,"id":2}', '{"reason":{}}', `{"reason":"${'x'.repeat(5000)}"}`, 'not json'];
    for (const form of forms) {
      const { status, body } = await operator.send(path, form);
      expect([200, 400]).toContain(status);
      if (body.type !== 'ok') expect(body.message).toMatch(/^[A-Z].*[.\w]$/u);
    }
    expect(await operator.codeOf('session/me', {})).toBe('ok');
  });
});

describe('the origin', () => {
  const elsewhere = { origin: 'https://evil.example' };

  it.each(paths.filter((path) => consoleEndpoints[path].method === 'POST'))('is asked of %s', async (path) => {
    const { body } = await byRole.get('admin')!.send(path, {}, elsewhere);
    expect(body).toMatchObject({ code: 'origin_refused' });
  });

  it('is asked of the stream of events', async () => {
    const { cookie } = byRole.get('admin')!;
    const answer = await fetch(`${server.url}/console/api/events`, { headers: { cookie, ...elsewhere } });
    expect(await answer.json()).toMatchObject({ code: 'origin_refused' });
    const fetched = await fetch(`${server.url}/console/api/events`, {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(await fetched.json()).toMatchObject({ code: 'origin_refused' });
  });
});

it('gives its cookie to nobody else: no script, no other site, no other path', async () => {
  const one = await addOperator(server, ['support']);
  const { headers } = await one.send('session/login', { name: one.demo.name, password: one.demo.password });
  expect(headers.get('set-cookie')).toMatch(/^auric_console=[\w-]{43}; Path=\/console; HttpOnly; SameSite=Strict$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('knows no other paths and no other methods', async () => {
  const unknown = await fetch(`${server.url}/console/api/customers/set_balance`, { method: 'POST' });
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'path_not_found' }]);
  const wrong = await fetch(`${server.url}/console/api/treasury`, { method: 'POST' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
});

it('slows down who guesses a password from one place, and lets its owner in from elsewhere', async () => {
  const victim = await addOperator(server, ['support']);
  const guess = { name: victim.demo.name, password: 'guess' };
  const codes: string[] = [];
  for (let times = 0; times < 8; times += 1) codes.push(await stranger.codeOf('session/login', guess));
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'operator_login_failed'));
  expect(codes.at(-1)).toBe('login_locked');
});

it('slows down who guesses codes behind a right password', async () => {
  const victim = await addOperator(server, ['support']);
  await victim.call('session/login', { name: victim.demo.name, password: victim.demo.password });
  const codes: string[] = [];
  for (let times = 0; times < 8; times += 1) codes.push(await victim.codeOf('session/factor', { code: '000000' }));
  expect(codes[0]).toBe('operator_code_wrong');
  expect(codes.at(-1)).toBe('login_locked');
  expect(await victim.codeOf('session/factor', { code: victim.code() })).toBe('login_locked');
});
