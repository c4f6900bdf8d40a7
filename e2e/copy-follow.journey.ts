import { registerLead, registerTrader } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible } from './journey.ts';
import { calm, cardOf, contracts, test } from './scripted-market.ts';
import { startSignedIn } from './signed-in.ts';

const { follow, futuresAccount, positions } = english;
const name = 'Slow and steady';

test('somebody copies a lead trader, gains with them, keeps a position and stops', async ({
  ownScripted,
  page,
  context,
}) => {
  await calm(ownScripted);
  const { client: lead, id } = await registerLead(ownScripted, { name });
  const { client: follower } = await registerTrader(ownScripted, '2000');
  const copies = async () => (await follower.call('follow/my', {})).copies;
  const mine = page.locator('[data-follow]');
  await startSignedIn(context, follower.token);
  await page.goto(`${ownScripted.url}/#/pages/follow/follow?trader_user_id=${id}`);

  await test.step('says how much, agrees, and copies', async () => {
    await page.getByLabel(follow.amount, { exact: true }).fill('1000');
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByTestId('follow-submit').click();
    await expect(page).toHaveURL(/#\/pages\/copytrade\/my$/);
    await expect(mine).toContainText(name);
    await expect(mine).toContainText(follow.noCopies);
  });

  // Blocks take only of a depth that was seen before, which is sampled once in ten seconds.
  await expect(async () => {
    await lead.call('lever/submit', { match_id: contracts.btc, type: 'long', multiple: 10, share: '2' });
    await expect.poll(async () => (await copies()).length, { timeout: 2_000 }).toBe(1);
  }).toPass({ timeout: 30_000 });
  const [copy] = await copies();
  const { transaction_id: own, lead_transaction_id: led } = copy!;

  await test.step('what the lead opens is there as a copy, with the lots that were asked for', async () => {
    expect(copy!.share).toBe('2');
    await expect(page.locator(`[data-copy="${own}"]`)).toContainText('2 lots');
    await expectAccessible(page);
  });

  await test.step('the desk says whose copy the position is, and leads to all copies', async () => {
    await page.goto(`${ownScripted.url}/#/pages/transaction/contract?match_id=${contracts.btc}`);
    const mark = cardOf(page, own).getByTestId('copy-mark');
    await expect(mark).toHaveText(positions.copyOf.replace('{{name}}', name));
    await expectAccessible(page);
    await mark.click();
    await expect(page).toHaveURL(/#\/pages\/copytrade\/my$/);
  });

  await test.step('of a close in part that gains, the share is held, and Assets say so', async () => {
    await ownScripted.move({ prices: { 1: 60_600 } });
    await lead.call('lever/close', { id: led, share: '1' });
    await expect.poll(async () => (await copies()).map(({ share }) => share)).toEqual(['1']);
    const held = async () => (await follower.call('follow/my', {})).follows[0]!;
    const { held: set, followEarnings: gained } = await held();
    expect(Number(gained)).toBeGreaterThan(0);
    expect(Number(set)).toBeGreaterThan(0);
    await page.goto(`${ownScripted.url}/#/pages/fund/assets`);
    const account = page.getByRole('region', { name: futuresAccount.title });
    await expect(account.getByTestId('share-held')).toContainText(Number(set).toFixed(2).slice(0, 3));
  });

  await test.step('stops, keeps what is open as their own, and finds it among what has ended', async () => {
    await page.goto(`${ownScripted.url}/#/pages/copytrade/my`);
    await page.getByTestId('follow-end').click();
    const question = page.getByRole('alertdialog');
    await question.getByText(follow.ends.keep, { exact: true }).click();
    await expect(question).toContainText(follow.keepText);
    await question.getByRole('button', { name: follow.stop, exact: true }).click();
    await expect(page.getByText(follow.none)).toBeVisible();
    expect((await follower.call('lever/dealall', {})).positions.map((position) => position.id)).toEqual([own]);
    await page.getByRole('tab', { name: follow.ended, exact: true }).click();
    await expect(page.getByText(follow.endReasons.follower)).toBeVisible();
    await page.goto(`${ownScripted.url}/#/pages/transaction/contract?match_id=${contracts.btc}`);
    await expect(cardOf(page, own)).toBeVisible();
    await expect(cardOf(page, own).getByTestId('copy-mark')).toHaveCount(0);
  });
});
