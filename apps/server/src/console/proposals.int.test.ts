import type { TestOperator } from '@auric/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConsoleHouse, reason } from './console-house.test-support.ts';

let house: ConsoleHouse;
let compliance: TestOperator;
let finance: TestOperator;
let secondFinance: TestOperator;

beforeAll(async () => {
  house = await ConsoleHouse.open();
  ({ compliance, finance, secondFinance } = house.operators);
});
afterAll(() => house.close());

describe('a proposal', () => {
  const funding = { account: 'insurance', currency: 3, amount: '12.5', reference: 'wire 1', reason };

  it('happens when another operator has agreed, and is one act of two people', async () => {
    const { proposal } = await finance.call('treasury/fund', funding);
    expect(await finance.codeOf('cases/claim', { id: proposal })).toBe('case_own');
    expect(await compliance.codeOf('cases/one', { id: proposal })).toBe('case_unknown');
    expect(await secondFinance.codeOf('cases/decide', { id: proposal, decision: 'approve', reason })).toBe(
      'case_not_claimed',
    );
    expect(await secondFinance.call('cases/next', { queue: 'proposals' })).toEqual({ id: proposal });
    expect(await finance.call('cases/next', { queue: 'proposals' })).toEqual({ id: null });
    const before = await insurance();
    const overview = async () => (await secondFinance.call('queues', {})).find(({ name }) => name === 'proposals');
    expect(await overview()).toMatchObject({ open: 1, claimed: 0, mine: 0, may_decide: true });
    await secondFinance.call('cases/claim', { id: proposal });
    expect(await overview()).toMatchObject({ open: 0, claimed: 1, mine: 1 });
    const claimed = await secondFinance.call('cases', { queue: 'proposals', state: 'claimed', mine: true });
    expect(claimed).toMatchObject({ total: 1, data: [{ id: proposal, claimed_by: { id: secondFinance.demo.id } }] });
    expect((await finance.call('cases', { queue: 'proposals', mine: true })).total).toBe(0);
    expect((await finance.call('cases', { queue: 'proposals', state: 'open' })).total).toBe(0);
    const whole = await secondFinance.call('cases/one', { id: proposal });
    expect(whole).toMatchObject({ state: 'claimed', view: { call: 'treasury/fund', payload: { amount: '12.5' } } });
    const decided = await secondFinance.call('cases/decide', { id: proposal, decision: 'approve', reason });
    expect(decided).toMatchObject({ state: 'decided', decided: { decision: 'approve' } });
    expect((await insurance()) - before).toBe(12.5);
    expect(await house.audited('fund_house')).toMatchObject([
      { operator: { id: finance.demo.id }, second: { id: secondFinance.demo.id }, failure: '' },
    ]);
    // The same arrival isn't booked a second time.
    const again = await finance.call('treasury/fund', funding);
    await secondFinance.call('cases/claim', { id: again.proposal });
    await secondFinance.call('cases/decide', { id: again.proposal, decision: 'approve', reason });
    expect((await insurance()) - before).toBe(12.5);
  });

  it('does nothing when it is rejected', async () => {
    const before = await insurance();
    const { proposal } = await finance.call('treasury/fund', { ...funding, reference: 'wire 2' });
    await secondFinance.call('cases/claim', { id: proposal });
    expect(await secondFinance.codeOf('cases/decide', { id: proposal, decision: 'maybe', reason })).toBe(
      'decision_unknown',
    );
    await secondFinance.call('cases/decide', { id: proposal, decision: 'reject', reason });
    expect(await insurance()).toBe(before);
    expect(await secondFinance.codeOf('cases/claim', { id: proposal })).toBe('case_not_claimable');
  });

  it('corrects a balance by both sides of a double entry, and tells the customer', async () => {
    const client = await house.server.client().register('adjusted1');
    const { id: customer } = await client.call('user/info', {});
    const asked = { customer, account: 'spot', currency: 3, house_account: 'treasury', reason } as const;
    const much = { ...asked, amount: '200000', direction: 'to_customer' } as const;
    expect(await refusalOf(much)).toBe('act_not_possible');
    expect(await refusalOf({ ...asked, amount: '10000.01', direction: 'from_customer' })).toBe('act_not_possible');
    expect(await finance.codeOf('customers/adjust', { ...much, house_account: 'world' })).toBe('house_account_unknown');
    expect(await refusalOf({ ...asked, amount: '2.5', direction: 'from_customer' })).toBe('ok');
    const whole = await compliance.call('customers/one', { customer });
    expect(whole.balances).toEqual([
      { account: 'spot', currency: 3, currency_name: 'USDT', available: '9997.5', freeze: '0' },
    ]);
    const { data } = await client.call('site_message/index', {});
    expect(data.map(({ text }) => text).join()).toContain('-2.5 USDT');
    await insurance();
  });

  /** Proposes and confirms; what the confirmation answers. A case that was refused waits again and is rejected. */
  async function refusalOf(payload: Parameters<typeof finance.call<'customers/adjust'>>[1]): Promise<string> {
    const { proposal } = await finance.call('customers/adjust', payload);
    await secondFinance.call('cases/claim', { id: proposal });
    const code = await secondFinance.codeOf('cases/decide', { id: proposal, decision: 'approve', reason });
    if (code === 'ok') return code;
    await secondFinance.call('cases/claim', { id: proposal });
    await secondFinance.call('cases/decide', { id: proposal, decision: 'reject', reason });
    return code;
  }

  async function insurance(): Promise<number> {
    const { house, balanced } = await finance.call('treasury', {});
    expect(balanced).toBe(true);
    const account = house.find(({ name }) => name === 'insurance');
    return Number(account?.balances.find(({ currency }) => currency === 3)?.amount ?? 0);
  }
});

describe('queues', () => {
  it('are told with what waits in them, and since when', async () => {
    const queues = await finance.call('queues', {});
    const {
      open,
      claimed,
      second: seconds,
      mine,
      oldest_at: oldest,
    } = queues.find(({ name }) => name === 'proposals')!;
    expect([open, claimed, seconds, mine].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
    expect(oldest === null).toBe(open + claimed + seconds === 0);
  });
});

it('says how the house is', async () => {
  const health = await house.operators.admin.call('health', {});
  expect(health.series.map(({ name }) => name)).toContain('commit');
  expect(health.series[0]!.values).toHaveLength(180);
});
