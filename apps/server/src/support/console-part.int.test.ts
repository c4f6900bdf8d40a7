import { supportView } from '@auric/api/console/support';
import { addOperator, stillPicture, type TestClient, type TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let operator: TestOperator;
let alice: TestClient;
let requests = 0;

beforeAll(async () => {
  server = await bootServer({
    settings: { REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000', LOGINS_PER_ADDRESS_PER_MINUTE: '1000' },
  });
  operator = await (await addOperator(server, ['support'])).signIn();
});
afterAll(() => server.close());
beforeEach(async () => void (alice = await server.client().register()));

const requestId = () => `request-${(requests += 1)}`;
const write = (text: string) => alice.call('kefu/send', { text, topic: 'trading', request_id: requestId() });

async function caseOf(chat: number) {
  const { data } = await operator.call('cases', { queue: 'support', limit: 100 });
  return data.find(({ ref }) => ref === String(chat));
}

/** Hears what the console is told, until it is closed. */
async function hear(): Promise<{ events: { type: string; queue?: string }[]; close: () => void }> {
  const ending = new AbortController();
  const events: { type: string; queue?: string }[] = [];
  const headers = { cookie: operator.cookie, origin: operator.url };
  const response = await fetch(`${server.url}/console/api/events`, { headers, signal: ending.signal });
  const read = async (): Promise<void> => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
      for (const [, line] of chunk.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(line!) as { type: string });
  };
  void read().catch(() => undefined);
  await expect.poll(() => events.length).toBeGreaterThan(0);
  return { events, close: () => ending.abort() };
}

describe('a chat in the console', () => {
  it('comes into the queue as it is written, live on both sides, and ends with the decision', async () => {
    const heard = await hear();
    const socket: Socket = io(server.url, { auth: { token: alice.token }, transports: ['websocket'] });
    const told: { unread?: { support: number }; chat?: { message: { text: string } | null } }[] = [];
    socket.on('me', (message: (typeof told)[number]) => told.push(message));
    await socket.emitWithAck('subscribe', 'me');

    const { chat } = await write('Where is my order?');
    await expect.poll(() => heard.events).toContainEqual(expect.objectContaining({ type: 'case', queue: 'support' }));
    const waiting = await caseOf(chat.id);
    expect(waiting).toMatchObject({ state: 'open', customer: { id: expect.any(Number) as number } });
    const whole = await operator.call('cases/one', { id: waiting!.id });
    const view = supportView.parse(whole.view);
    expect(view.messages.map(({ text }) => text)).toEqual(['Where is my order?']);
    expect(view).toEqual(whole.view);

    await operator.call('cases/claim', { id: waiting!.id });
    const answer = { chat: chat.id, text: 'I am looking into it.', request_id: requestId() };
    const first = await operator.call('support/answer', answer);
    expect(await operator.call('support/answer', answer)).toEqual(first);
    expect(await operator.codeOf('support/answer', { ...answer, text: 'Other words' })).toBe('request_id_reused');
    await expect.poll(() => told.map(({ chat: news }) => news?.message?.text)).toContain('I am looking into it.');
    expect(told.findLast(({ unread }) => unread !== undefined)?.unread?.support).toBe(1);
    const desk = await alice.call('kefu/index', {});
    expect(desk).toMatchObject({ unread: 1, messages: [{ from: 'customer' }, { from: 'service' }] });
    expect(await alice.call('kefu/read', { id: first.id })).toEqual({ unread: 0 });

    await operator.call('cases/decide', { id: waiting!.id, decision: 'close', reason: 'Question answered' });
    expect((await alice.call('kefu/index', {})).chat).toMatchObject({ state: 'closed' });
    expect(await operator.codeOf('support/answer', { ...answer, request_id: requestId() })).toBe('chat_not_found');
    socket.disconnect();
    heard.close();
  });

  it('has pictures both ways: each look at a customer’s is written down, an operator’s becomes the customer’s', async () => {
    const file = await alice.upload('upload', stillPicture);
    const { chat, message } = await alice.call('kefu/send', { file, request_id: requestId() });
    const { address } = await operator.call('support/picture', { message: message.id });
    expect((await fetch(server.url + address)).headers.get('content-type')).toBe('image/webp');
    const admin = await (await addOperator(server, ['admin'])).signIn();
    await expect
      .poll(async () => (await admin.call('audit', { limit: 100 })).data)
      .toContainEqual(expect.objectContaining({ act: 'support.look' }));

    const answered = await operator.upload('support/upload', { chat: chat.id }, stillPicture);
    const answer = { chat: chat.id, text: '', file: answered, request_id: requestId() };
    expect(await alice.codeOf('files/link', { file: answered })).toBe('file_unknown');
    const line = await operator.call('support/answer', answer);
    expect(await operator.call('support/answer', answer)).toEqual(line);
    expect(line).toMatchObject({ text: '', attachment: { file: answered } });
    const link = await alice.call('files/link', { file: answered });
    expect((await fetch(server.url + link.address)).status).toBe(200);
    const { files } = JSON.parse((await alice.download('export/own_data', {})).text) as {
      files: { purpose: string }[];
    };
    expect(files.map(({ purpose }) => purpose).toSorted()).toEqual(['answer', 'support']);
    const bob = await server.client().register();
    expect(await bob.codeOf('files/link', { file: answered })).toBe('file_unknown');
  });

  it('takes no file from an operator that it takes from nobody, and none for a chat that isn’t there', async () => {
    const { chat, message } = await write('Hello');
    const upload = (bytes: Uint8Array, to = chat.id) => operator.upload('support/upload', { chat: to }, bytes);
    expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('picture_type_unsupported');
    expect(await upload(new Uint8Array())).toBe('upload_empty');
    expect(await upload(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('upload_too_large');
    expect(await upload(stillPicture, 999_999)).toBe('chat_not_found');
    expect(await operator.codeOf('support/upload', {})).toBe('parameter_error');
    expect(await operator.codeOf('support/picture', { message: message.id })).toBe('file_unknown');
    const own = await alice.upload('upload', stillPicture);
    const answer = { chat: chat.id, text: 'x', file: own, request_id: requestId() };
    expect(await operator.codeOf('support/answer', answer)).toBe('file_unknown');
    expect(await operator.codeOf('support/answer', { chat: chat.id, request_id: requestId() })).toBe('chat_empty');
  });

  it('leaves the queue when the customer ends it, and comes back with the next question', async () => {
    const { chat } = await write('Never mind');
    await alice.call('kefu/close', {});
    expect(await caseOf(chat.id)).toBeUndefined();
    const next = await write('One more thing');
    expect(await caseOf(next.chat.id)).toMatchObject({ state: 'open' });
  });

  it('is answered by those whose work it is, and of nobody’s chat nothing is said', async () => {
    const { chat } = await write('Hello');
    const finance = await (await addOperator(server, ['finance'])).signIn();
    const answer = { chat: chat.id, text: 'Hello', request_id: requestId() };
    expect(await finance.codeOf('support/answer', answer)).toBe('not_permitted');
    expect(await operator.codeOf('support/answer', { ...answer, chat: 999_999 })).toBe('chat_not_found');
    expect(await operator.codeOf('support/answer', { ...answer, text: 'x'.repeat(1001) })).toBe('text_too_long');
    expect(await operator.codeOf('support/answer', { ...answer, text: 'a\u0000b' })).toBe('characters_not_allowed');
  });
});
