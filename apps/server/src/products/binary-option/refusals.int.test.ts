import { type ErrorCode, type Language, loadErrorTexts, sentenceOf } from '@auric/api';
import { defaultOptionMarket, systemAccounts } from '@auric/exchange';
import { publishStillIndex, type TestClient, testMarkets } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../venue/traders.test-support.ts';

const { btc, eth } = testMarkets;
const usdt = 3;
const still = new Map([[btc, 60_000]]);
const bet = { match_id: btc, type: 'up', seconds: 30, number: '5' } as const;
const everywhere = { type: 'SetAvailability', offer: 'option', rule: 'except', countries: '', effectiveAt: 0 } as const;
const languages: readonly Language[] = ['en', 'zh', 'th', 'fra'];

let server: TestServer;
let alice: TestClient;

type Command = Parameters<TestServer['exchange']['execute']>[0]['command'];

async function say(command: Command): Promise<number | undefined> {
  const reply = await server.exchange.execute({ command });
  if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.rejection.code}`);
  return reply.answer.id;
}

beforeAll(async () => {
  server = await bootServer();
  alice = await buyer();
  await publishStillIndex(server.exchange, still);
  await publishStillIndex(server.exchange, new Map([[eth, 3_000]]), 2);
}, 60_000);
afterAll(() => server.close());

async function buyer(): Promise<TestClient> {
  const client = await server.client().register();
  const asset = { from_currency_id: usdt, to_currency_id: usdt } as const;
  await client.call('wallet/change', { ...asset, from_field: 'spot', to_field: 'option', number: '1000' });
  return client;
}

/** A purchase is refused by a code, in the words of each language. */
async function expectRefusal(code: ErrorCode, given: object = {}, client = alice): Promise<void> {
  await publishStillIndex(server.exchange, still);
  const said = new Set<string>();
  for (const lang of languages) {
    const asked = { ...bet, ...given, lang };
    const failure = await failureOf(client.call('microtrade/submit', asked));
    expect(failure.code).toBe(code);
    const text = (await loadErrorTexts(lang))[code];
    expect(failure.message).toBe(failure.detail === undefined ? text : sentenceOf(text, failure.detail, lang));
    expect(failure.message).not.toContain('{{');
    said.add(failure.message);
  }
  expect(said.size).toBe(languages.length);
}

/** Takes all but so many units of USDT out of the pool, as two operators may. */
async function drainPoolTo(left: bigint): Promise<void> {
  const { value: pool } = await server.exchange.query({ type: 'optionPool' });
  const act = await say({
    type: 'RecordOperatorAct',
    operator: 1,
    second: 2,
    action: 'withdraw_option_pool',
    subjectKind: 'house_account',
    subject: String(systemAccounts.optionPool),
    reason: 'The pool is to be small.',
    digest: 'd'.repeat(32),
  });
  const reference = 'e'.repeat(32);
  await say({ type: 'WithdrawOptionPool', amount: pool.balance - left, reference, act: act! });
}

describe('a purchase is refused on the wire, in the words of the customer', () => {
  it('where the index is not sound', async () => {
    await expectRefusal('index_unsound', { match_id: eth });
  });

  it('where the market is suspended, and taken when it is open again', async () => {
    await say({ ...defaultOptionMarket(btc), isOpen: false });
    const [offer] = await alice.call('microtrade/seconds', { match_id: btc });
    expect(offer).toMatchObject({ is_open: false });
    await expectRefusal('option_market_suspended');
    await say(defaultOptionMarket(btc));
  });

  it('where options are offered to nobody, or not in the country, as nowhere before somebody has said where', async () => {
    await say({ ...everywhere, isOn: false });
    await expectRefusal('not_offered');
    await say({ ...everywhere, isOn: true, rule: 'only' });
    await expectRefusal('not_available_in_country');
    await say({ ...everywhere, isOn: true });
  });

  it('where the loss budget is used up, and in a break', async () => {
    await alice.call('user/set_loss_budget', { amount: '8', period: 'day' });
    await expectRefusal('loss_budget_exceeded', { number: '8.5' });
    expect((await alice.call('microtrade/submit', bet)).number).toBe('5');
    await expectRefusal('loss_budget_exceeded');
    const resting = await buyer();
    await resting.call('user/cool_off', { days: 1 });
    await expectRefusal('cooling_off', {}, resting);
  });

  it('where the pool is drained: by its exposure first, and by what it can reserve where that may be all of it', async () => {
    await alice.call('user/set_loss_budget', { amount: '900', period: 'day' });
    const loose = { ...defaultOptionMarket(btc), exposurePpm: 1_000_000 };
    await say(loose);
    await drainPoolTo(7_000_000n);
    await say(defaultOptionMarket(btc));
    await expectRefusal('exposure_exceeded');
    await say(loose);
    await expectRefusal('pool_cannot_reserve', { seconds: 300 });
    expect(await server.client().call('microtrade/pool', {})).toMatchObject({ balance: '7', reserved: '3.75' });
  });
});
