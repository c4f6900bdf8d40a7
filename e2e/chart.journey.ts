import type { CDPSession, Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';

const { chart, marketPage, settings, trade, common } = english;
const page1 = '#/pages/transaction/currency?match_id=1';
const page2 = '#/pages/transaction/currency?match_id=2';

/** As long as a finger stays before the crosshair comes. */
const longPressMs = 400;

function chartOf(page: Page) {
  return {
    section: page.getByRole('region', { name: /chart$/ }),
    candles: page.getByRole('slider', { name: chart.candles }),
    interval: (short: string) => page.getByRole('radio', { name: new RegExp(`^${short} `) }),
    indicators: page.getByRole('button', { name: chart.indicators }),
    study: (name: string) => page.getByRole('switch', { name: new RegExp(`^${name} `) }),
    /** Written over the drawing. */
    legend: (label: string) => page.locator(`[data-study="${label}"]`),
    main: page.locator('main'),
  };
}

async function candleCount(page: Page): Promise<number> {
  return Number(await chartOf(page).candles.getAttribute('max')) + 1;
}

/** Whether the drawing shows something in the colour that a token has now. */
function drawnIn(page: Page, token: string): Promise<boolean> {
  return page.evaluate((name) => {
    const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [...document.querySelectorAll('section canvas')].some((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      if (width === 0 || height === 0) return false;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at] === wanted[0] && pixels[at + 1] === wanted[1] && pixels[at + 2] === wanted[2]) return true;
      }
      return false;
    });
  }, token);
}

async function touch(client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<void> {
  const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
  await client.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Pair and price stay over the intervals. */
const priceBarHeight = 40;

test('a guest opens a market by its address, and its chart keeps what was chosen', async ({ server, page }) => {
  const { section, candles, interval, indicators, study, legend, main } = chartOf(page);
  await page.goto(`${server.url}/${page1}`);

  await test.step('the chart comes with volume and averages', async () => {
    await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible();
    await expect(candles).toBeAttached();
    await expect(legend('MA7')).toBeVisible();
    await expect(section.getByText(/last price/)).toBeAttached();
    expect(await drawnIn(page, '--up')).toBe(true);
    await expectAccessible(page);
  });

  await test.step('another interval, and two more panes', async () => {
    await interval('1m').check();
    await expect(candles).toHaveAttribute('max', '299');
    await indicators.click();
    await study('MACD').check();
    await study('RSI').check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(legend('DEA')).toBeVisible();
    await expect(legend('RSI14')).toBeVisible();
  });

  await test.step('the intervals stay in sight while the page scrolls past the chart', async () => {
    await main.evaluate((element) => element.scrollTo(0, 240));
    const top = await main.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await interval('1m').boundingBox())?.y).toBeCloseTo(top + priceBarHeight, -1);
    await main.evaluate((element) => element.scrollTo(0, 0));
  });

  await test.step('panning to the left brings older candles', async () => {
    await candles.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => candleCount(page)).toBeGreaterThan(400);
    const pointed = await candles.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(candles).not.toHaveAttribute('aria-valuetext', pointed ?? '');
    await page.getByRole('button', { name: chart.toLatest }).click();
    await expect(page.getByRole('button', { name: chart.toLatest })).toBeHidden();
  });

  await test.step('after a reload all of it is still so', async () => {
    await page.reload();
    await expect(legend('RSI14')).toBeVisible();
    await expect(legend('DEA')).toBeVisible();
    await expect(interval('1m')).toBeChecked();
  });

  await test.step('book, trades and rules of the market have their tabs', async () => {
    await page.getByRole('tab', { name: trade.trades }).click();
    await expect(page.getByRole('table', { name: trade.trades })).toBeVisible();
    await page.getByRole('tab', { name: marketPage.info }).click();
    await expect(page.getByText(marketPage.tick)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: trade.book }).click();
  });
});

test('a finger that stays points at a candle, one that moves up scrolls the page', async ({ server, page }) => {
  const { section, main } = chartOf(page);
  await page.goto(`${server.url}/${page1}`);
  await expect(chartOf(page).candles).toBeAttached();
  const box = await section.boundingBox();
  if (box === null) throw new Error('The chart is not there.');
  const [x, y] = [box.x + 120, box.y + 200];
  const client = await page.context().newCDPSession(page);
  const card = section.locator('dl');

  await touch(client, 'touchStart', x, y);
  await page.waitForTimeout(longPressMs);
  await expect(card).toBeVisible();
  const before = await card.textContent();
  await touch(client, 'touchMove', x + 60, y - 50);
  await expect(card).not.toHaveText(before ?? '');
  await touch(client, 'touchEnd');
  expect(await main.evaluate((element) => element.scrollTop)).toBe(0);

  await test.step('the figures stay until the next tap', async () => {
    await expect(card).toBeVisible();
    await touch(client, 'touchStart', x, y);
    await touch(client, 'touchEnd');
    await expect(card).toBeHidden();
  });

  await touch(client, 'touchStart', x, y);
  for (let moved = 20; moved <= 160; moved += 20) await touch(client, 'touchMove', x, y - moved);
  await touch(client, 'touchEnd');
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBeGreaterThan(60);
  await expect(card).toBeHidden();
});

test('themes, languages, intervals and markets may change faster than a chart is drawn', async ({ server, page }) => {
  const { candles, interval, legend } = chartOf(page);
  await page.goto(`${server.url}/#/pages/setting/setting`);
  await page.getByRole('radio', { name: settings.system, exact: true }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${server.url}/${page1}`);
  await expect(legend('MA7')).toBeVisible();

  await test.step('the drawing follows the theme', async () => {
    const dark = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--up'));
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--up'))).not.toBe(
      dark,
    );
    await expect.poll(() => drawnIn(page, '--up')).toBe(true);
  });

  await test.step('everything at once, again and again', async () => {
    for (let round = 0; round < 6; round += 1) {
      for (const short of ['5m', '1h', '1m']) await interval(short).check();
      await page.emulateMedia({ colorScheme: round % 2 === 0 ? 'dark' : 'light' });
      for (const hash of [page2, page1, '#/pages/market/market', page1, page2]) {
        await page.evaluate((next) => {
          location.hash = next;
        }, hash);
        await page.waitForTimeout(15 * round);
      }
    }
    await expect(page.getByRole('heading', { name: 'ETH/USDT' })).toBeVisible();
    await expect(candles).toBeAttached();
    await expect(interval('1m')).toBeChecked();
  });

  await test.step('the interval that was left and taken again goes on live', async () => {
    for (const short of ['5m', '1m', '5m', '1m']) await interval(short).check();
    const before = await legend('MA7').textContent();
    await expect(legend('MA7')).not.toHaveText(before ?? '', { timeout: 60_000 });
  });
});

test('a market that does not exist is said so, with one way on', async ({ server, page }) => {
  await page.goto(`${server.url}/#/pages/transaction/currency?match_id=999999`);
  await expect(page.getByText(common.noSuchMarket)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: common.allMarkets }).click();
  await expect(page).toHaveURL(/pages\/market\/market/);
});
