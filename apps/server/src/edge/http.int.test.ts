import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { type Endpoint, languages } from '@auric/api';
import { endpoints } from '@auric/api/endpoints';
import type { TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  ORDERS_PER_CUSTOMER_PER_SECOND: '100000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  CODES_PER_ADDRESS_PER_HOUR: '1000000',
  LOGINS_PER_ADDRESS_PER_MINUTE: '1000000',
  FILES_PER_ADDRESS_PER_MINUTE: '1000000',
  EXPORTS_PER_CUSTOMER_PER_HOUR: '1000000',
};

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer({ settings });
  alice = await server.client().register();
});
afterAll(() => server.close());

interface Answer {
  status: number;
  headers: Headers;
  body: { type: string; code?: string; message: unknown; field?: string; request_id?: string };
}

async function post(path: string, body: string, type = 'application/x-www-form-urlencoded', token = alice.token) {
  const headers = { 'content-type': type, ...(token === '' ? {} : { authorization: token }) };
  const response = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() } as Answer;
}

async function get(path: string, token = alice.token): Promise<Answer> {
  const response = await fetch(`${server.url}/api/${path}`, { headers: token === '' ? {} : { authorization: token } });
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  const body: unknown = isFile ? { type: 'file', message: await response.text() } : await response.json();
  return { status: response.status, headers: response.headers, body } as Answer;
}

const all = Object.entries(endpoints) as [string, Endpoint][];
/** Calls that take a file read nothing but multipart; what is hostile in that is tried with the files. */
const ofForms = all.filter(([, endpoint]) => endpoint.upload !== true);
/** A logout that works would end the test's own session. */
const tokenFor = (path: string): string => (path === 'user/logout' ? '' : alice.token);
const send = (path: string, endpoint: Endpoint, parameters: string, token = tokenFor(path)): Promise<Answer> =>
  endpoint.methods[0] === 'GET' ? get(`${path}?${parameters}`, token) : post(path, parameters, undefined, token);

describe('every call', () => {
  it.each(all)('%s answers an envelope to nothing at all', async (path, endpoint) => {
    const { status, body } = await send(path, endpoint, '', '');
    expect([200]).toContain(status);
    expect(['ok', 'error', '999']).toContain(body.type);
    if (endpoint.auth === 'customer') expect(body).toMatchObject({ type: '999', code: 'login_required' });
  });

  it.each(all.filter(([, { auth }]) => auth === 'customer'))('D26 %s lets no stranger in', async (path, endpoint) => {
    for (const token of ['x', 'A'.repeat(43), `${alice.token}x`, alice.token.slice(1), 'Bearer', "' or 1=1 --"])
      expect((await send(path, endpoint, '', token)).body.type).toBe('999');
  });

  it.each(ofForms)('D42 %s survives hostile parameters', async (path, endpoint) => {
    const hostile = [
      '__proto__[x]=1&constructor=1&toString=1',
      'id=NaN&match_id=-0&amount=1e999&number=Infinity&page=-1&limit=1e9&type=9',
      `id=${'9'.repeat(400)}&amount=${'9'.repeat(400)}&user_string=${'x'.repeat(4000)}&password=${'p'.repeat(4000)}`,
      'id=%00&match_id=%F0%9F%92%A9&amount=%D9%A3&user_string=%00%00&lang=__proto__',
      'id[]=1&id[0]=2&match_id={}&amount=[]',
      'user_string=a%00b&account=a%00b&mobile=1%00&password=longenough&re_password=longenough&old_password=x',
      '%',
      '&&&===',
    ];
    for (const parameters of hostile) {
      const { status, body } = await send(path, endpoint, parameters);
      expect(status, parameters.slice(0, 60)).toBe(200);
      expect(['ok', 'error', 'file']).toContain(body.type);
      expect(body.code).not.toBe('internal_error');
    }
  });

  it.each(ofForms.filter(([, { methods }]) => methods[0] === 'POST'))('D42 %s survives hostile JSON', async (path) => {
    const hostile = [
      '{"__proto__":{"customer":1},"id":{"$gt":0},"match_id":[1],"amount":0.1,"user_string":{"a":1}}',
      '{"id":1e400,"match_id":-0,"amount":null,"number":true,"type":[]}',
      `{"id":${'[1,'.repeat(500)}1${']'.repeat(500)}}`,
    ];
    for (const body of hostile) {
      const answer = await post(path, body, 'application/json', tokenFor(path));
      expect(answer.status).toBe(200);
      expect(answer.body.code).not.toBe('internal_error');
    }
  });

  it.each(ofForms)('D42 %s refuses a parameter that comes twice', async (path, endpoint) => {
    const { body } = await send(path, endpoint, 'lang=en&x=1&x=2');
    expect(body).toMatchObject({ type: 'error', code: 'parameter_error', field: 'x' });
  });
});

