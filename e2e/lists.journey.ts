import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { accountKinds, bills, common, exporting, markets, parts, tabs, transfer, marketKinds } = english;

function column(page: Page, name: string) {
  return page.getByRole('columnheader', { name });
}

/** The pairs that the table shows, in its order. */
async function pairs(page: Page): Promise<string[]> {
  return page.getByRole('table').getByRole('link').allInnerTexts();
}

function star(page: Page, symbol: string, marked: boolean) {
  const name = marked ? markets.removeFavourite : markets.addFavourite;
  return page.getByRole('button', { name: name.replace('{{symbol}}', symbol) });
}

/** On the page of the search: an answer, the way back to the answers, and what is remembered of it. */
async function searchAndComeBack(page: Page, url: string): Promise<void> {
  await test.step('the search page remembers what was looked for', async () => {
    await page.goto(`${url}/#/pages/market/search`);
    await page.getByRole('searchbox').fill('sol');
    await page.getByRole('link', { name: 'SOL/USDT', exact: true }).click();
    await expect(page).toHaveURL(/transaction\/currency/);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('sol');
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('button', { name: 'SOL', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a guest sorts, searches and marks markets, finds all of it again, and takes the marks along to an account', async ({
  server,
  page,
}) => {
  const customer = await server.client().register();
  await page.goto(`${server.url}/#/pages/market/market`);

  await test.step('a column sorts, once and the other way round', async () => {
    await column(page, markets.price).getByRole('button').click();
    await expect(column(page, markets.price)).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => (await pairs(page))[0]).toContain('BTC');
    await column(page, markets.price).getByRole('button').click();
    await expect(column(page, markets.price)).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(async () => (await pairs(page)).at(-1)).toContain('BTC');
    await expectAccessible(page);
  });

  await test.step('a star is kept on this device, and the sorting in the address', async () => {
    await star(page, 'ETH/USDT', false).click();
    await expect(star(page, 'ETH/USDT', true)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(column(page, markets.price)).toHaveAttribute('aria-sort', 'ascending');
    await expect(star(page, 'ETH/USDT', true)).toBeVisible();
  });

  await test.step('another tab and back: everything is as it was left', async () => {
    const bar = page.getByRole('navigation', { name: tabs.label });
    const there = async () => {
      await bar.getByRole('link', { name: tabs.trade }).click();
      await expect(page).toHaveURL(/transaction\/index/);
      await bar.getByRole('link', { name: tabs.markets }).click();
    };
    const main = page.getByRole('main');
    await main.evaluate((element) => element.scrollTo(0, 90));
    await there();
    await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBe(90);
    await page.getByRole('tab', { name: common.favourites }).click();
    await expect.poll(() => pairs(page)).toHaveLength(1);
    await there();
    await expect(page.getByRole('tab', { name: common.favourites })).toHaveAttribute('aria-selected', 'true');
    await expect(column(page, markets.price)).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('a search finds by name; what is not there says so and leads on', async () => {
    await page.getByRole('tab', { name: marketKinds.spot }).click();
    await page.getByRole('searchbox').fill('cardanó');
    await expect.poll(() => pairs(page)).toHaveLength(1);
    await expect(page).toHaveURL(/q=cardan/);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText(markets.nothingFound.replace('{{query}}', 'nothing like it'))).toBeVisible();
    await page.getByRole('button', { name: common.allMarkets }).click();
    await expect.poll(async () => (await pairs(page)).length).toBeGreaterThan(5);
  });

  await searchAndComeBack(page, server.url);

  await test.step('after login the account has the marks', async () => {
    await page.evaluate((token) => localStorage.setItem('auric:token', JSON.stringify(token)), customer.token);
    await page.goto(`${server.url}/#/pages/market/market?view=favourites`);
    await page.reload();
    await expect(star(page, 'ETH/USDT', true)).toBeVisible();
    await expect
      .poll(async () => (await customer.call('optional/list', {})).map(({ symbol }) => symbol))
      .toEqual(['ETH/USDT']);
    expect(await page.evaluate(() => localStorage.getItem('auric:guest-favourites'))).toBeNull();
  });
});

/** From the bills of the transfer: filtered to one of them and back to all, and one opened. */
async function filterAndOpen(page: Page): Promise<void> {
  await test.step('a filter stays in the address until its chip is taken away', async () => {
    await page.getByRole('button', { name: bills.filter }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('group', { name: bills.account }).getByText(accountKinds.funding).click();
    await sheet.getByRole('group', { name: bills.kind }).getByText(bills.transfer_in).click();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: bills.apply }).click();
    await expect(page).toHaveURL(/type=funding&kind=transfer_in/);
    await expect(page.getByText('+250.5 USDT')).toBeVisible();
    await expect(page.getByText('+10,000 USDT')).toHaveCount(0);
    await page.reload();
    const chip = page.getByRole('button', { name: bills.removeFilter.replace('{{filter}}', accountKinds.funding) });
    await expect(page.getByText('+10,000 USDT')).toHaveCount(0);
    await chip.click();
    await page.getByRole('button', { name: bills.removeFilter.replace('{{filter}}', bills.transfer_in) }).click();
    await expect(page.getByText('+10,000 USDT')).toBeVisible();
  });

  await test.step('what is shown is saved as a file', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: exporting.action }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^auric-bills-\d{8}-\d{8}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(',USDT,transfer_in,250.5,');
    await expect(page.getByText(exporting.doneYear)).toBeVisible();
  });

  await test.step('a bill opens with both of its sides and its reference', async () => {
    await page.getByRole('button', { name: /250\.5 USDT/ }).click();
    const sheet = page.getByRole('dialog', { name: bills.details });
    await expect(sheet.getByText('−250.5 USDT')).toBeVisible();
    await expect(sheet.getByText('+250.5 USDT')).toBeVisible();
    await expect(sheet.getByText(bills.reference, { exact: true })).toBeVisible();
    await expect(sheet.getByRole('button', { name: `${parts.copy}: ${bills.reference}` })).toBeVisible();
  });
}

