import { type Failure, languages } from '@auric/api';
import { publishStillIndex, type TestClient, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const settings = { SPOT_INDEX_AGE_MAX_SECONDS: '10', ORDERS_PER_CUSTOMER_PER_SECOND: '100000' };
const order = { match_id: testMarkets.btc, type: 'buy', amount: '0.01', target_price: '59000' } as const;

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer({ settings });
  await publishStillIndex(server.exchange);
  alice = await server.client().register();
});
afterAll(() => server.close());

/** A tick whose oldest quote is so old: as if the feed had been silent since. */
async function tick(ageMs: number, sources = 3): Promise<void> {
  const prices = [testMarkets.btc, 6_000_000_000_000, ageMs, sources];
  const reply = await server.exchange.execute({ command: { type: 'PublishIndex', source: 'test', prices } });
  expect(reply.ok).toBe(true);
}

it('D10 refuses orders by name, in every language, while the index is unsound, and takes cancels', async () => {
  await publishStillIndex(server.exchange);
  const { id } = await alice.call('coin/trade', order);
  await tick(11_000);
  const texts = new Set<string>();
  for (const lang of languages) {
    const { body } = await alice.send('coin/trade', { ...order, lang });
    const failure = body as Failure;
    expect(failure).toMatchObject({ code: 'index_unsound', field: 'match_id' });
    expect(Number(failure.detail?.['age_ms'])).toBeGreaterThan(10_000);
    texts.add(failure.message);
  }
  expect(texts.size).toBe(languages.length);
  expect(await alice.codeOf('coin/amend', { id, amount: '0.02' })).toBe('index_unsound');
  await tick(0, 1);
  const { body } = await alice.send('coin/trade', order);
  expect(body).toMatchObject({ code: 'index_unsound', detail: { sources: 1 } });
  expect(await alice.codeOf('coin/cancel', { id })).toBe('ok');
  await tick(0);
  expect(await alice.codeOf('coin/trade', order)).toBe('ok');
});
