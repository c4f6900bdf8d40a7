import { setTimeout as sleep } from 'node:timers/promises';
import type { WireWithdrawal, WithdrawalStateWord } from '@auric/api';
import { addOperator, publishStillIndex, type TestClient, type TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, payPassword, withdrawingCustomer } from './withdrawing-customer.test-support.ts';

const patienceMs = 120_000;

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer();
  await publishStillIndex(server.exchange);
  ({ client: alice } = await withdrawingCustomer(server));
});
afterAll(() => server.close());

async function reviewFrom(oneFromE6: bigint, twoFromE6: bigint): Promise<void> {
  const command = { type: 'SetWithdrawalReview', oneFromE6, twoFromE6, effectiveAt: 0 } as const;
  expect(await server.exchange.execute({ command })).toMatchObject({ ok: true });
}

async function ask(address: string, more: object = {}): Promise<WireWithdrawal> {
  const { id } = await alice.call('user/wallet/save', { currency: 1, name: 'To', address, ...more });
  return alice.call('wallet/out', { currency: 1, number: '0.01', wallet_id: id, pay_password: payPassword });
}

/** The withdrawal once it is in a state. */
async function reached(id: number, state: WithdrawalStateWord): Promise<WireWithdrawal> {
  for (const until = Date.now() + patienceMs; ; await sleep(100)) {
    const [found] = (await alice.call('user/withdraw/list', { id })).data;
    if (found?.state === state) return found;
    if (Date.now() > until) throw new Error(`Withdrawal ${id} is ${found?.state} and not ${state}.`);
  }
}

/** Claims the case of a withdrawal and decides it. */
async function decide(operator: TestOperator, queue: string, id: number, decision: string, values = {}): Promise<void> {
  const { data } = await operator.call('cases', { queue });
  const found = data.find(({ ref }) => ref === String(id))!;
  await operator.call('cases/claim', { id: found.id });
  await operator.call('cases/decide', { id: found.id, decision, reason: 'Looked at it', values });
}

const funding = async () => (await alice.call('wallet/detail', { type: 1, currency: 1 })).available;

it('a small one goes by itself, is in a block, and is complete when it is final', { timeout: patienceMs }, async () => {
  const { id } = await ask(addresses.bitcoin);
  const done = await reached(id, 'completed');
  expect(done.history.map(({ state }) => state)).toEqual(['requested', 'approved', 'signed', 'sent', 'completed']);
  expect(done.tx).toMatch(/^[0-9a-f]{64}$/);
  expect(await funding()).toBe('0.09');
  const bills = await alice.call('wallet/legal_log', { type: 'funding', currency: 1 });
  expect(bills.data.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['withdrawal', '-0.0099'],
      ['withdrawal_fee', '-0.0001'],
    ]),
  );
});

it('a large one takes two operators who agree, and says who it is to', { timeout: patienceMs }, async () => {
  await reviewFrom(0n, 0n);
  const { id } = await ask(addresses.bitcoin, { memo: 'large' });
  await reached(id, 'under_review');
  const [first, second] = await Promise.all([addOperator(server), addOperator(server)]);
  await first.signIn();
  await second.signIn();
  await waitForCase(first, 'large_withdrawals', id);
  await decide(first, 'large_withdrawals', id, 'approve');
  expect((await reached(id, 'under_review')).state).toBe('under_review');
  const { data } = await first.call('cases', { queue: 'large_withdrawals' });
  expect(await first.codeOf('cases/claim', { id: data.find(({ ref }) => ref === String(id))!.id })).toBe('case_own');
  await decide(second, 'large_withdrawals', id, 'approve');
  expect((await reached(id, 'sent')).history.map(({ state }) => state)).toContain('approved');
});

it(
  'one that is rejected gives all of it back, and says why in the reader’s language',
  { timeout: patienceMs },
  async () => {
    await reviewFrom(0n, 10n ** 15n);
    const before = await funding();
    const { id } = await ask('1BitcoinEaterAddressDontSendf59kuE');
    const operator = await (await addOperator(server)).signIn();
    await waitForCase(operator, 'withdrawals', id);
    const [waiting] = (await operator.call('cases', { queue: 'withdrawals' })).data.filter(
      ({ ref }) => ref === String(id),
    );
    expect(waiting?.flags).toEqual(['address_listed']);
    await operator.call('cases/claim', { id: waiting!.id });
    const decision = { id: waiting!.id, decision: 'reject', reason: 'It stands on a list' };
    expect(await operator.codeOf('cases/decide', decision)).toBe('parameter_error');
    await operator.call('cases/decide', { ...decision, values: { fault: 'address_listed' } });
    const rejected = await reached(id, 'rejected');
    expect(rejected.reason).toBe('We can’t send to this address. Please use another one.');
    expect(await funding()).toBe(before);
    const told = async () => {
      const { data } = await alice.call('site_message/index', { topic: 'money' });
      return data.find(({ kind }) => kind === 'withdrawal_rejected')?.text ?? '';
    };
    await expect.poll(told, { timeout: patienceMs }).toContain('Reason: We can’t send to this address.');
  },
);

it('one that is taken back is no case any more', { timeout: patienceMs }, async () => {
  const { id } = await ask(addresses.bitcoin, { memo: 'taken back' });
  const operator = await (await addOperator(server)).signIn();
  await waitForCase(operator, 'withdrawals', id);
  await alice.call('wallet/out_cancel', { id });
  for (const until = Date.now() + patienceMs; ; await sleep(100)) {
    const { data } = await operator.call('cases', { queue: 'withdrawals', state: 'withdrawn' });
    if (data.some(({ ref }) => ref === String(id))) return;
    if (Date.now() > until) throw new Error('The case still waits.');
  }
});

it('to a card one is paid by hand, under the reference of the bank', { timeout: patienceMs }, async () => {
  await reviewFrom(10n ** 14n, 10n ** 15n);
  await alice.call('wallet/change', {
    from_field: 'spot',
    to_field: 'funding',
    from_currency_id: 3,
    to_currency_id: 3,
    number: '50',
  });
  const card = {
    real_name: 'Lin Xiaoyu',
    card_number: '6222020012345678',
    bank_name: 'ICBC',
    branch: 'Pudong',
    province: 'Shanghai',
  };
  const { id: card_id } = await alice.call('user/cash_save', card);
  const asked = await alice.call('wallet/out', { currency: 3, number: '50', card_id, pay_password: payPassword });
  expect(asked).toMatchObject({ network: 'BANK', fee: '1', receives: '49', address: '', name: 'ICBC ···5678' });
  const operator = await (await addOperator(server)).signIn();
  await waitForCase(operator, 'bank_payouts', asked.id);
  const [waiting] = (await operator.call('cases', { queue: 'bank_payouts' })).data;
  const { view } = await operator.call('cases/one', { id: waiting!.id });
  expect(view).toMatchObject({ recipient_gets: '49 USDT', card_number: '6222020012345678', bank_name: 'ICBC' });
  await decide(operator, 'bank_payouts', asked.id, 'paid', { reference: 'WIRE-2026-1' });
  expect(await reached(asked.id, 'completed')).toMatchObject({ tx: 'WIRE-2026-1' });
});

async function waitForCase(operator: TestOperator, queue: string, id: number): Promise<void> {
  for (const until = Date.now() + patienceMs; ; await sleep(100)) {
    const { data } = await operator.call('cases', { queue });
    if (data.some(({ ref }) => ref === String(id))) return;
    if (Date.now() > until) throw new Error(`No case of withdrawal ${id} in ${queue}.`);
  }
}
