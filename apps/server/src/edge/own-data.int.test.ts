import { publishStillIndex, stillPicture, type TestClient, testPassword } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer();
  await publishStillIndex(server.exchange);
  alice = await server.client().register();
});
afterAll(() => server.close());

type Whole = Record<string, Record<string, unknown>[]>;

async function ownDataOf(client: TestClient): Promise<Whole> {
  const { text } = await client.download('export/own_data', {});
  return JSON.parse(text) as Whole;
}

/** The names of everything that is said. */
const namesIn = (whole: Whole) => Object.values(whole).flatMap((rows) => Object.values(rows).flatMap(Object.keys));

describe('the file of own data', () => {
  it('has the account, its consents, log-ins, orders and bills', async () => {
    await alice.call('consent/agree', { agreements: 'terms:1' });
    const order = await alice.call('coin/trade', { match_id: 1, type: 'buy', amount: '0.001', target_price: '60000' });
    await alice.call('optional/add', { match_id: 2 });
    const whole = await ownDataOf(alice);
    const { id } = await alice.call('user/info', {});
    expect(whole['account']).toMatchObject([{ id }]);
    expect(whole['consents']).toHaveLength(3);
    expect(whole['consents']).toContainEqual(expect.objectContaining({ agreement: 'terms', version: 1 }));
    expect(whole['sessions']).toHaveLength(1);
    expect(whole['favourite_markets']).toMatchObject([{ market: 2 }]);
    expect(whole['orders']).toMatchObject([{ order_id: order.id, market: 'BTC/USDT', state: 'new' }]);
    expect(whole['bills']).toMatchObject([{ currency: 'USDT', amount: '10000' }]);
  });

  it('has second factors, messages, choices, chats and files', async () => {
    const carol = await server.client().register();
    await carol.call('kefu/send', { text: 'Where is my order?', topic: 'trading', request_id: 'request-1' });
    await carol.call('notification/save', { topic: 'news', channel: 'mail', wanted: true });
    const file = await carol.upload('upload', stillPicture);
    const { secret } = await carol.call('factor/totp_begin', { login_password: testPassword });
    await carol.call('factor/totp_confirm', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
    const { text } = await carol.download('export/own_data', {});
    const whole = JSON.parse(text) as Whole;
    expect(whole['chats']).toMatchObject([{ topic: 'trading', state: 'open' }]);
    expect(whole['chat_messages']).toMatchObject([{ from: 'customer', text: 'Where is my order?' }]);
    expect(whole['notification_choices']).toEqual([{ topic: 'news', channel: 'mail', wanted: true }]);
    expect(whole['messages']).toContainEqual(expect.objectContaining({ kind: 'welcome' }));
    expect(whole['files']).toMatchObject([{ purpose: 'not_used', media_type: 'image/webp' }]);
    expect(file).toContain(whole['files']![0]!['file']);
    expect(whole['second_factors']).toContainEqual({ kind: 'authenticator_app', since: expect.any(String) as string });
    expect(text).not.toContain(secret);
    expect(text).not.toContain(carol.token);
  });

  it('D26 has nothing of anybody else, and no secret', async () => {
    const bob = await server.client().register();
    const { text } = await bob.download('export/own_data', {});
    const whole = JSON.parse(text) as Whole;
    expect(whole['orders']).toEqual([]);
    expect(whole['account']).toHaveLength(1);
    expect(text).not.toMatch(/argon2/i);
    expect(namesIn(whole)).not.toContainEqual(expect.stringMatching(/password|token|hash|sealed|secret/i));
    expect(text).not.toContain(testPassword);
    expect(text).not.toContain(bob.token);
    const { account, extension_code } = await alice.call('user/info', {});
    expect(text).not.toContain(account);
    expect(text).not.toContain(extension_code);
  });

  it('is for customers, and one at a time', async () => {
    expect(await server.client().codeOf('export/own_data', {})).toBe('login_required');
  });
});
