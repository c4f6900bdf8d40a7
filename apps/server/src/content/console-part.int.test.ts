import { addOperator, type TestClient, type TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let guest: TestClient;
let writer: TestOperator;
let support: TestOperator;

beforeAll(async () => {
  server = await bootServer({ settings: { LOGINS_PER_ADDRESS_PER_MINUTE: '1000' } });
  guest = server.client();
  writer = await (await addOperator(server, ['compliance', 'admin'])).signIn();
  support = await (await addOperator(server, ['support'])).signIn();
});
afterAll(() => server.close());

const reason = 'A reason of the tests';
const form = { title: 'Fees, told anew', summary: 'Short.', body: '## Who pays\n\nWho takes.' };

async function idOf(key: string): Promise<number> {
  const item = (await writer.call('content', {})).find((each) => each.key === key);
  return item?.id ?? 0;
}

async function newestOf(id: number, lang: 'en' | 'vi'): Promise<number> {
  const { texts } = await writer.call('content/one', { id });
  return texts.find((text) => text.lang === lang)?.newest ?? -1;
}

describe('the texts of the house in the console', () => {
  it('are there in ten languages, and lack none', async () => {
    const all = await writer.call('content', {});
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter(({ lacking }) => lacking.length > 0)).toEqual([]);
  });

  it('are published in a language, at once for customers, as an act with its reason', async () => {
    const id = await idOf('fees');
    const newest = await newestOf(id, 'en');
    const { revision } = await writer.call('content/publish', { id, lang: 'en', ...form, newest, reason });
    expect(revision).toBe(newest + 1);
    expect(await guest.call('article', { key: 'fees' })).toMatchObject({
      title: form.title,
      content: form.body,
      revision,
    });
    expect((await guest.call('article', { key: 'fees', lang: 'vi' } as never)).title).not.toBe(form.title);
    const [last] = await writer.call('content/history', { id, lang: 'en' });
    expect(last).toMatchObject({ origin: 'console', author: writer.demo.name, revision });
    const { data } = await writer.call('audit', { act: 'content.publish', limit: 1 });
    expect(data[0]).toMatchObject({ subject_kind: 'content', subject: String(id), reason, failure: '' });
  });

  it('are not overwritten by who began on an older one, nor published without form', async () => {
    const id = await idOf('matching');
    const newest = await newestOf(id, 'en');
    const text = { id, lang: 'en', newest, reason } as const;
    await writer.call('content/publish', { ...text, ...form });
    expect(await writer.codeOf('content/publish', { ...text, ...form, title: 'Another' })).toBe('content_changed');
    const evil = { ...form, body: '<img src=x onerror=alert(1)>' };
    expect(await writer.codeOf('content/publish', { ...text, ...evil, newest: newest + 1 })).toBe('content_form');
    expect(await newestOf(id, 'en')).toBe(newest + 1);
  });

  it('wait for their time, and show what is to come', async () => {
    const id = await idOf('prices');
    const newest = await newestOf(id, 'vi');
    const at = Date.now() + 3_600_000;
    await writer.call('content/publish', { id, lang: 'vi', ...form, newest, effective_at: at, reason });
    expect((await guest.call('article', { key: 'prices', lang: 'vi' } as never)).title).not.toBe(form.title);
    const late = { id, lang: 'vi', ...form, newest: newest + 1, effective_at: Date.now() - 1, reason } as const;
    expect(await writer.codeOf('content/publish', late)).toBe('effective_time_past');
    const { texts } = await writer.call('content/one', { id });
    expect(texts.find(({ lang }) => lang === 'vi')?.upcoming).toMatchObject([{ title: form.title, effective_at: at }]);
  });

  it('are added, written, hidden and shown', async () => {
    const { id } = await writer.call('content/create', { kind: 'news', key: 'fresh-news', reason });
    const again = { kind: 'news', key: 'fresh-news', reason } as const;
    expect(await writer.codeOf('content/create', again)).toBe('content_key_taken');
    expect(await guest.codeOf('news/detail', { id })).toBe('content_not_found');
    await writer.call('content/publish', { id, lang: 'en', ...form, newest: 0, reason });
    expect((await guest.call('news/list', { c_id: 4 })).data[0]).toMatchObject({ id, title: form.title });
    await writer.call('content/show', { id, shown: false, reason });
    expect(await guest.codeOf('news/detail', { id })).toBe('content_not_found');
    expect(await writer.codeOf('content/show', { id, shown: false, reason })).toBe('nothing_to_change');
  });

  it('are read by all operators and written by few', async () => {
    const id = await idOf('risk');
    expect((await support.call('content/one', { id })).key).toBe('risk');
    expect(await support.codeOf('content/publish', { id, lang: 'en', ...form, newest: 1, reason })).toBe(
      'not_permitted',
    );
    expect(await support.codeOf('content/show', { id, shown: false, reason })).toBe('not_permitted');
    expect(await writer.codeOf('content/one', { id: 999_999 })).toBe('content_unknown');
    expect(await writer.codeOf('content/decline', { id, lang: 'en', reason })).toBe('content_not_proposed');
  });
});
