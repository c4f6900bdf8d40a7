import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { deposits, home } = english;

/** Two blocks of the simulated chain, and as long again for a busy machine. */
const finalMsMax = 45_000;

test('coins that are sent to one’s own address are seen, counted and credited on the open screen', async ({
  server,
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/`);
  const services = page.getByRole('navigation', { name: home.services });
  await services.getByRole('link', { name: home.entries.deposit }).click();

  await test.step('the coin is chosen, its address and its network are there', async () => {
    await expect(page.getByRole('heading', { name: deposits.select })).toBeVisible();
    const coins = page.getByRole('list', { name: deposits.all });
    await coins.getByRole('link', { name: /^BTC/ }).click();
    await expect(page.getByRole('heading', { name: `${deposits.title} BTC` })).toBeVisible();
    const { address } = await customer.call('wallet/get_in_address', { currency: 1 });
    await expect(page.getByTestId('deposit-address')).toHaveText(address);
    await expectAccessible(page);
  });

  await test.step('what is sent comes to be credited without a touch', async () => {
    await page.getByRole('button', { name: deposits.sendTest }).click();
    const latest = page.getByRole('list', { name: deposits.arrivals }).getByRole('listitem');
    await expect(latest).toHaveCount(1, { timeout: finalMsMax });
    await expect(latest).toContainText('0.002 BTC');
    await expect(latest).toContainText(deposits.states.credited, { timeout: finalMsMax });
    expect((await customer.call('wallet/detail', { type: 1, currency: 1 })).available).toBe('0.002');
    await latest.getByRole('button').click();
    const details = page.getByRole('dialog', { name: deposits.details });
    await expect(details.getByText(deposits.steps.credited)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
  });

  await test.step('it stands among the records', async () => {
    await page.getByRole('link', { name: deposits.records }).click();
    await expect(page.getByRole('heading', { name: deposits.records })).toBeVisible();
    await expect(page.locator('[data-deposit]')).toHaveCount(1);
    await expectAccessible(page);
  });
});
