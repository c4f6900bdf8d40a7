import {
  bootScriptedServer,
  registerLead,
  registerTrader,
  type ScriptedServer,
  type TestClient,
  testMarkets,
  type Trader,
} from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf } from '../venue/traders.test-support.ts';

const { btc } = testMarkets;
const wish = { type: 1, number: '0.5', follow_amount: '500' } as const;

let scripted: ScriptedServer;
let market: number;
let lead: Trader;
let bob: TestClient;

beforeAll(async () => {
  scripted = await bootScriptedServer();
  const contracts = await scripted.client().call('lever/contracts', {});
  market = contracts.find(({ terms }) => terms.symbol.startsWith('BTC'))!.terms.match_id;
  // A block takes half of what has stood in the book on average.
  await scripted.pass(30);
}, 120_000);
afterAll(() => scripted.close());
beforeEach(async () => {
  await scripted.move({ prices: { [btc]: 60_000 } });
  lead = await registerLead(scripted);
  bob = (await registerTrader(scripted)).client;
});

const follow = (fields: object = {}) =>
  bob.call('follow/follow', { trader_user_id: lead.id, share: '0.1', ...wish, ...fields });
/** A hundredth of a bitcoin, at ten times: 600 USDT on 60 of margin. */
const opens = (fields: object = {}) =>
  lead.client.call('lever/submit', { match_id: market, type: 'long', share: '1', multiple: 10, ...fields });
const mine = () => bob.call('follow/my', {});
const positions = async (client: TestClient) => (await client.call('lever/my_trade', { status: 'doing' })).data;

describe('leading', () => {
  it('is for who asks, by rule, and shows on the board', async () => {
    expect(await lead.client.call('follow/leading', {})).toMatchObject({
      trader_user_id: lead.id,
      name: 'Steady hand',
      share: '0.1',
      status: 'open',
      followers: 0,
    });
    const { data } = await scripted.client().call('follow/index', { sort: 'days', limit: 100 });
    expect(data.some(({ trader_user_id: id }) => id === lead.id)).toBe(true);
    const quit = await lead.client.call('follow/quit', {});
    expect(quit.status).toBe('closed');
    const open = await scripted.client().call('follow/index', { limit: 100 });
    expect(open.data.some(({ trader_user_id: id }) => id === lead.id)).toBe(false);
    const all = await scripted.client().call('follow/index', { limit: 100, closed: true });
    expect(all.data.find(({ trader_user_id: id }) => id === lead.id)).toMatchObject({ status: 'closed' });
  });

  it.each([
    ['parameter_error', { share: '1.5' }, 'share'],
    ['parameter_error', { share: '0.12345678' }, 'share'],
    ['characters_not_allowed', { profile: 'write to me at t.me/steady' }, 'profile'],
    ['characters_not_allowed', { name: 'me@example' }, 'name'],
    ['parameter_error', { name: ' x ' }, 'name'],
    ['already_a_lead', {}, undefined],
  ])('is refused: %s %o', async (code, fields, field) => {
    const form = { name: 'Steady hand', profile: '', share: '0.1', ...fields };
    const failure = await failureOf(lead.client.call('follow/become', form));
    expect(failure).toMatchObject(field === undefined ? { code } : { code, field });
  });

  it('is not for a stranger, nor for who copies', async () => {
    const stranger = await scripted.client().register();
    const form = { name: 'Nobody', profile: '', share: '0.1' };
    expect((await failureOf(stranger.call('follow/become', form))).code).toBe('identity_required');
    await follow();
    expect((await failureOf(bob.call('follow/become', form))).code).toBe('follower_cannot_lead');
    expect((await failureOf(bob.call('follow/profile', form))).code).toBe('lead_not_found');
    const greedy = lead.client.call('follow/profile', { ...form, share: '0.21' });
    expect(await failureOf(greedy)).toMatchObject({ code: 'lead_share_too_high', field: 'share' });
    expect((await failureOf(scripted.client().call('follow/traderDetail', { trader_user_id: 99 }))).code).toBe(
      'lead_not_found',
    );
  });

  it('says what it asks of new follows', async () => {
    const changed = await lead.client.call('follow/profile', { name: 'New hand', profile: 'Slow', share: '0.05' });
    expect(changed).toMatchObject({ name: 'New hand', profile: 'Slow', share: '0.05' });
    expect(await failureOf(follow())).toMatchObject({ code: 'lead_share_changed', field: 'share' });
    expect(await follow({ share: '0.05' })).toMatchObject({ name: 'New hand', share: '0.05' });
  });
});

