import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { common, tabs, trade } = english;

const gallery = async (page: Page, url: string) => {
  await page.goto(`${url}/#/`);
  await expect(page.getByRole('link', { name: tabs.home, exact: true })).toBeVisible();
  await page.goto(`${url}/#/__gallery`);
  await expect(page.locator('#sheet')).toBeVisible();
};

/** Home is what is shown; the gallery has links of that name too. */
const expectHome = async (page: Page) => {
  await expect(page.locator('main[data-page="/"]')).toBeVisible();
  await expect(page.getByRole('link', { name: tabs.home, exact: true })).toHaveAttribute('aria-current', 'page');
};

test('the way back closes what is open, one by one, before it leaves the page', async ({ server, page }) => {
  await gallery(page, server.url);
  const opener = page.locator('#sheet').getByRole('button', { name: common.transfer });
  const sheet = page.getByRole('dialog', { name: common.transfer });
  const question = page.getByRole('alertdialog');

  await test.step('a sheet, and the focus returns to what opened it', async () => {
    await opener.click();
    await expect(sheet).toBeVisible();
    await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/__gallery$/);
  });

  await test.step('a question over a sheet, then the sheet', async () => {
    await opener.click();
    await sheet.getByRole('button', { name: trade.cancelAll }).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
  });

  await test.step('closed by Esc, by its button, by a tap beside it: nothing of it is left on the way back', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: common.close }).click(),
      () => page.mouse.click(195, 20),
    ]) {
      await opener.click();
      await expect(sheet).toBeVisible();
      await close();
      await expect(sheet).toBeHidden();
    }
    await page.goBack();
    await expectHome(page);
    await page.goForward();
    await expect(page.locator('#sheet')).toBeVisible();
  });

  await test.step('a link out of it leads on, and back from there is the page without the sheet', async () => {
    await opener.click();
    await sheet.getByRole('link', { name: english.errors.goHome }).click();
    await expectHome(page);
    await page.goBack();
    await expect(page.locator('#sheet')).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expectHome(page);
  });

  await test.step('a reload with an open sheet leaves a page that works', async () => {
    await page.goForward();
    await opener.click();
    await expect(sheet).toBeVisible();
    await page.reload();
    await expect(opener).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expectHome(page);
  });
});

test('a sheet is pulled down by its head', async ({ server, page }) => {
  await gallery(page, server.url);
  await page.locator('#sheet').getByRole('button', { name: common.transfer }).click();
  const sheet = page.getByRole('dialog', { name: common.transfer });
  await expect(sheet).toBeVisible();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const head = await sheet.getByRole('heading', { name: common.transfer }).boundingBox();
  if (head === null) throw new Error('no head');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: string, y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x: head.x + 8, y }],
    });
  await touch('touchStart', head.y + 4);
  for (let y = 20; y <= 320; y += 20) await touch('touchMove', head.y + y);
  await touch('touchEnd', 0);
  await expect(sheet).toBeHidden();
});
