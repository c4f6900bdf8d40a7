import { bootScriptedServer, type ScriptedServer, type TestClient, testMarkets } from '@auric/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** The contract of BTC on a scripted server. */
const market = 101;
const soon = { timeout: 20_000 } as const;

let scripted: ScriptedServer;
beforeAll(async () => void (scripted = await bootScriptedServer()), 60_000);
afterAll(() => scripted.close());

/** Somebody with a position and with nothing available beside it, where `isBare`. */
async function holder(type: 'long' | 'short', share: string, isBare: boolean) {
  const client = await scripted.client().register();
  const [usdt, spot, futures] = [3, 'spot', 'perpetual'] as const;
  const asset = { from_currency_id: usdt, to_currency_id: usdt };
  await client.call('wallet/change', { ...asset, from_field: spot, to_field: futures, number: '1000' });
  const { position_id } = await client.call('lever/submit', { match_id: market, type, share, multiple: 20 });
  if (isBare) {
    const { withdrawable } = await client.call('lever/account', {});
    await client.call('wallet/change', { ...asset, from_field: futures, to_field: spot, number: withdrawable });
  }
  return { client, position: position_id };
}

const toldOf = async (client: TestClient) =>
  (await client.call('site_message/index', { topic: 'money' })).data.filter(
    ({ kind }) => kind === 'funding_from_margin',
  );

const billsOf = async (client: TestClient) =>
  (await client.call('wallet/legal_log', { type: 'perpetual', kind: 'funding_payment' })).data.map((bill) => [
    bill.ref,
    bill.amount,
  ]);

it('funding is in the histories, bills and receipts of who paid and who received, and told where margin paid it', async () => {
  await scripted.move({ prices: { [testMarkets.btc]: 60_000 } });
  const [payer, receiver] = [await holder('long', '3', true), await holder('short', '1', false)];
  await scripted.passFunding();
  await expect.poll(async () => (await payer.client.call('lever/my_funding', {})).total, soon).toBe(1);
  await expect.poll(async () => (await receiver.client.call('lever/my_funding', {})).total, soon).toBe(1);

  const [paid] = (await payer.client.call('lever/my_funding', {})).data;
  const [received] = (await receiver.client.call('lever/my_funding', {})).data;
  // Nothing is over the index: the interest of 0.01 % of three lots of 0.01 BTC, and of one, at the mark.
  expect(paid).toMatchObject({ position_id: payer.position, share: '3', rate: '0.0001' });
  expect(received).toMatchObject({ position_id: receiver.position, share: '1', rate: '0.0001' });
  expect(Number(paid!.amount)).toBeCloseTo(-0.03 * 0.0001 * Number(paid!.mark_price), 5);
  expect(Number(received!.amount)).toBeCloseTo(0.01 * 0.0001 * Number(paid!.mark_price), 5);
  expect(await billsOf(payer.client)).toEqual([[String(payer.position), paid!.amount]]);
  expect(await billsOf(receiver.client)).toEqual([[String(receiver.position), received!.amount]]);

  const receipt = await payer.client.call('receipt', { of: 'funding', number: paid!.id });
  expect(receipt).toMatchObject({ kind: 'funding_paid', subject: payer.position });
  const theirs = await receiver.client.call('receipt', { of: 'funding', number: received!.id });
  expect(theirs).toMatchObject({ kind: 'funding_received', subject: receiver.position });
  const others = receiver.client.call('receipt', { of: 'funding', number: paid!.id });
  await expect(others).rejects.toMatchObject({ failure: { code: 'receipt_not_found' } });

  await vi.waitFor(async () => expect(await toldOf(payer.client)).toHaveLength(1), soon);
  const [told] = await toldOf(payer.client);
  expect(told!.text).toContain(`${paid!.amount.slice(1)} USDT was taken from its margin`);
  expect(told!.path).toBe(`/pages/transaction/receipt?of=funding&number=${paid!.id}`);
  expect(await toldOf(receiver.client)).toEqual([]);
  const { text } = await payer.client.download('export/funding', {});
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`,${paid!.amount},USDT`);
});
