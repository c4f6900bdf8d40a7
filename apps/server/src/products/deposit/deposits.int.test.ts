import { addOperator, CallFailed, publishStillIndex, type TestClient, type TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const settings = {
  REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000',
  REQUESTS_PER_CUSTOMER_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '1000000',
  LOGINS_PER_ADDRESS_PER_MINUTE: '100000',
  CONSOLE_REQUESTS_PER_MINUTE: '100000',
};

/** Ahead of the machine's clock, so that the blocks of the sandbox needn't be waited for. */
let aheadMs = 0;
const clock = { now: () => Date.now() + aheadMs, monotonicMs: () => performance.now() + aheadMs };

let server: TestServer;
let alice: TestClient;
let finance: TestOperator;
let other: TestOperator;

beforeAll(async () => {
  server = await bootServer({ settings, clock });
  await publishStillIndex(server.exchange);
  finance = await (await addOperator(server, ['finance'])).signIn();
  other = await (await addOperator(server, ['finance'])).signIn();
});
afterAll(() => server.close());
beforeEach(async () => void (alice = await server.client().register()));

const byHand = { account: 'Alice Lin', amount: '100', currency: 3, type: 'ERC20' } as const;
const hash = 'ab'.repeat(32);

async function newest(client = alice) {
  return (await client.call('recharge/log', {})).data[0];
}

async function funding(client = alice): Promise<string> {
  return (await client.call('wallet/detail', { type: 1, currency: 3 })).available;
}

describe('an address', () => {
  it('is one a customer and chain, whoever asks at once, and another customer has another', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => alice.call('wallet/get_in_address', { currency: 3, network: 'ERC20' })),
    );
    expect(new Set(asked.map(({ address }) => address)).size).toBe(1);
    expect(asked[0]).toMatchObject({ memo: null, confirmations: 12, min_deposit: '1', behind: false, simulated: true });
    const bob = await server.client().register();
    const { address } = await bob.call('wallet/get_in_address', { currency: 3, network: 'ERC20' });
    expect(address).not.toBe(asked[0]?.address);
  });

  it.each([
    [{ currency: 3, network: 'BTC' }, 'network_not_offered'],
    [{ currency: 3, network: 'constructor' }, 'network_not_offered'],
    [{ currency: 10 }, 'network_not_offered'],
    [{ currency: 999 }, 'currency_unknown'],
    [{ currency: -1 }, 'parameter_error'],
    [{ currency: 3, network: '' }, 'parameter_error'],
  ])('of %j is refused as %s', async (params, code) => {
    const { body } = await alice.send('wallet/get_in_address', params);
    expect(body).toMatchObject({ code });
  });
});

describe('coins over a chain', () => {
  it('are seen, counted and credited once, and their customer is told', async () => {
    const sent = await alice.call('sandbox/deposit', { currency: 3, type: 'TRC20', request_id: 'coins-001' });
    const again = await alice.call('sandbox/deposit', { currency: 3, type: 'TRC20', request_id: 'coins-001' });
    expect(again).toEqual(sent);
    aheadMs += 4_000;
    const network = { network: 'TRC20', currency: 3, currency_name: 'USDT', amount: '100', tx: sent.tx } as const;
    await vi.waitFor(
      async () => expect(await newest()).toMatchObject({ ...network, state: 'confirming', confirmations_needed: 20 }),
      { timeout: 25_000, interval: 200 },
    );
    expect(await funding()).toBe('0');
    aheadMs += 60_000;
    await vi.waitFor(
      async () => expect(await newest()).toMatchObject({ ...network, state: 'credited', confirmations: 20 }),
      { timeout: 25_000, interval: 200 },
    );
    expect(await funding()).toBe('100');
    await vi.waitFor(
      async () => {
        const { data } = await alice.call('site_message/index', { limit: 50 });
        expect(data.map(({ title }) => title)).toContain('Deposit credited');
      },
      { timeout: 25_000, interval: 200 },
    );
    const { deposits, claim } = await alice.call('recharge/claim', { hash: sent.tx, currency: 3, type: 'TRC20' });
    expect([deposits.map(({ state }) => state), claim]).toEqual([['credited'], null]);
  });

  it('are made up ten times a minute at most', async () => {
    const send = () => alice.codeOf('sandbox/deposit', { currency: 1, type: 'BTC' });
    for (let at = 0; at < 10; at += 1) expect(await send()).toBe('ok');
    expect(await send()).toBe('faucet_limit');
    aheadMs += 90_000;
    expect(await send()).toBe('ok');
  });

  it('of a network that an asset doesn’t have are made up for nobody', async () => {
    expect(await alice.codeOf('sandbox/deposit', { currency: 1, type: 'TRC20' })).toBe('network_not_offered');
  });
});

