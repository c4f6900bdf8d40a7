import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { settings, security, identity, userInfo, messages } = english;
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('at a desk the pages of the account have their menu beside them, on a phone the index leads there', async ({
  server,
  page,
}) => {
  const customer = await server.client().register();
  await startSignedIn(page.context(), customer.token);
  const menu = page.getByRole('navigation', { name: settings.title, exact: true });
  const entry = (name: string) => page.getByRole('link', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await test.step('the menu marks the page, leads to another and stays, with the focus in it', async () => {
    await page.setViewportSize(desk);
    await page.goto(`${server.url}/#/pages/setting/security`);
    await expect(menu.getByRole('link', { name: security.title, exact: true })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await menu.getByRole('link', { name: identity.title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(title(identity.title)).toBeVisible();
    await expect(menu.getByRole('link', { name: identity.title, exact: true })).toBeFocused();
    await expect(menu.locator('[aria-current]')).toHaveText([identity.title]);
  });

  await test.step('a page below an entry keeps it marked', async () => {
    await page.goto(`${server.url}/#/pages/setting/devices`);
    await expect(title(settings.devices)).toBeVisible();
    await expect(menu.locator('[aria-current]')).toHaveText([security.title]);
    await expect(menu.locator('[aria-current]')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('what the menu has the index leaves out', async () => {
    await menu.getByRole('link', { name: settings.title, exact: true }).click();
    await expect(title(settings.title)).toBeVisible();
    await expect(menu.locator('[aria-current]')).toHaveText([settings.title]);
    for (const name of [userInfo.title, security.title, messages.settings]) await expect(entry(name)).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('a phone has no menu, and its index every way', async () => {
    await page.setViewportSize(phone);
    await expect(menu).toHaveCount(0);
    for (const name of [userInfo.title, security.title, messages.settings]) await expect(entry(name)).toHaveCount(1);
    await entry(security.title).tap();
    await expect(title(security.title)).toBeVisible();
  });

  await test.step('outside of the account a desk has none either', async () => {
    await page.setViewportSize(desk);
    await expect(menu).toBeVisible();
    await page.goto(`${server.url}/#/pages/fund/assets`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });
});
