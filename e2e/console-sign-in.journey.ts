import { TestOperator } from '@auric/testkit';
import { consoleAt, giveReason, test } from './console-desk.ts';
import { expect } from './journey.ts';

test('an operator signs in by password and code, and the same code opens nothing twice', async ({ desk }) => {
  const { page, operator } = await desk(['support']);
  await expect(page.getByRole('heading', { name: 'Queues', level: 1 })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();

  await page.getByLabel('Name').fill(operator.demo.name);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name or password is wrong.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(operator.demo.password);
  await page.keyboard.press('Enter');
  const code = operator.code();
  await page.getByLabel('Code of your authenticator app').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Queues', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByLabel('Password', { exact: true }).fill(operator.demo.password);
  await page.getByLabel('Code of your authenticator app').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is wrong, or it was used already.')).toBeVisible();
});

test('two admins add an operator, who sets up the second factor and takes a password of her own', async ({
  server,
  desk,
  browser,
}) => {
  const { page, operator: admin } = await desk(['admin'], '/operators');
  const { page: second } = await desk(['admin'], '/queues/proposals');
  await page.getByRole('button', { name: 'Add an operator' }).click();
  const name = `${admin.demo.name}.friend`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('switch', { name: /Support/ }).check();
  const answered = page.waitForResponse('**/console/api/operators/add');
  await giveReason(page, 'A colleague who begins today');
  const { message } = (await (await answered).json()) as { message: { proposal: number } };

  // It is in the other admin's queue by itself, and the first password is whose it happens by.
  await second.getByRole('link', { name: `#${message.proposal}`, exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Another operator' })).toBeVisible();
  await expect(second.getByText(name, { exact: true })).toBeVisible();
  await second.keyboard.press('c');
  await expect(second.getByText(/^Yours until/)).toBeVisible();
  await second.keyboard.press('a');
  await giveReason(second, 'Spoke with her this morning');
  const handed = second.getByTestId('first-password');
  await expect(handed).not.toBeEmpty();
  const password = await handed.innerText();
  await second.getByRole('button', { name: 'I have handed it over' }).click();
  await expect(handed).toBeHidden();
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText('Not yet');

  const context = await browser.newContext();
  const hers = await context.newPage();
  await hers.goto(consoleAt(server));
  await hers.getByLabel('Name').fill(name);
  await hers.getByLabel('Password', { exact: true }).fill(password);
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expect(hers.locator('code')).not.toBeEmpty();
  const secret = (await hers.locator('code').innerText()).replaceAll(' ', '');
  const she = new TestOperator(server.url, { ...admin.demo, name, password, secret });
  await hers.getByLabel('The code that the app shows now').fill(she.code());
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const [recovery = ''] = await hers.getByRole('listitem').allInnerTexts();
  await hers.getByRole('switch', { name: 'I have kept them' }).check();
  await hers.getByRole('button', { name: 'Open the console' }).click();

  await expect(hers.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await hers.getByLabel('Present password').fill(password);
  await hers.getByLabel('New password', { exact: true }).fill('quiet-harbour-71');
  await hers.getByLabel('New password again').fill('quiet-harbour-71');
  await hers.getByLabel(/A fresh code/).fill(recovery);
  await hers.getByRole('button', { name: 'Change password' }).click();
  await expect(hers.getByRole('navigation')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText('Set up');
});

test('what was being written is there again after a lock, and nothing of it is seen meanwhile', async ({
  server,
  desk,
}) => {
  const alice = await server.client().register();
  const { id } = await alice.call('user/info', {});
  const { page, operator } = await desk(['compliance'], `/customers/${id}`);
  await page.getByRole('button', { name: /^Freeze/ }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Half a sentence');
  // As the server does for who was away: the console learns of it live.
  await page.evaluate(async () => {
    await fetch('/console/api/session/lock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  });
  const lock = page.getByRole('heading', { name: 'Locked' });
  await expect(lock).toBeVisible();
  // Whatever one points at is the lock: nothing of the page under it is seen.
  const topmost = await page.evaluate(() => document.elementFromPoint(720, 200)?.closest('dialog') !== null);
  expect(topmost).toBe(true);
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(operator.demo.password);
  await page.getByLabel('Code of your authenticator app').fill(operator.code());
  await page.keyboard.press('Enter');
  await expect(lock).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Half a sentence');
});

test('who may not is told so in the place of the page', async ({ desk }) => {
  const { page } = await desk(['support'], '/treasury');
  await expect(page.getByText('Your roles do not reach this. Ask an admin if your work needs it.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Treasury.*No access/ })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
});

test('a session that an admin has ended leads back to the way in', async ({ server, desk }) => {
  const { page, operator } = await desk(['support']);
  const { page: admin } = await desk(['admin'], '/operators');
  await admin.getByRole('button', { name: operator.demo.name, exact: true }).click();
  await admin.getByRole('button', { name: 'Disable' }).click();
  await giveReason(admin, 'Left the house');
  await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
  await page.goto(consoleAt(server));
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
});