describe('a missing transaction', () => {
  it('is asked for once, in either spelling, and is nobody else’s to see', async () => {
    const asked = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        alice.call('recharge/claim', {
          hash: at % 2 === 0 ? hash.toUpperCase() : `0x${hash}`,
          currency: 2,
          type: 'ETH',
        }),
      ),
    );
    expect(new Set(asked.map(({ claim }) => claim?.id)).size).toBe(1);
    expect(asked[0]?.claim).toMatchObject({ state: 'pending', tx: hash, network: 'ETH' });
    expect((await alice.call('recharge/claims', {})).total).toBe(1);
    const bob = await server.client().register();
    expect((await bob.call('recharge/claims', {})).total).toBe(0);
  });

  it('of another’s deposit tells nothing of it', async () => {
    const { tx } = await alice.call('sandbox/deposit', { currency: 3, type: 'TRC20' });
    aheadMs += 4_000;
    await vi.waitFor(async () => expect((await newest())?.tx).toBe(tx), { timeout: 25_000, interval: 200 });
    const bob = await server.client().register();
    const answer = await bob.call('recharge/claim', { hash: tx, currency: 3, type: 'TRC20' });
    expect([answer.deposits, answer.claim?.state]).toEqual([[], 'pending']);
  });

  it('waits with four others at most', async () => {
    const claim = (at: number) =>
      alice.codeOf('recharge/claim', { hash: `${at}${hash.slice(1)}`, currency: 1, type: 'BTC' });
    for (let at = 0; at < 5; at += 1) expect(await claim(at)).toBe('ok');
    expect(await claim(5)).toBe('deposit_requests_full');
    expect(await claim(4)).toBe('ok');
  });

  it.each([{ hash: '0xfeed' }, { hash: `${hash}0` }, { hash: '' }, { currency: 0 }, { type: 'x'.repeat(17) }])(
    'is refused with %j',
    async (wrong) => {
      const { body } = await alice.send('recharge/claim', { hash, currency: 1, type: 'BTC', ...wrong });
      expect(body).toMatchObject({ code: expect.stringMatching(/parameter_error|text_too_long/) });
    },
  );

  it('is rejected by an operator with a reason that the customer reads', async () => {
    const { claim } = await alice.call('recharge/claim', { hash, currency: 1, type: 'BTC' });
    await decide('deposit_claim', finance, { decision: 'reject', values: { fault: 'not_ours' } }, claim!.id);
    const { data } = await alice.call('recharge/claims', {});
    expect(data).toMatchObject([{ state: 'rejected', reason: expect.stringContaining('did not pay to an address') }]);
  });
});

type Said = { decision: string; values: Record<string, string> };

/** Claims the case of a reference and decides it. */
async function decide(queue: string, by: TestOperator, said: Said, ref: number): Promise<string> {
  const { data } = await by.call('cases', { queue, limit: 100 });
  const { id } = data.find((one) => one.ref === String(ref))!;
  await by.call('cases/claim', { id });
  return by.codeOf('cases/decide', { id, reason: 'looked at the bank', ...said });
}

