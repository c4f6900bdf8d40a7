import { registerLead, registerTrader } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import { calm, contracts, openAtMarket, test } from './scripted-market.ts';
import { startSignedIn } from './signed-in.ts';

const { follow: texts } = english;
const order = { match_id: contracts.btc, type: 'long', multiple: 10 } as const;

test('a lead is copied, closes in part, is liquidated; bills and share are right to the unit', async ({
  ownScripted,
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await calm(ownScripted);
  // A block takes half of what has stood in the book on average.
  await ownScripted.pass(60);
  const lead = await registerLead(ownScripted, { name: 'Bold hand' });
  const { client } = await registerTrader(ownScripted);
  await startSignedIn(context, client.token);
  const mine = () => client.call('follow/my', {});
  const bills = async (kind: 'profit_share_paid') =>
    (await client.call('wallet/legal_log', { type: 'lever', kind })).data;

  await test.step('the form says what it would have come to, and starts', async () => {
    await page.goto(`${ownScripted.url}/#/pages/follow/follow?trader_user_id=${lead.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bold hand' })).toBeVisible();
    await page.getByRole('textbox', { name: texts.multiple }).fill('0.5');
    await page.getByRole('textbox', { name: texts.amount }).fill('500');
    await expect(page.getByText('The lead trader has opened nothing since')).toBeVisible();
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByTestId('follow-submit').click();
    await expect(page).toHaveURL(/copytrade\/my/);
    await expect(page.getByRole('article', { name: 'Bold hand' })).toContainText(texts.noCopies);
  });

  const opened = await openAtMarket(lead.client, { ...order, share: '2' });

  await test.step('what the lead opens is opened at the same average price, and shown', async () => {
    const [copy] = (await mine()).copies;
    expect(copy).toMatchObject({ share: '1', lead_transaction_id: opened });
    const positionOf = async (one: typeof client) => (await one.call('lever/my_trade', { status: 'doing' })).data[0];
    const [own, theirs] = [await positionOf(client), await positionOf(lead.client)];
    expect(own!.price).toBe(theirs!.price);
    await expect(page.locator(`[data-copy="${copy!.transaction_id}"]`)).toContainText('1 lots', { timeout: 15_000 });
    await expectAccessible(page);
  });

  await test.step('a close in part closes as much of the copy, and the share of the gain is held', async () => {
    await ownScripted.move({ prices: { 1: 61_000 } });
    await lead.client.call('lever/close', { id: opened, share: '1' });
    await ownScripted.pass(2);
    const { follows, copies } = await mine();
    expect(copies).toMatchObject([{ share: '0.5', to_close: '0' }]);
    const [follow] = follows;
    const gained = Math.round(Number(follow!.followEarnings) * 1e6);
    expect(gained).toBeGreaterThan(0);
    expect(Math.round(Number(follow!.held) * 1e6)).toBe(Math.floor(gained / 10));
    await expect(page.getByTestId('follow-held')).not.toContainText('0.00 USDT', { timeout: 15_000 });
  });

  await test.step('the lead is liquidated, and the copy closes with them', async () => {
    await ownScripted.move({ prices: { 1: 53_000 } });
    await ownScripted.pass(30);
    await expect.poll(async () => (await mine()).copies.length, { timeout: 30_000 }).toBe(0);
    await page.goto(`${ownScripted.url}/#/pages/copytrade/my?view=events`);
    await expect(page.getByText(texts.what.closed, { exact: false }).first()).toBeVisible();
    // What was lost has taken the gain, and with it the share.
    expect((await mine()).follows[0]).toMatchObject({ held: '0', shared: '0' });
    expect(await bills('profit_share_paid')).toEqual([]);
  });
});

test('who stops may keep the copies, and pays the share of what they would gain', async ({
  ownScripted,
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await calm(ownScripted);
  await ownScripted.pass(60);
  const lead = await registerLead(ownScripted, { name: 'Calm hand' });
  const { client } = await registerTrader(ownScripted);
  const wish = { type: 1, number: '1', follow_amount: '500' } as const;
  await client.call('follow/follow', { trader_user_id: lead.id, share: '0.1', ...wish });
  await openAtMarket(lead.client, { ...order, share: '1' });
  await ownScripted.move({ prices: { 1: 61_000 } });
  await startSignedIn(context, client.token);
  await page.goto(`${ownScripted.url}/#/pages/copytrade/my`);

  await test.step('it is asked what becomes of open copies', async () => {
    await page.getByTestId('follow-end').click();
    await expect(page.getByText(texts.closeText)).toBeVisible();
    await page.getByText(texts.ends.keep, { exact: true }).click();
    await expect(page.getByText(texts.keepText)).toBeVisible();
    await page.getByRole('button', { name: texts.stop, exact: true }).last().click();
    await expect(page.getByText(texts.none)).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the position stays, and the share is in the bills of both to the unit', async () => {
    expect((await client.call('lever/my_trade', { status: 'doing' })).data).toHaveLength(1);
    const [ended] = (await client.call('follow/history', {})).data;
    const gained = Math.round(Number(ended!.followEarnings) * 1e6);
    const paid = Math.floor(gained / 10);
    expect(Math.round(Number(ended!.shared) * 1e6)).toBe(paid);
    const billOf = async (one: typeof client, kind: 'profit_share_paid' | 'profit_share_received') =>
      (await one.call('wallet/legal_log', { type: 'lever', kind })).data.map(({ amount }) =>
        Math.round(Number(amount) * 1e6),
      );
    expect(await billOf(client, 'profit_share_paid')).toEqual([-paid]);
    expect(await billOf(lead.client, 'profit_share_received')).toEqual([paid]);
    await page.goto(`${ownScripted.url}/#/pages/copytrade/my?view=ended`);
    await expect(page.getByText(texts.endReasons.follower)).toBeVisible();
  });
});
