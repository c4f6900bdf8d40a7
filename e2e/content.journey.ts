import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import vietnamese from '../apps/web/src/locales/vi/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { home, content, common, errors, parts } = english;

/** The first paragraph of an answer of the house, in the language of the call. */
async function wordsOf(page: Page, path: string): Promise<{ title: string; summary: string; id: number }> {
  return page.evaluate(async (call) => {
    const answer = (await (await fetch(`/api/${call}`)).json()) as { message: never };
    return answer.message;
  }, path);
}

test('a guest reads a shared article, follows its links, and reads it in another language', async ({
  server,
  page,
}) => {
  await page.goto(`${server.url}/#/pages/common/article?key=getting-started`);
  const main = page.getByRole('main');
  const { title, summary } = await wordsOf(page, 'article?key=getting-started');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText(summary)).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Order types' }).click();
  await expect(page).toHaveURL(/article\?key=order-types/);
  await expect(page.getByRole('heading', { level: 1, name: 'Order types' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('auric:lang', '"vi"'));
  await page.reload();
  const { title: translated } = await wordsOf(page, 'article?key=order-types&lang=vi');
  await expect(page.getByRole('heading', { level: 1, name: translated })).toBeVisible();
  await expect(main.getByText(vietnamese.content.inEnglish)).toBeHidden();

  await page.goto(`${server.url}/#/pages/common/article?key=no-such-text`);
  await main.getByRole('link', { name: vietnamese.home.entries.faq }).click();
  await expect(page).toHaveURL(/common\/faq/);
});

test('a question is found by its words, and opens one at a time', async ({ server, page }) => {
  await page.goto(`${server.url}/#/pages/common/faq`);
  const search = page.getByRole('searchbox', { name: content.find });
  await expect(page.getByRole('heading', { name: content.sections.security })).toBeVisible();
  const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)];
  await first.locator('summary').click();
  await second.locator('summary').press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await expectAccessible(page);

  await search.fill('FROZEN balance');
  await expect(page.locator('details')).toHaveCount(1);
  await expect(page.locator('details')).toContainText('frozen');
  await expect(page.getByRole('heading', { name: content.sections.security })).toBeHidden();
  await search.fill('zeppelin');
  await expect(page.getByText('zeppelin', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: parts.clearSearch }).last().click();
  await expect(page.getByRole('heading', { name: content.sections.security })).toBeVisible();
});

test('the announcement is dismissed for ever, and the banners turn by swipe and by keys', async ({ server, page }) => {
  await page.goto(server.url);
  const { title, id } = await wordsOf(page, 'news/index_pop');
  const card = page.getByRole('complementary', { name: title });
  await expect(card).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.getByRole('button', { name: common.close }).click();
  await expect(card).toBeHidden();
  const strip = page.getByRole('region', { name: content.highlights });
  await expect(strip).toBeVisible();

  await page.reload();
  await expect(strip).toBeVisible();
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('auric:dismissed-announcements'))).toBe(`[${id}]`);

  const shown = strip.locator('li:not([inert])');
  const firstBanner = await shown.innerText();
  await strip.getByRole('button', { name: parts.nextSlide }).press('Enter');
  await expect(shown).not.toHaveText(firstBanner);
  await strip.locator('ul').evaluate((list) => list.scrollTo({ left: 0 }));
  await expect(shown).toHaveText(firstBanner.replaceAll('\n', ''));
  await shown.getByRole('link').click();
  await expect(page).toHaveURL(/common\/article/);

  await page.goto(server.url);
  await page.getByRole('link', { name: content.news, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: content.news })).toBeVisible();
  await page.getByRole('main').getByRole('list', { name: content.news }).getByRole('link').first().click();
  await expect(page).toHaveURL(/article\?id=\d+/);
});

test('a text that hides scripts shows their letters and runs nothing', async ({ server, page }) => {
  const evil = [
    '## <svg onload=steal()>',
    '<script>steal()</script>',
    '<img src=x onerror=steal()>',
    '[one](javascript:steal()) [two](data:text/html;base64,PHNjcmlwdD4=) [three](https://a.example/"onclick="steal())',
    '<iframe srcdoc="<script>parent.steal()</script>"></iframe>',
  ].join('\n\n');
  await page.addInitScript(() => {
    const stolen = globalThis as { stolen?: number; steal?: () => void };
    stolen.steal = () => (stolen.stolen = (stolen.stolen ?? 0) + 1);
  });
  await page.route('**/api/aboutus*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { message: object };
    await route.fulfill({
      json: { ...answer, message: { ...answer.message, title: '<b>x</b>', summary: '<i>y</i>', content: evil } },
    });
  });
  await page.goto(`${server.url}/#/pages/common/aboutus`);
  const text = page.getByRole('article');
  await expect(text).toContainText('<script>steal()</script>');
  await expect(text).toContainText('onerror=steal()');
  for (const anchor of await text.getByRole('link').all())
    expect(await anchor.getAttribute('href')).toMatch(/^https:\/\/a\.example\//);
  const foreign = text.locator('script, img, iframe, [onclick], [onerror], [onload], svg:not(.lucide)');
  await expect(foreign).toHaveCount(0);
  for (const link of await text.getByRole('link').all()) await link.dispatchEvent('click');
  expect(await page.evaluate(() => (globalThis as { stolen?: number }).stolen)).toBeUndefined();
});

test('a page of another site is shown only where it is allowed, in a frame that reaches nothing', async ({
  server,
  page,
}) => {
  await page.goto(`${server.url}/#/pages/common/webView?url=%2Fapi%2Fdocs`);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(content.ownPage)).toBeVisible();

  for (const url of ['https://evil.example/', 'javascript:alert(1)', '//evil.example', '/api/user/logout']) {
    await page.goto(`${server.url}/#/pages/common/webView?url=${encodeURIComponent(url)}`);
    await expect(page.getByText(content.notAllowed)).toBeVisible();
    await expect(frame).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: errors.goHome }).click();
  await expect(page.getByRole('link', { name: home.entries.deposit })).toBeVisible();
});