describe('what was paid by hand', () => {
  it('waits for two operators who say the same, and is credited as it arrived', async () => {
    const voucher = await alice.call('upload', {});
    const asked = await alice.call('wallet/charge_req', { ...byHand, voucher, request_id: 'by-hand-01' });
    expect(asked).toMatchObject({ kind: 'hand', state: 'pending', amount: '100', account: 'Alice Lin', voucher });
    expect(await alice.call('wallet/charge_req', { ...byHand, voucher, request_id: 'by-hand-01' })).toEqual(asked);
    const said = { decision: 'confirm', values: { amount: '99.5', reference: 'BANK-2026-1' } };
    expect(await decide('deposit_request', finance, said, asked.id)).toBe('ok');
    expect(await funding()).toBe('0');
    const another = { ...said, values: { ...said.values, amount: '99' } };
    expect(await decide('deposit_request', other, another, asked.id)).toBe('decision_differs');
    expect(await decide('deposit_request', other, said, asked.id)).toBe('ok');
    expect(await newest()).toMatchObject({ state: 'credited', amount: '99.5' });
    expect(await funding()).toBe('99.5');
    const look = await finance.call('deposits/voucher', { request: asked.id });
    expect((await fetch(server.url + look.address)).status).toBe(200);
  });

  it('is rejected with a reason that the customer reads and is told', async () => {
    const { id } = await alice.call('wallet/charge_req', byHand);
    const said = { decision: 'reject', values: { fault: 'not_arrived' } };
    await decide('deposit_request', finance, said, id);
    expect(await decide('deposit_request', other, said, id)).toBe('ok');
    expect(await newest()).toMatchObject({ state: 'rejected', reason: 'The payment has not arrived with us.' });
    expect((await alice.call('site_message/index', {})).data.map(({ title }) => title)).toContain(
      'Deposit not credited',
    );
  });

  it('is canceled by its customer alone, once, and its case goes with it', async () => {
    const { id } = await alice.call('wallet/charge_req', byHand);
    const bob = await server.client().register();
    expect(await bob.codeOf('recharge/cancel', { id })).toBe('deposit_request_not_found');
    const both = await Promise.all([alice.codeOf('recharge/cancel', { id }), alice.codeOf('recharge/cancel', { id })]);
    expect(both.toSorted()).toEqual(['deposit_request_not_found', 'ok']);
    expect(await newest()).toMatchObject({ state: 'canceled' });
    const { data } = await finance.call('cases', { queue: 'deposit_request', state: 'withdrawn', limit: 100 });
    expect(data.map(({ ref }) => ref)).toContain(String(id));
  });

  it('is asked for ten times at once', async () => {
    for (let at = 0; at < 10; at += 1) await alice.call('wallet/charge_req', byHand);
    expect(await alice.codeOf('wallet/charge_req', byHand)).toBe('deposit_requests_full');
    expect((await alice.call('recharge/log', { limit: 3, page: 2 })).data).toHaveLength(3);
  });

  it.each([
    [{ amount: '0' }, 'amount_not_positive'],
    [{ amount: '0.0000001' }, 'parameter_error'],
    [{ amount: '-1' }, 'parameter_error'],
    [{ account: '' }, 'parameter_error'],
    [{ type: 'BTC' }, 'network_not_offered'],
    [{ voucher: '/api/files/somebody' }, 'file_unknown'],
    [{ amount: '999999999999999999' }, 'amount_out_of_range'],
  ])('is refused with %j as %s', async (wrong, code) => {
    const { body } = await alice.send('wallet/charge_req', { ...byHand, ...wrong });
    expect(body).toMatchObject({ code });
  });

  it('shows no picture of another customer', async () => {
    const bob = await server.client().register();
    const voucher = await bob.call('upload', {});
    const failure = await alice.call('wallet/charge_req', { ...byHand, voucher }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailed);
    expect((failure as CallFailed).failure.code).toBe('file_unknown');
  });
});

describe('an arrival of nobody', () => {
  it('is assigned by two operators to its customer', async () => {
    const transaction = 'cd'.repeat(32);
    const coins = { chain: 'tron', transaction, output: '0', asset: 3, delivered: 5_000_000n, decimals: 6 } as const;
    const seen = await server.exchange.execute({ command: { type: 'RecordDeposit', customer: 0, ...coins } });
    const deposit = seen.ok ? seen.answer.id! : 0;
    await server.exchange.execute({ command: { type: 'ConfirmDeposit', deposit } });
    expect(await finance.call('deposits/unassigned', {})).toMatchObject([{ deposit, amount: '5', tx: transaction }]);
    const { id: customer } = await alice.call('user/info', {});
    const { proposal } = await finance.call('deposits/assign', { deposit, customer, reason: 'memo by mail' });
    expect(await funding()).toBe('0');
    await other.call('cases/claim', { id: proposal });
    await other.call('cases/decide', { id: proposal, decision: 'approve', reason: 'saw the mail' });
    expect(await funding()).toBe('5');
    expect(await finance.codeOf('deposits/assign', { deposit, customer, reason: 'again' })).toBe('nothing_to_change');
  });
});
