import type { TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let alice: TestClient;

beforeAll(async () => void (server = await bootServer({ settings: { REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000' } })));
afterAll(() => server.close());
beforeEach(async () => void (alice = await server.client().register()));

const newest = async (client: TestClient, lang = 'en') =>
  (await client.call('site_message/index', { lang } as object)).data[0]!;

describe('site messages', () => {
  it('greet a new customer, in the language of who reads', async () => {
    const { total, data } = await alice.call('site_message/index', {});
    expect(total).toBe(1);
    expect(data).toMatchObject([{ kind: 'welcome', topic: 'account', title: 'Welcome', read: false }]);
    expect((await newest(alice, 'th')).title).toBe('ยินดีต้อนรับ');
    const { id } = data[0]!;
    expect(await alice.call('site_message/detail', { id, lang: 'zh' } as { id: number })).toMatchObject({
      title: '欢迎加入',
    });
  });

  it('stay unread until they are opened', async () => {
    const { id } = await newest(alice);
    expect(await alice.call('site_message/unRead', {})).toEqual({ messages: 1, support: 0 });
    expect(await alice.call('site_message/detail', { id })).toMatchObject({ read: false });
    expect(await alice.call('site_message/show', { id })).toMatchObject({ read: true });
    expect(await alice.call('site_message/unRead', {})).toEqual({ messages: 0, support: 0 });
    expect(await alice.call('site_message/index', { unread: true })).toMatchObject({ total: 0 });
    expect(await alice.call('site_message/index', { unread: false })).toMatchObject({ total: 1 });
    expect(await alice.call('site_message/index', { topic: 'money' })).toMatchObject({ total: 0 });
  });

  it('are marked as read up to the one that was seen, and not what came after it', async () => {
    const { id } = await newest(alice);
    expect(await alice.call('site_message/read_all', { id: id - 1 })).toEqual({ messages: 1, support: 0 });
    expect(await alice.call('site_message/read_all', {})).toEqual({ messages: 0, support: 0 });
  });

  it('D26 of another customer are nobody’s, whatever is asked of them', async () => {
    const bob = await server.client().register();
    const { id } = await newest(alice);
    expect(await bob.codeOf('site_message/detail', { id })).toBe('message_not_found');
    expect(await bob.codeOf('site_message/show', { id })).toBe('message_not_found');
    await bob.call('site_message/read_all', { id: 1_000_000 });
    expect(await newest(alice)).toMatchObject({ read: false });
    expect(await server.client().codeOf('site_message/index', {})).toBe('login_required');
  });
});

describe('the settings of notifications', () => {
  it('are kept, and what must be heard can’t be switched off', async () => {
    expect(await alice.codeOf('notification/save', { topic: 'security', channel: 'mail', wanted: false })).toBe(
      'notification_fixed',
    );
    const saved = await alice.call('notification/save', { topic: 'trading', channel: 'site', wanted: true });
    expect(saved.find(({ topic }) => topic === 'trading')).toMatchObject({ site: { wanted: true, fixed: false } });
    expect(await alice.call('notification/index', {})).toEqual(saved);
    const bob = await server.client().register();
    const his = (await bob.call('notification/index', {})).find(({ topic }) => topic === 'trading');
    expect(his).toMatchObject({ site: { wanted: false, fixed: false } });
  });
});
