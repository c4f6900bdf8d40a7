import { endpoints } from '@auric/api/endpoints';
import type { TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
const guarded = endpoints['optional/add'] as { identity?: 1 | 2 };

beforeAll(async () => {
  // As a call is declared that takes money out.
  guarded.identity = 1;
  server = await bootServer();
});
afterAll(async () => {
  delete guarded.identity;
  await server.close();
});

const call = (client: TestClient, market = 1) => client.send('optional/add', { match_id: market, lang: 'zh' });

/** Gives a level as whoever decides on papers does: the exchange has it. */
async function verify(customer: number, version: number, identityLevel: 0 | 1): Promise<void> {
  const standing = { tradingFreeze: 'none', withdrawalFreeze: 'none', holdUntil: 0, country: '' } as const;
  const command = { type: 'SetCustomerStanding', customer, version, identityLevel, ...standing } as const;
  expect(await server.exchange.execute({ command })).toMatchObject({ ok: true });
}

it('a call that needs an identity answers 998 until there is one, in the customer’s language, and has done nothing', async () => {
  const client = await server.client().register();
  const refused = await call(client);
  expect(refused.status).toBe(200);
  expect(refused.body).toEqual({
    type: '998',
    code: 'identity_required',
    message: '请先完成身份认证',
    detail: { level: 1 },
  });
  expect(await client.call('optional/list', {})).toEqual([]);
  // Who is unknown is asked to log in first, and what can’t be read is no reason to go anywhere.
  expect(await server.client().codeOf('optional/add', { match_id: 1 })).toBe('login_required');
  expect((await call(client, -1)).body).toMatchObject({ code: 'parameter_error' });
  const { id } = await client.call('user/info', {});
  await verify(id, 100, 1);
  expect((await call(client)).body).toMatchObject({ type: 'ok' });
  await verify(id, 101, 0);
  expect((await call(client)).body).toMatchObject({ type: '998' });
});