describe('the transport', () => {
  it.each([
    ['no such path', () => get('no/such/path'), 404, 'path_not_found'],
    ['a path outside of the API', () => get('../nothing.php'), 404, 'path_not_found'],
    ['the wrong method', () => get('coin/trade'), 405, 'method_not_allowed'],
    ['JSON that is none', () => post('coin/trade', '{"a":', 'application/json'), 400, 'malformed_request'],
    ['JSON that is no object', () => post('coin/trade', '[1]', 'application/json'), 400, 'malformed_request'],
    ['a body of another kind', () => post('coin/trade', '<a/>', 'application/xml'), 415, 'media_type_unsupported'],
    ['D42 a body of 1 MB', () => post('coin/trade', `amount=${'1'.repeat(1_000_000)}`), 413, 'body_too_large'],
    ['a broken address', () => get('coin/%ZZ'), 400, 'malformed_request'],
  ] as const)('answers %s with its status and the envelope', async (_, act, status, code) => {
    const answer = await act();
    expect([answer.status, answer.body.code, answer.body.type]).toEqual([status, code, 'error']);
    expect(answer.body.message).toEqual(expect.any(String));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['bytes that are no request', 'hello\r\n\r\n', '400 Bad Request'],
    ['D42 endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, '431 Request Header'],
  ])('answers %s in the envelope and hangs up', async (_, bytes, status) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += String(data)));
    socket.write(bytes);
    await once(socket, 'close');
    expect(heard).toContain(`HTTP/1.1 ${status}`);
    expect(heard).toContain('"code":"malformed_request"');
  });

  it('names the methods that a path has', async () => {
    const response = await fetch(`${server.url}/api/user/logout`, { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  it('reads forms and JSON alike, and the token with and without Bearer', async () => {
    const form = await post(
      'wallet/change',
      'from_field=spot&to_field=funding&from_currency_id=3&to_currency_id=3&number=1',
    );
    const json = { from_field: 2, to_field: 'legal', from_currency_id: 3, to_currency_id: 3, number: '1' };
    const asJson = await post('wallet/change', JSON.stringify(json), 'application/json', `Bearer ${alice.token}`);
    expect(form.body).toMatchObject({ type: 'ok', message: { received: '1', rate: '1', fee: '0' } });
    expect(asJson.body).toMatchObject({ type: 'ok', message: { received: '1' } });
  });

  it('speaks the language of the request', async () => {
    const texts = await Promise.all(
      languages.map(async (lang) => (await get(`user/info?lang=${lang}`, '')).body.message),
    );
    expect(new Set(texts).size).toBe(languages.length);
    expect(texts[1]).toBe('Please login first');
    expect((await get('user/info?lang=klingon', '')).body.message).toBe('Please login first');
  });

  it('sends constant security headers with data, and a strict policy with pages', async () => {
    const { headers } = await get('currency/list');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const page = await fetch(`${server.url}/`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves the reference without a script or a foreign address', async () => {
    const docs = await (await fetch(`${server.url}/api/docs`)).text();
    expect(docs).not.toMatch(/<script|src=|@import|https?:\/\//);
    for (const [path] of all) expect(docs).toContain(`/api/${path}`);
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toHaveLength(all.length);
  });
});

describe('what operators read', () => {
  it('lives and is ready', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  });
});

describe('site settings', () => {
  it('say that the market is simulated', async () => {
    expect(await alice.call('getSiteConfig', {})).toMatchObject({ site_name: 'Auric', sandbox: true });
    expect(await alice.call('getSetting', { keyword: 'site_name' })).toBe('Auric');
    expect(await alice.codeOf('getSetting', { keyword: 'secret' })).toBe('setting_unknown');
  });
});

describe('limits', () => {
  it('answer 429 with Retry-After, by address and by customer', async () => {
    const tight = await bootServer({
      settings: { ...settings, REQUESTS_PER_ADDRESS_PER_MINUTE: '60', REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1' },
    });
    try {
      const customer = await tight.client().register();
      const form = {
        type: 'account',
        user_string: 'another1',
        password: 'Correct-Horse-9',
        re_password: 'Correct-Horse-9',
      };
      const second = await customer.send('user/register', form);
      expect([second.status, second.body]).toMatchObject([429, { type: 'error', code: 'too_many_requests' }]);
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(60);
      const answers = await Promise.all(Array.from({ length: 40 }, () => customer.send('currency/list', {})));
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
      expect((await fetch(`${tight.url}/healthz`)).status).toBe(200);
    } finally {
      await tight.close();
    }
  });
});

describe('stopping', () => {
  it('lets a running request end and turns away what comes on an open connection', async () => {
    const stopping = await bootServer({ settings });
    const customer = await stopping.client().register();
    const { port } = new URL(stopping.url);
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += String(data)));
    const ended = once(socket, 'close');
    const form = `user_string=${(await customer.call('user/info', {})).account}&password=wrong`;
    const head =
      'POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n';
    socket.write(`${head}expect: 100-continue\r\ncontent-length: ${form.length}\r\n\r\n`);
    // The server's word that it has begun with this request.
    await once(socket, 'data');
    const closing = stopping.close();
    socket.write(`${form}GET /api/currency/list HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await Promise.all([closing, ended]);
    expect(heard).toMatch(/HTTP\/1.1 200 OK.*login_failed.*HTTP\/1.1 503 .*retry-after: 5.*unavailable/is);
    const refused = await new Promise<string>((resolve) => {
      const late = httpRequest({ port, path: '/healthz' }, () => resolve('answered'));
      late.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      late.end();
    });
    expect(refused).toBe('ECONNREFUSED');
  });
});
