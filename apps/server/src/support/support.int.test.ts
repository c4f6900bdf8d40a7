import { stillPicture, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let alice: TestClient;
let requests = 0;

beforeAll(async () => void (server = await bootServer({ settings: { REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000' } })));
afterAll(() => server.close());
beforeEach(async () => void (alice = await server.client().register()));

const say = (client: TestClient, text: string, more: object = {}) =>
  client.call('kefu/send', { text, request_id: `request-${(requests += 1)}`, ...more });

describe('a chat', () => {
  it('begins with the first line, and goes on in it', async () => {
    expect(await alice.call('kefu/index', {})).toMatchObject({ chat: null, messages: [], has_more: false });
    const first = await say(alice, ' Where is my deposit?\nIt has been an hour. ', { topic: 'deposit_withdrawal' });
    const second = await say(alice, '\u202eHello');
    expect(first).toMatchObject({
      chat: { topic: 'deposit_withdrawal', state: 'open' },
      message: { from: 'customer', text: 'Where is my deposit?\nIt has been an hour.' },
    });
    expect(second.chat.id).toBe(first.chat.id);
    const desk = await alice.call('kefu/index', {});
    expect(desk.messages.map(({ text }) => text)).toEqual([first.message.text, 'Hello']);
  });

  it('has one line of one request, however often it is sent', async () => {
    const line = { text: 'Hello', request_id: 'the-same-request' };
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => alice.call('kefu/send', line)));
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    expect((await alice.call('kefu/index', {})).messages).toHaveLength(1);
    expect(await alice.codeOf('kefu/send', { ...line, text: 'Other words' })).toBe('request_id_reused');
  });

  it('is one, however many lines come at once', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, (_, index) => say(alice, `Line ${index}`)));
    expect(new Set(sent.map(({ chat }) => chat.id)).size).toBe(1);
  });

  it('takes what is a line, and no more of them than a person writes', async () => {
    const codeOf = (text: string) => alice.codeOf('kefu/send', { text, request_id: `request-${(requests += 1)}` });
    expect(await codeOf('')).toBe('chat_empty');
    expect(await codeOf(' \n \u200b ')).toBe('chat_empty');
    expect(await codeOf('x'.repeat(1001))).toBe('text_too_long');
    expect(await codeOf('a\u0000b')).toBe('characters_not_allowed');
    const codes = await Promise.all(Array.from({ length: 25 }, (_, index) => codeOf(`Line ${index}`)));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
    expect(codes.filter((code) => code === 'chat_too_fast')).toHaveLength(5);
  });

  it('is read backwards a page at a time', async () => {
    for (let line = 1; line <= 5; line += 1) await say(alice, `Line ${line}`);
    const { messages } = await alice.call('kefu/index', {});
    const older = await alice.call('kefu/history', { before: messages[3]!.id, limit: 2 });
    expect(older.messages.map(({ text }) => text)).toEqual(['Line 2', 'Line 3']);
    expect(older.has_more).toBe(true);
  });

  it('ends, is rated once, and the next line begins another', async () => {
    const { chat } = await say(alice, 'Hello');
    expect(await alice.codeOf('kefu/rate', { id: chat.id, rating: 5 })).toBe('chat_not_found');
    expect(await alice.call('kefu/close', {})).toMatchObject({ id: chat.id, state: 'closed' });
    expect(await alice.codeOf('kefu/close', {})).toBe('chat_not_found');
    expect(await alice.call('kefu/rate', { id: chat.id, rating: 4 })).toMatchObject({ rating: 4 });
    expect(await alice.codeOf('kefu/rate', { id: chat.id, rating: 1 })).toBe('chat_rated');
    const next = await say(alice, 'One more thing');
    expect(next.chat.id).not.toBe(chat.id);
    expect((await alice.call('kefu/index', {})).messages).toHaveLength(2);
  });

  it('takes a picture, with words or without, seen by its owner through a link of a minute', async () => {
    const file = await alice.upload('upload', stillPicture);
    const { message } = await say(alice, '', { file });
    expect(message).toMatchObject({ text: '', attachment: { file } });
    expect((await fetch(server.url + file)).status).toBe(404);
    const { address, expires_at } = await alice.call('files/link', { file });
    expect(expires_at).toBeLessThanOrEqual(Date.now() + 60_000);
    const seen = await fetch(server.url + address);
    expect(seen.headers.get('content-type')).toBe('image/webp');
    const line = { text: 'With words', file, request_id: 'one-picture-once' };
    const [first, second] = [await alice.call('kefu/send', line), await alice.call('kefu/send', line)];
    expect(second.message.id).toBe(first.message.id);
    expect(await alice.codeOf('kefu/send', { text: 'With words', request_id: line.request_id })).toBe(
      'request_id_reused',
    );
  });

  it.each([
    [
      'a page that says it is a picture',
      Buffer.from('<html><script>alert(1)</script></html>'),
      'picture_type_unsupported',
    ],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_type_unsupported'],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'), 'picture_type_unsupported'],
    ['half a picture', stillPicture.slice(0, 60), 'picture_damaged'],
    ['nothing', Buffer.alloc(0), 'upload_empty'],
  ])('takes no %s', async (_, bytes, code) => {
    expect(await alice.upload('upload', bytes, '\u202egnp.exe')).toBe(code);
  });

  it('D26 has no picture of another customer, nor one that serves something else', async () => {
    const file = await alice.upload('upload', stillPicture);
    const bob = await server.client().register();
    const codeOf = (address: string) => bob.codeOf('kefu/send', { file: address, request_id: 'a-borrowed-file' });
    expect(await codeOf(file)).toBe('file_unknown');
    expect(await codeOf('/api/files/../../etc/passwd')).toBe('file_unknown');
    await say(alice, '', { file });
    expect(await codeOf(file)).toBe('file_unknown');
    expect(await bob.codeOf('files/link', { file })).toBe('file_unknown');
    expect((await bob.call('kefu/index', {})).messages).toEqual([]);
  });

  it('D26 of another customer is nobody’s', async () => {
    const { chat, message } = await say(alice, 'Mine alone');
    await alice.call('kefu/close', {});
    const bob = await server.client().register();
    expect(await bob.codeOf('kefu/rate', { id: chat.id, rating: 1 })).toBe('chat_not_found');
    expect(await bob.call('kefu/history', { before: message.id + 1 })).toMatchObject({ messages: [] });
    expect((await bob.call('kefu/index', {})).messages).toEqual([]);
    expect(await server.client().codeOf('kefu/index', {})).toBe('login_required');
  });
});
