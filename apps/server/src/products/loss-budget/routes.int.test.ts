import { keepStillIndex, openStillContract, type TestClient } from '@auric/testkit';
import type { TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootStillVenue, failureOf } from '../venue/traders.test-support.ts';

const dayMs = 86_400_000;

let server: TestServer;
let market: number;
let alice: TestClient;
let stopIndex: () => Promise<void>;

beforeAll(async () => {
  server = await bootStillVenue();
  market = await openStillContract(server);
  stopIndex = await keepStillIndex(server.exchange);
});
afterAll(async () => {
  await stopIndex();
  await server.close();
});
beforeEach(async () => {
  alice = await server.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: 3, to_currency_id: 3 } as const;
  await alice.call('wallet/change', { ...between, number: '10000' });
});

/** 0.1 BTC at 60,006: margin 600.06, fee 3.60036. */
const long = () => ({ match_id: market, type: 'long', share: '10', multiple: 10 }) as const;

describe('a loss budget on the wire', () => {
  it('is nothing before it is set, and refuses the stake that would go beyond it', async () => {
    expect(await alice.call('user/loss_budget', {})).toMatchObject({
      amount: '0',
      room: '0',
      cool_until: 0,
      next: null,
    });
    expect(await alice.call('user/set_loss_budget', { amount: '1000', period: 'day' })).toMatchObject({
      amount: '1000',
      period: 'day',
      result: '0',
      room: '1000',
    });
    const { position_id: id } = await alice.call('lever/submit', long());
    expect(await alice.call('user/loss_budget', {})).toMatchObject({
      result: '-3.60036',
      at_stake: '600.06',
      room: '396.33964',
    });
    expect(await failureOf(alice.call('lever/submit', long()))).toMatchObject({ code: 'loss_budget_exceeded' });
    await alice.call('lever/close', { id });
    expect(await alice.call('user/loss_budget', {})).toMatchObject({ at_stake: '0' });
  });

  it('gets wider a day later, and says so', async () => {
    await alice.call('user/set_loss_budget', { amount: '10', period: 'week' });
    const before = Date.now();
    const { amount, next } = await alice.call('user/set_loss_budget', { amount: '0', period: 'week' });
    expect({ amount, next }).toMatchObject({ amount: '10', next: { amount: '0' } });
    expect(next!.effective_at).toBeGreaterThanOrEqual(before + dayMs - 1_000);
    const { data } = await alice.call('user/loss_budget_history', {});
    expect(data.map(({ step, amount: said }) => [step, said])).toEqual([
      ['announced', '0'],
      ['set', '10'],
    ]);
  });

  it('is of its customer alone', async () => {
    await alice.call('user/set_loss_budget', { amount: '10', period: 'month' });
    const bob = await server.client().register();
    expect(await bob.call('user/loss_budget', {})).toMatchObject({ amount: '0' });
    expect((await bob.call('user/loss_budget_history', {})).total).toBe(0);
  });

  it.each([
    ['loss_budget_invalid', { amount: '0.999999', period: 'day' }],
    ['parameter_error', { amount: '1.0000001', period: 'day' }],
    ['parameter_error', { amount: '-5', period: 'day' }],
    ['loss_budget_unchanged', { amount: '0', period: 'day' }],
  ] as const)('is refused as %s', async (code, body) => {
    expect(await failureOf(alice.call('user/set_loss_budget', body))).toMatchObject({ code, field: 'amount' });
  });

  it('is set once by a request that comes twice', async () => {
    const body = { amount: '50', period: 'day', request_id: 'budget-of-fifty' } as const;
    await Promise.all([alice.call('user/set_loss_budget', body), alice.call('user/set_loss_budget', body)]);
    expect((await alice.call('user/loss_budget_history', {})).total).toBe(1);
  });
});

describe('a cool-off on the wire', () => {
  it('lets nothing be opened, everything be closed, and gets no shorter', async () => {
    const { position_id: id } = await alice.call('lever/submit', long());
    expect((await alice.call('user/cool_off', { days: 2 })).cool_until).toBeGreaterThan(Date.now() + dayMs);
    expect(await failureOf(alice.call('lever/submit', long()))).toMatchObject({ code: 'cooling_off' });
    expect(await failureOf(alice.call('user/cool_off', { days: 1 }))).toMatchObject({ code: 'cool_off_not_longer' });
    await alice.call('lever/close', { id });
    expect((await alice.call('lever/my_trade', { status: 'doing' })).data).toEqual([]);
  });
});
