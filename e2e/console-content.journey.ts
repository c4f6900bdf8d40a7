import { addOperator } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { content as texts } from '../apps/console/src/parts/content/texts.ts';
import { acts } from '../apps/console/src/texts/acts.ts';
import { expect, test } from './journey.ts';

const title = { en: 'What the house says today', vi: 'Hôm nay sàn nói gì' } as const;

test('an operator writes a text in two languages, and customers read each in their own', async ({
  ownServer: server,
  page,
  browser,
}) => {
  const writer = await (await addOperator(server, ['compliance'])).signIn();
  const [name = '', value = ''] = writer.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: `${server.url}/console/` }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/console/#/content`);

  await test.step('finds the text, and sees it as customers will', async () => {
    await page.getByRole('searchbox', { name: texts.search }).fill('about');
    await page.getByRole('table', { name: texts.kinds.page }).getByRole('link').first().click();
    await page.getByLabel(texts.heading).fill(title.en);
    const preview = page.getByRole('region', { name: texts.preview });
    await expect(preview).toContainText(title.en);
    await page.getByLabel(texts.body).fill('## Now\n\n- **one**\n\n<script>alert(1)</script>');
    await expect(preview.locator('strong')).toHaveText('one');
    await expect(preview.locator('script')).toHaveCount(0);
  });

  await test.step('is told what has no place in a text, and publishes without it', async () => {
    await page.getByRole('button', { name: texts.publish }).click();
    const dialog = page.getByRole('dialog', { name: texts.publish });
    await dialog.getByLabel(acts.reason).fill('The page was out of date');
    await dialog.getByRole('button', { name: texts.publish }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByLabel(texts.body).fill('## Now\n\nEverything is new.');
    await page.getByRole('button', { name: texts.publish }).click();
    await dialog.getByLabel(acts.reason).fill('The page was out of date');
    await dialog.getByRole('button', { name: texts.publish }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list').getByText(texts.revision(2))).toBeVisible();
  });

  await test.step('writes it in Vietnamese too', async () => {
    await page.getByRole('radio', { name: 'Tiếng Việt' }).check({ force: true });
    await page.getByLabel(texts.heading).fill(title.vi);
    await page.getByRole('button', { name: texts.publish }).click();
    const dialog = page.getByRole('dialog', { name: texts.publish });
    await dialog.getByLabel(acts.reason).fill('As in English');
    await dialog.getByRole('button', { name: texts.publish }).click();
    await expect(dialog).toBeHidden();
  });

  for (const lang of ['en', 'vi'] as const) {
    const customer = await browser.newPage({ locale: lang });
    await customer.goto(`${server.url}/#/pages/common/aboutus`);
    await expect(customer.getByRole('heading', { level: 1, name: title[lang] })).toBeVisible();
    if (lang === 'en') await expect(customer.getByText('Everything is new.')).toBeVisible();
    await expect(customer.getByText(english.content.inEnglish)).toBeHidden();
    await customer.close();
  }
});
