import english from '../apps/web/src/locales/en/catalogue.ts';
import { stillPicture, testPassword } from '@auric/testkit';
import { deployInFrontOf } from './deployment.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { home, messages, notifications, support, common } = english;
const center = home.entries.messages;

test('a message arrives while one looks, is read, and its number goes down on every page', async ({
  server,
  context,
  page,
}) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/index/index`);
  await expect(page.getByRole('link', { name: `${center} (1)` })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.url}/#/pages/site_message/message-center`);
  await expect(other.getByRole('link', { name: /^Welcome/ })).toBeVisible();

  await test.step('what happens to the account is told at once', async () => {
    const changed = { password: 'mellow-river-9', repassword: 'mellow-river-9' };
    await customer.call('safe/update_password', { old_password: testPassword, ...changed });
    await expect(page.getByRole('link', { name: `${center} (2)` })).toBeVisible();
    await expect(other.getByRole('link', { name: /^Password changed/ })).toBeVisible();
  });

  await test.step('a message that is opened is read, here and on the other page', async () => {
    await page.getByRole('link', { name: `${center} (2)` }).tap();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Password changed/ }).tap();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await expectAccessible(page);
    const line = other.getByRole('link', { name: /^Password changed/ });
    await expect(line).not.toContainText(messages.newMark);
    await other.getByRole('button', { name: messages.unread, exact: true }).tap();
    await expect(other.getByRole('link', { name: /^Password changed/ })).toHaveCount(0);
    await expect(other.getByRole('link', { name: /^Welcome/ })).toBeVisible();
  });

  await test.step('all can be marked as read', async () => {
    await other.getByRole('button', { name: messages.markAll }).tap();
    await expect(other.getByText(messages.allRead)).toBeVisible();
    await page.goto(`${server.url}/#/pages/index/index`);
    await expect(page.getByRole('link', { name: center, exact: true }).first()).toBeVisible();
  });
});

test('what one is told is one’s own to choose, where it may be chosen', async ({ server, context, page }) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/setting/notifications`);
  const card = (topic: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: topic, exact: true }) });
  const orders = card(messages.topics.trading).getByRole('switch', { name: notifications.site });
  await expect(orders).not.toBeChecked();
  await expect(card(messages.topics.security).getByRole('switch')).toHaveCount(0);
  await expect(card(messages.topics.security).getByText(notifications.fixed)).toHaveCount(2);
  await expectAccessible(page);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/notification/save'));
  await orders.tap();
  await saved;
  await page.reload();
  await expect(orders).toBeChecked();
});

// The browser itself complains about answers that break off, so this page is not the fixture's.
test('a chat is kept, goes on after a broken line, and ends', async ({ server, context }) => {
  const customer = await server.client().register();
  const line = await deployInFrontOf(server.url);
  await startSignedIn(context, customer.token);
  const page = await context.newPage();
  await page.goto(`${line.url}/#/pages/kefu/index`);
  const write = page.getByRole('textbox', { name: support.placeholder });
  const send = page.getByRole('button', { name: support.send, exact: true });
  const log = page.getByRole('log');

  await test.step('the first line begins it', async () => {
    await expect(page.getByText(support.start)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: support.topics.deposit_withdrawal }).tap();
    await write.fill('Where is my deposit? https://example.com');
    await send.tap();
    await expect(log.getByText('Where is my deposit?')).toBeVisible();
    await expect(page.getByRole('button', { name: support.endChat })).toBeVisible();
    await expect(log.getByRole('link')).toHaveCount(0);
    expect((await customer.call('kefu/index', {})).chat?.topic).toBe('deposit_withdrawal');
  });

  await test.step('a line whose answer is lost is known from the channel, and stands once', async () => {
    line.loseAnswers('/api/kefu/send', 100);
    await write.fill('Are you there?');
    await send.tap();
    await expect(log.getByText('Are you there?')).toHaveCount(1);
    await expect(log.getByText(support.sending)).toHaveCount(0);
    line.loseAnswers('/api/kefu/send', 0);
  });

  await test.step('a line that did not go says so, and goes when it is tried again', async () => {
    await page.route('**/api/kefu/send', (route) => route.abort());
    await write.fill('It has been an hour.');
    await send.tap();
    await expect(log.getByRole('button', { name: common.retry })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/kefu/send');
    await log.getByRole('button', { name: common.retry }).tap();
    await expect(log.getByRole('button', { name: common.retry })).toHaveCount(0);
    await expect(log.getByText('It has been an hour.')).toHaveCount(1);
    await expect(log.getByText(support.sending)).toHaveCount(0);
    expect((await customer.call('kefu/index', {})).messages).toHaveLength(3);
  });

  await test.step('a picture goes with a line, is seen from the server, and opens large', async () => {
    const file = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(stillPicture) };
    const choose = page.getByLabel(support.addPicture);
    await choose.setInputFiles(file);
    await page.getByRole('button', { name: support.removePicture }).tap();
    await expect(page.getByRole('button', { name: support.removePicture })).toHaveCount(0);
    await choose.setInputFiles(file);
    await expect(page.getByRole('img', { name: support.picture })).toBeVisible();
    await send.tap();
    const sent = log.getByRole('button', { name: support.picture });
    await expect(sent.getByRole('img', { name: support.picture })).toBeVisible();
    await expectAccessible(page);
    await sent.tap();
    const large = page.getByRole('dialog', { name: support.picture });
    await expect(large.getByRole('img', { name: support.picture })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
  });

  await test.step('what is written elsewhere appears here', async () => {
    await customer.call('kefu/send', { text: 'From my other phone', request_id: 'other-phone-1' });
    await expect(log.getByText('From my other phone')).toBeVisible();
  });

  await test.step('it is ended and rated', async () => {
    await page.getByRole('button', { name: support.endChat }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: support.endChat }).tap();
    await expect(page.getByText(support.ended)).toBeVisible();
    await page.getByRole('button', { name: '4 of 5 stars' }).tap();
    await expect(page.getByText('Thank you. You gave 4 of 5.')).toBeVisible();
    await expectAccessible(page);
  });
  line.close();
});
