import {
  bootScriptedServer,
  registerLead,
  registerTrader,
  type ScriptedServer,
  type TestClient,
  testMarkets,
  type Trader,
} from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { failureOf } from '../venue/traders.test-support.ts';

const soon = { timeout: 15_000, interval: 300 };
const { btc } = testMarkets;

let scripted: ScriptedServer;
let market: number;
let lead: Trader;
let bob: TestClient;

beforeAll(async () => {
  scripted = await bootScriptedServer();
  const contracts = await scripted.client().call('lever/contracts', {});
  market = contracts.find(({ terms }) => terms.symbol.startsWith('BTC'))!.terms.match_id;
  await scripted.pass(30);
}, 120_000);
afterAll(() => scripted.close());
beforeEach(async () => {
  await scripted.move({ prices: { [btc]: 60_000 } });
  lead = await registerLead(scripted);
  bob = (await registerTrader(scripted)).client;
});

const follow = (fields: object = {}, client = bob) =>
  client.call('follow/follow', {
    trader_user_id: lead.id,
    share: '0.1',
    type: 1,
    number: '0.5',
    follow_amount: '500',
    ...fields,
  });
const opens = () => lead.client.call('lever/submit', { match_id: market, type: 'long', share: '1', multiple: 10 });
const own = async () => (await lead.client.call('lever/my_trade', { status: 'doing' })).data[0]!;

async function told(client: TestClient, title: string) {
  return vi.waitFor(async () => {
    const { data } = await client.call('site_message/index', { limit: 50 });
    const found = data.find((message) => message.title === title);
    expect(found, data.map((message) => message.title).join()).toBeDefined();
    return found!;
  }, soon);
}

it('says what was cut and left out, and why, and margin that a lead added', async () => {
  const carol = (await registerTrader(scripted)).client;
  await follow({ type: 2, number: '3', follow_amount: '100' });
  await follow({ number: '0.001' }, carol);
  await opens();
  expect((await told(bob, 'Copied with less')).text).toMatch(
    /^Steady hand opened a position in BTCUSDT: 0\.01\d* BTC of the 0\.03 BTC you asked for .* in use\.$/,
  );
  expect((await told(carol, 'Not copied')).text).toMatch(
    /^Steady hand opened a position in BTCUSDT .* less than one lot\.$/,
  );
  await lead.client.call('lever/margin', { id: (await own()).id, type: 'add', number: '50' });
  expect((await told(bob, 'Margin added to a copied position')).text).toContain('Steady hand added 50 USDT');
});

it('says what was shared to both, each with a receipt, and that a lead has stopped', async () => {
  await follow();
  await opens();
  await scripted.move({ prices: { [btc]: 61_000 } });
  await lead.client.call('lever/close', { id: (await own()).id });
  await scripted.pass(2);
  await lead.client.call('follow/quit', {});
  const paid = await told(bob, 'Profit share paid');
  const received = await told(lead.client, 'Profit share received');
  const ended = await told(bob, 'A lead trader you copied has stopped');
  expect(ended.text).toMatch(/^Steady hand no longer leads: .* share: 4\.\d+ USDT\.$/);
  const number = /number=(\d+)$/.exec(paid.path ?? '')![1]!;
  expect(received.path).toBe(paid.path);
  const asked = { of: 'profit_share', number } as const;
  const [ofBob, ofLead] = [await bob.call('receipt', asked), await lead.client.call('receipt', asked)];
  expect(ofLead.steps).toEqual(ofBob.steps);
  expect(paid.text).toContain(`${ofBob.steps.at(-1)!.value} USDT went to Steady hand`);
  const stranger = (await registerTrader(scripted)).client;
  expect((await failureOf(stranger.call('receipt', asked))).code).toBe('receipt_not_found');
});

it('says that the stop of a follow was reached', async () => {
  await follow({ number: '1', stop_loss: '5' });
  await opens();
  await scripted.move({ prices: { [btc]: 59_000 } });
  await scripted.pass(3);
  expect((await told(bob, 'Stop loss reached, copying ended')).text).toMatch(/share: -1\d\.\d+ USDT\.$/);
});
