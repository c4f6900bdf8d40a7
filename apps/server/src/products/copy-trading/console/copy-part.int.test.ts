import {
  identify,
  keepStillIndex,
  openStillContract,
  quoteContract,
  registerLead,
  registerTrader,
  type TestClient,
  type TestOperator,
  testMarkets,
} from '@auric/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ConsoleHouse, reason } from '../../../console/console-house.test-support.ts';

/** Depth is looked at every ten seconds. */
const untilLooked = { timeout: 30_000, interval: 500 };

const prices = new Map([[testMarkets.btc, 60_000]]);
let house: ConsoleHouse;
let finance: TestOperator;
let secondFinance: TestOperator;
let stopIndex: () => Promise<void>;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ finance, secondFinance } = house.operators);
  stopIndex = await keepStillIndex(house.server.exchange, prices);
}, 120_000);
afterAll(async () => {
  await stopIndex();
  await house.close();
});

type Values = Awaited<ReturnType<typeof thing>>['values'];

async function change(subject: string, values: Values, effective_at = 0): Promise<void> {
  const { proposal } = await finance.call('configuration/change', { subject, effective_at, reason, values });
  await secondFinance.call('cases/claim', { id: proposal });
  await secondFinance.call('cases/decide', { id: proposal, decision: 'approve', reason });
}

async function thing(subject: string) {
  const things = await finance.call('configuration', {});
  return things.find((one) => one.subject === subject)!;
}

it('what is asked of leads and followers is shown, changed by two for a time, and in force then', async () => {
  const leading = await thing('lead_terms');
  expect(leading).toMatchObject({ group: 'copy_trading', title: 'Lead traders' });
  expect(leading.values).toEqual({ balance_least: '100', share_most: '0.2' });
  const { values } = await thing('follow_terms');
  expect(Object.keys(values)).toEqual(['amount_least', 'multiple_most', 'lots_most', 'followers_most', 'follows_most']);

  const refused = (subject: string, wrong: Values) =>
    finance.codeOf('configuration/change', { subject, effective_at: 0, reason, values: wrong });
  expect(await refused('lead_terms', { ...leading.values, share_most: '0.21' })).toBe('configuration_value');
  expect(await refused('follow_terms', { ...values, followers_most: '1001' })).toBe('configuration_value');
  expect(await refused('follow_terms', { ...values, amount_least: '0' })).toBe('configuration_value');

  await change('follow_terms', { ...values, amount_least: '25', multiple_most: '2.5' });
  expect((await thing('follow_terms')).values).toMatchObject({ amount_least: '25', multiple_most: '2.5' });
  expect(await house.server.client().call('follow/terms', {})).toMatchObject({
    amount_least: '25',
    multiple_most: '2.5',
  });
  await change('follow_terms', values);
  const later = Date.now() + 3_600_000_000;
  await change('lead_terms', { balance_least: '250', share_most: '0.1' }, later);
  expect((await thing('lead_terms')).upcoming).toMatchObject([
    { effective_at: later, values: { balance_least: '250', share_most: '0.1' } },
  ]);
  const { data } = await finance.call('configuration/history', { subject: 'follow_terms' });
  expect(data[0]).toMatchObject({ before: { amount_least: '25' }, values: { amount_least: values['amount_least'] } });
});

it('the timeline says whom somebody followed, what was copied and shared, page by page', async () => {
  const { server } = house;
  const market = await openStillContract(server);
  const people = { client: () => server.client(), identify: (customer: number) => identify(server, customer) };
  const lead = await registerLead(people);
  const bob = await registerTrader(people);
  const wish = { type: 1, number: '0.5', follow_amount: '500', share: '0.1' } as const;
  const follow = await bob.client.call('follow/follow', { trader_user_id: lead.id, ...wish });
  const open = async (client: TestClient) => (await client.call('lever/my_trade', { status: 'doing' })).data;
  await vi.waitFor(async () => {
    await lead.client.call('lever/submit', { match_id: market, type: 'long', share: '1', multiple: 10 });
    expect(await open(bob.client)).toHaveLength(1);
  }, untilLooked);
  prices.set(testMarkets.btc, 61_000);
  await quoteContract(server, market, 61_000);
  await vi.waitFor(async () => {
    for (const { id } of await open(lead.client)) await lead.client.call('lever/close', { id });
    expect([...(await open(lead.client)), ...(await open(bob.client))]).toEqual([]);
  }, untilLooked);
  await bob.client.call('follow/cancel', { follow_user_id: follow.follow_user_id });
  await lead.client.call('follow/quit', {});

  const timeline = async (customer: number, limit: number) => {
    const found: { kind: string; values: object }[] = [];
    for (let before: string | undefined; ;) {
      const page = await finance.call('customers/timeline', { customer, part: 'copies', before, limit });
      found.push(...page.data);
      if (page.next === null) return found;
      before = page.next;
    }
  };
  const of = await timeline(bob.id, 2);
  const kinds = of.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'skipped').toSorted()).toEqual([
    'closed',
    'follow_began',
    'follow_ended',
    'opened',
    'share_paid',
  ]);
  expect(of.find(({ kind }) => kind === 'opened')?.values).toMatchObject({ lots: '0.5', lead: lead.id });
  expect((await timeline(lead.id, 50)).map(({ kind }) => kind)).toEqual(['stopped_leading', 'share_received', 'leads']);
});