test('a customer moves money between accounts and finds it in the bills, without a reload', async ({
  server,
  page,
}) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  await page.goto(`${server.url}/#/pages/fund/transfer?currency=USDT&from=spot&to=funding`);
  const firstDocument = await page.evaluate(() => performance.timeOrigin);
  const amount = page.getByRole('textbox', { name: transfer.amount });
  const submit = page.locator('button[type="submit"]');
  await expect(page.getByText('10,000 USDT')).toBeVisible();

  await test.step('the button says what is missing', async () => {
    await expect(submit).toBeDisabled();
    await amount.fill('10001');
    await expect(submit).toHaveText('Insufficient USDT');
    await page.getByRole('button', { name: common.max }).click();
    await expect(amount).toHaveValue(/^10,?000$/);
    await amount.fill('250.5');
    await expect(submit).toHaveText(transfer.submit);
    await expectAccessible(page);
  });

  await test.step('the accounts change places, never meet, and stay in the address', async () => {
    await page.getByRole('button', { name: transfer.swap }).click();
    await expect(page).toHaveURL(/from=funding&to=spot/);
    await page.getByRole('button', { name: new RegExp(`^${transfer.from}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: accountKinds.spot }).click();
    await expect(page).toHaveURL(/from=spot&to=funding/);
  });

  await test.step('what was typed survives a reload; sent, both balances are there at once', async () => {
    await page.reload();
    await expect(amount).toHaveValue('250.5');
    await submit.click();
    await expect(page.getByRole('heading', { name: transfer.done })).toBeVisible();
    await expect(page.getByText('9,749.5 USDT')).toBeVisible();
    await expect(page.getByText('250.5 USDT').last()).toBeVisible();
    await expectAccessible(page);
  });
  const document = await page.evaluate(() => performance.timeOrigin);
  expect(document).not.toBe(firstDocument);

  await test.step('the bills have it as one line', async () => {
    await page.getByRole('main').getByRole('link', { name: bills.title, exact: true }).last().click();
    const moved = page.getByRole('button', { name: `${accountKinds.spot} → ${accountKinds.funding}` });
    await expect(moved).toContainText('250.5 USDT');
    await expect(page.getByText('+10,000 USDT')).toBeVisible();
    // What came in has the colour of rising prices, whichever the reader has chosen.
    await expect(page.getByText('+10,000 USDT')).toHaveClass(/text-up/);
    await expect(page.getByText(common.noMore)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  });

  await filterAndOpen(page);
});

test('a link to a transfer is followed also where somebody types before the coins have come', async ({
  server,
  page,
}) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  const coins = Promise.withResolvers<void>();
  await page.route('**/api/currency/list*', async (route) => {
    await coins.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/#/pages/fund/transfer?currency=USDT&from=spot&to=funding`);
  const amount = page.getByRole('textbox', { name: transfer.amount });
  await amount.fill('100');
  coins.resolve();
  await expect(page.locator('button[type="submit"]')).toHaveText(transfer.submit);
  await expect(amount).toHaveValue('100');
  await expect(page).toHaveURL(/from=spot&to=funding/);
});

test('two thousand markets cost no more rows than can be seen', async ({ server, page }) => {
  await page.goto(`${server.url}/#/__gallery`);
  const table = page.getByRole('table', { name: tabs.markets });
  await expect(table).toHaveAttribute('aria-rowcount', '2001');
  await expect(table.getByRole('row', { name: /C1999/ })).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await column(page, markets.pair).getByRole('button').click();
  await expect(table.getByRole('row', { name: /C0000/ })).toBeVisible();
  await table.evaluate((element) => element.parentElement?.scrollTo(0, element.scrollHeight));
  await expect(table.getByRole('row', { name: /C1999/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /C1999/ })).toHaveAttribute('aria-rowindex', '2001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
});