describe('the statistics', () => {
  it('are counted with the hour, from what was traded since they lead, and of what copiers have left', async () => {
    await follow();
    await opens();
    const [own] = await positions(lead.client);
    await scripted.move({ prices: { [btc]: 61_000 } });
    await lead.client.call('lever/close', { id: own!.id });
    await scripted.pass(2);
    const [copied] = (await mine()).follows;
    await scripted.pass(3_700, { isSilent: true });
    const counted = async () =>
      (await scripted.client().call('follow/traderDetail', { trader_user_id: lead.id })).trader;
    await expect.poll(async () => (await counted()).closed_orders, { timeout: 60_000, interval: 1_000 }).toBe(1);
    const trader = await counted();
    expect(trader).toMatchObject({ accuracy: '1', profitable_orders: 1, copiers_counted: 1, followers: 1 });
    const gained = Number(trader.total_profit);
    expect(gained).toBeGreaterThan(8);
    expect(Number(trader.roi)).toBeCloseTo(gained / 5_000, 5);
    expect(Number(trader.copier_return)).toBeCloseTo(Number(copied!.followEarnings) / 500, 5);
    expect(trader.curve.length).toBeGreaterThan(0);
  }, 90_000);
});

describe('a follow', () => {
  it('copies what the lead opens and closes, and both see what it came to', async () => {
    const started = await follow();
    expect(started).toMatchObject({ copyType: 1, copyMultiple: '0.5', followAmount: '500', status: 'following' });
    await opens();
    const { follows, copies } = await mine();
    expect(copies).toMatchObject([{ match_id: market, share: '0.5', to_close: '0' }]);
    const [copied] = await positions(bob);
    expect(copied).toMatchObject({ id: copies[0]!.transaction_id, side: 'long', share: '0.5', multiple: 10 });
    expect(follows[0]!.in_use).not.toBe('0');
    const [own] = await positions(lead.client);
    expect(copies[0]!.lead_transaction_id).toBe(own!.id);
    expect(copied!.price).toBe(own!.price);

    await scripted.move({ prices: { [btc]: 61_000 } });
    await lead.client.call('lever/close', { id: own!.id });
    await scripted.pass(2);
    expect((await mine()).copies).toEqual([]);
    const [after] = (await mine()).follows;
    expect(Number(after!.followEarnings)).toBeGreaterThan(4);
    expect(Number(after!.held)).toBeCloseTo(Number(after!.followEarnings) / 10, 5);
    const events = await bob.call('follow/events', {});
    expect(events.data.map(({ what }) => what)).toEqual(['closed', 'opened']);

    const ended = await bob.call('follow/cancel', { follow_user_id: started.follow_user_id });
    expect(ended).toMatchObject({ status: 'ended', reason: 'follower', shared: after!.held });
    expect((await bob.call('follow/history', {})).data).toMatchObject([{ follow_user_id: started.follow_user_id }]);
    const bills = await bob.call('wallet/legal_log', { type: 'lever', kind: 'profit_share_paid' });
    expect(bills.data).toMatchObject([{ amount: `-${after!.held}` }]);
    const received = await lead.client.call('wallet/legal_log', { type: 'lever', kind: 'profit_share_received' });
    expect(received.data).toMatchObject([{ amount: after!.held }]);
    const history = await scripted.client().call('follow/historyTrade', { trader_user_id: lead.id });
    expect(history.data).toMatchObject([{ type: 'long', multiple: 10 }]);
  });

  it('is changed, and told why something was cut', async () => {
    const { follow_user_id } = await follow();
    const edited = await bob.call('follow/follow', {
      follow_user_id,
      ...wish,
      type: 2,
      number: '3',
      follow_amount: '100',
    });
    expect(edited).toMatchObject({ copyType: 2, copyMultiple: '3', followAmount: '100' });
    await opens();
    await scripted.pass(2);
    const { data } = await bob.call('follow/events', {});
    expect(data).toMatchObject([{ what: 'cut', wanted: '3', reason: 'follow_amount' }]);
    expect(Number(data[0]!.lots)).toBeLessThan(1.67);
  });

  it('ends with its copies kept', async () => {
    const { follow_user_id } = await follow();
    await opens();
    const ended = await bob.call('follow/cancel', { follow_user_id, keep_positions: true });
    expect(ended.status).toBe('ended');
    expect(await positions(bob)).toHaveLength(1);
  });

  it('lets a copy go on by itself, once and again by the same request', async () => {
    await follow();
    await opens();
    const [copy] = (await mine()).copies;
    const request = { transaction_id: copy!.transaction_id, request_id: `keep-${copy!.transaction_id}-copy` };
    await bob.call('follow/selfHolding', request);
    expect(await bob.call('follow/selfHolding', request)).toMatchObject({ status: 'following' });
    expect((await mine()).copies).toEqual([]);
    expect((await failureOf(bob.call('follow/selfHolding', { transaction_id: copy!.transaction_id }))).code).toBe(
      'copy_not_found',
    );
  });

  it.each([
    ['parameter_error', { trader_user_id: undefined }],
    ['parameter_error', { share: undefined }],
    ['lead_not_found', { trader_user_id: 4_000_000 }],
    ['parameter_error', { number: '0' }],
    ['parameter_error', { follow_amount: '0' }],
    ['follow_amount_too_small', { follow_amount: '9.99' }],
    ['follow_stop_loss_invalid', { stop_loss: '501' }],
    ['insufficient_balance', { follow_amount: '1000.01' }],
    ['copy_size_too_large', { number: '101' }],
  ])('is refused: %s %o', async (code, fields) => {
    expect((await failureOf(follow(fields))).code).toBe(code);
  });

  it("is nobody else's business", async () => {
    const { follow_user_id } = await follow();
    const mallory = (await registerTrader(scripted)).client;
    for (const act of [
      mallory.call('follow/cancel', { follow_user_id }),
      mallory.call('follow/follow', { follow_user_id, ...wish, number: '2' }),
    ])
      expect((await failureOf(act)).code).toBe('follow_not_found');
    expect((await mallory.call('follow/events', { follow_user_id })).data).toEqual([]);
  });

  it('twice at once is one', async () => {
    const answers = await Promise.allSettled([follow(), follow()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await failureOf(follow())).code).toBe('already_following');
  });

  it('is shown beforehand as what it would have come to', async () => {
    await opens();
    const [own] = await positions(lead.client);
    await scripted.move({ prices: { [btc]: 61_000 } });
    await lead.client.call('lever/close', { id: own!.id });
    const preview = await bob.call('follow/preview', { trader_user_id: lead.id, ...wish });
    expect(preview).toMatchObject({ trades: 1, skipped: 0 });
    expect(Number(preview.profits)).toBeGreaterThan(4);
    expect(Number(preview.net)).toBeCloseTo(
      Number(preview.profits) - Number(preview.fees) + Number(preview.funding) - Number(preview.share),
      5,
    );
    const poor = await bob.call('follow/preview', { trader_user_id: lead.id, ...wish, follow_amount: '10' });
    expect(poor.cut + poor.skipped).toBe(1);
  });
});
