import { once } from 'node:events';
import { connect } from 'node:net';
import { stillPicture, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer({ settings: { REQUEST_SECONDS: '2', UPLOADS_PER_CUSTOMER_PER_MINUTE: '600' } });
  alice = await server.client().register();
});
afterAll(() => server.close());

interface Answer {
  status: number;
  type?: string;
  code?: string;
  message?: string;
}

async function post(body: FormData | string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = { method: 'POST', headers: { authorization: alice.token, ...headers }, body };
  const response = await fetch(`${server.url}/api/upload`, sent);
  return { status: response.status, ...((await response.json()) as object) };
}

function form(parts: Record<string, string | Uint8Array>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)]), 'name.png');
  return data;
}

const multipart = { 'content-type': 'multipart/form-data; boundary=xx' };
const part = 'content-disposition: form-data; name="file"; filename="a.png"';

describe('an upload', () => {
  it('answers with an address under which its owner sees it, as a picture and nothing else', async () => {
    const address = await alice.upload('upload', stillPicture, '../../../etc/cron.d/x.html');
    expect(address).toMatch(/^\/api\/files\/[\w-]{32}$/);
    expect((await fetch(`${server.url}${address}`)).status).toBe(404);
    const link = await alice.call('files/link', { file: address });
    const served = await fetch(`${server.url}${link.address}`);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
  });

  it('is refused by name, in the language of the form or the header', async () => {
    expect(await post(form({ lang: 'zh', file: new Uint8Array() }))).toMatchObject({
      status: 200,
      code: 'upload_empty',
      message: '该文件为空',
    });
    expect(await post(form({}), { 'accept-language': 'fra;q=0.9' })).toMatchObject({
      code: 'upload_missing',
      message: /fichier/,
    });
  });

  it.each([
    ['nothing', () => form({}), 'upload_missing'],
    ['a text in place of the file', () => form({ file: 'a text' }), 'upload_missing'],
    ['a file of another name', () => form({ photo: stillPicture }), 'upload_missing'],
    ['a page that calls itself a picture', () => form({ file: Buffer.from('<html>') }), 'picture_type_unsupported'],
    ['more than five megabytes', () => form({ file: new Uint8Array(5 * 1024 * 1024 + 1) }), 'upload_too_large'],
    ['much more', () => form({ file: new Uint8Array(40 * 1024 * 1024) }), 'upload_too_large'],
  ])('of %s is refused', async (_, body, code) => {
    expect(await post(body())).toMatchObject({ status: 200, code });
  });

  it.each([
    ['two files', `--xx\r\n${part}\r\n\r\nA\r\n--xx\r\n${part}\r\n\r\nB\r\n--xx--\r\n`, 200, 'parameter_error'],
    ['no end', `--xx\r\n${part}\r\n\r\nA`, 400, 'malformed_request'],
    [
      'a name of the prototype',
      `--xx\r\n${part.replace('"file"', '"__proto__"')}\r\n\r\nA\r\n--xx--\r\n`,
      400,
      'malformed_request',
    ],
    ['nothing between boundaries', '--xx--\r\n', 200, 'upload_missing'],
    ['an endless head', `--xx\r\nx-a: ${'a'.repeat(200_000)}\r\n\r\nA\r\n--xx--\r\n`, 200, 'upload_missing'],
  ])('whose form has %s is refused', async (_, body, status, code) => {
    expect(await post(body, multipart)).toMatchObject({ status, code });
  });

  it('that is no form, or one without a boundary, is refused', async () => {
    expect(await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      code: 'media_type_unsupported',
    });
    expect(await post('x', { 'content-type': 'multipart/form-data' })).toMatchObject({ code: 'malformed_request' });
    expect(await post('x', { 'content-type': 'image/png' })).toMatchObject({ status: 415 });
  });

  it('of a guest is refused before it is read', async () => {
    const guest = await fetch(`${server.url}/api/upload`, { method: 'POST', body: form({ file: stillPicture }) });
    expect(await guest.json()).toMatchObject({ type: '999', code: 'login_required' });
  });

  it('to a call that takes none is refused', async () => {
    const sent = { method: 'POST', headers: { authorization: alice.token }, body: form({ file: stillPicture }) };
    expect((await fetch(`${server.url}/api/coin/trade`, sent)).status).toBe(415);
  });

  it('is one of ten at once: each is taken or told to come back', async () => {
    const bob = await server.client().register();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bob.upload('upload', stillPicture)));
    const taken = answers.filter((answer) => answer.startsWith('/api/files/'));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBeGreaterThanOrEqual(3);
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(10 - taken.length);
  });

  it('that stalls loses its connection, and its place', async () => {
    const heads = ['POST /api/upload HTTP/1.1', 'host: localhost', `authorization: ${alice.token}`];
    const head = [...heads, 'content-type: multipart/form-data; boundary=xx', 'content-length: 5000'].join('\r\n');
    let refused = 0;
    const stalled = Array.from({ length: 6 }, () => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.on('error', () => undefined).on('data', (data) => (refused += String(data).includes(' 429 ') ? 1 : 0));
      socket.write(`${head}\r\n\r\n--xx\r\n${part}\r\n\r\nA`);
      return once(socket, 'close');
    });
    await expect.poll(() => refused).toBe(3);
    await Promise.all(stalled);
    await expect.poll(() => alice.upload('upload', stillPicture)).toMatch('/api/files/');
  });
});
