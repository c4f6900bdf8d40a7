import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { together } from './together.ts';
import { openApiDocument } from './open-api.ts';

const all = Object.entries(endpoints) as [string, Endpoint][];

describe('the table of calls', () => {
  it('has the calls of the specification that this release serves, to the letter', () => {
    const named =
      `getSetting getSiteConfig menu news/index_pop news/list news/detail faq contactus aboutus operational_compliance sms_mail sms_send user/check_email user/register user/login user/logout user/info
      user/forget safe/update_password currency/list currency/quotation_new currency/new_timeshar
      currency/user_currency_list optional/add optional/del optional/list wallet/list wallet/detail wallet/legal_log
      wallet/change coin/trade coin/list`.split(/\s+/);
    for (const path of named) expect(Object.keys(endpoints)).toContain(path);
  });

  it('lets a GET change nothing, but for the logout of older clients', () => {
    const reading: ReadonlySet<string> = new Set(['read', 'export']);
    const changing = all.filter(([, { methods, allowance }]) => methods.includes('GET') && !reading.has(allowance));
    expect(changing.map(([path]) => path)).toEqual(['user/logout']);
  });

  it('asks for a session wherever something is anybody’s own', () => {
    // The rates of currencies are everybody's, under the name that clients know.
    const open = all.filter(([path, { auth }]) => auth === 'guest' && path !== 'wallet/getRateCurrency');
    for (const [path] of open) expect(path).not.toMatch(/^(wallet|coin|safe|optional|export)\//);
  });

  it.each(all)('%s takes no parameter that could name another customer', (_, { request }) => {
    const json = JSON.stringify(openApiDocument({ siteName: 'x', sandbox: true }));
    expect(json).not.toContain('customer_id');
    expect(request.safeParse(null).success).toBe(false);
    expect(request.safeParse([]).success).toBe(false);
    expect(request.safeParse('text').success).toBe(false);
  });
});

it('a path that two tables have stops the start', () => {
  expect(() => together([{ 'coin/list': 1 }, { 'wallet/list': 1 }, { 'coin/list': 2 }])).toThrow('the call coin/list');
});

describe('the OpenAPI document', () => {
  it('says of calls that answer with a file what the file is', () => {
    const paths = openApiDocument({ siteName: 'Auric', sandbox: true })['paths'] as Record<string, unknown>;
    for (const [path, { file }] of all)
      expect(JSON.stringify(paths[`/${path}`]).includes('content-disposition: attachment')).toBe(file !== undefined);
    expect(JSON.stringify(paths['/export/own_data'])).toContain('Base64');
  });

  it('describes every call with its parameters and both kinds of answer', () => {
    const document = openApiDocument({ siteName: 'Auric', sandbox: true });
    expect(document['openapi']).toBe('3.1.0');
    const paths = document['paths'] as Record<string, Record<string, Record<string, unknown>>>;
    expect(Object.keys(paths).sort()).toEqual(all.map(([path]) => `/${path}`).sort());
    const trade = JSON.stringify(paths['/coin/trade']?.['post']);
    for (const word of ['target_price', 'request_id', 'average_price', '"security"', 'x-www-form-urlencoded'])
      expect(trade).toContain(word);
    const list = paths['/coin/list']?.['get']?.['parameters'] as { name: string; required: boolean }[];
    expect(list.map(({ name }) => name)).toContain('page');
    expect(list.every(({ required }) => !required)).toBe(true);
  });

  it('leaves the sandbox out of live mode', () => {
    const live = openApiDocument({ siteName: 'Auric', sandbox: false });
    expect(Object.keys(live['paths'] as object).filter((path) => path.startsWith('/sandbox'))).toEqual([]);
  });
});
