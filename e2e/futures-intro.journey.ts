import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { futures, futuresIntro } = english;

test('who opens futures for the first time is told what they are, once', async ({ server, browser }) => {
  // A browser of its own: the others of the journeys have been here before.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${server.url}/#/pages/transaction/contract`);
  const intro = page.getByRole('dialog', { name: futuresIntro.title });
  const heading = page.getByRole('heading', { level: 1, name: futures.title });

  await test.step('three steps, one after the other', async () => {
    await expect(intro.getByRole('heading', { name: futuresIntro.position.title })).toBeVisible();
    await expectAccessible(page);
    await intro.getByRole('button', { name: futuresIntro.next }).click();
    await expect(intro.getByRole('heading', { name: futuresIntro.liquidation.title })).toBeFocused();
    await intro.getByRole('button', { name: futuresIntro.next }).click();
    await expect(intro).toContainText(futuresIntro.again);
    await expectAccessible(page);
  });

  await test.step('who leaves without closing it is asked again, and who skips it is not', async () => {
    await page.reload();
    await intro.getByRole('button', { name: futuresIntro.skip }).click();
    await expect(intro).toBeHidden();
    await page.reload();
    await expect(heading).toBeAttached();
    await expect(page.getByTestId('leverage')).toBeVisible();
    await expect(intro).toBeHidden();
  });
  await context.close();
});
