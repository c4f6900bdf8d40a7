import type { Page, Route } from '@playwright/test';
import { testPassword } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { trade, reasons, confirmOrder, session, parts, common } = english;
const tradeHash = '#/pages/transaction/index';

/** The ticket as a thumb and an eye find it. */
function ticketOf(page: Page) {
  const keypad = page.getByRole('group', { name: parts.keypad });
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  return {
    field,
    keypad,
    submit: page.getByTestId('submit-order'),
    available: page.getByTestId('available'),
    openOrders: page.locator('[data-order]'),
    async choose(orderType: string) {
      await page.getByRole('button', { name: new RegExp(`^${trade.orderType}`) }).tap();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${orderType}`) })
        .tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    async press(name: string, keys: string) {
      await field(name).tap();
      for (const key of keys) await keypad.getByRole('button', { name: key, exact: true }).tap();
    },
    /** A price that many percent off the last one, as it is typed. */
    async priceOff(percent: number) {
      await expect(field(trade.price)).not.toHaveValue('');
      const shown = Number((await field(trade.price).inputValue()).replaceAll(',', ''));
      return (shown * (1 + percent / 100)).toFixed(1);
    },
  };
}

test('an OCO is typed on the keypad of a phone, which covers neither field nor button', async ({ server, page }) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${server.url}/${tradeHash}`);
  const ticket = ticketOf(page);
  await expect(ticket.available).toContainText('10,000 USDT');
  const [limit, trigger] = [await ticket.priceOff(-5), await ticket.priceOff(5)];
  await ticket.choose(trade.oco);

  await test.step('every field is typed over the keypad, and the button stays in sight', async () => {
    await ticket.field(trade.price).tap();
    await ticket.keypad.getByRole('button', { name: parts.backspace }).click({ delay: 700 });
    await expect(ticket.field(trade.price)).toHaveValue('');
    await ticket.press(trade.price, `${limit}99`);
    await expect(ticket.field(trade.price)).toHaveValue(limit.replace(/(\d{3}\.)/, ',$1'));
    await ticket.press(trade.trigger, trigger);
    await ticket.press(trade.amount, '0.010');
    await expect(ticket.field(trade.amount)).toHaveValue('0.010');
    await expectAccessible(page);
    const top = (await ticket.keypad.boundingBox())?.y ?? 0;
    for (const seen of [ticket.field(trade.amount), ticket.submit]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  });

  await test.step('the tap that leaves the field places both orders', async () => {
    await expect(ticket.submit).toHaveText(trade.buyAsset.replace('{{asset}}', 'BTC'));
    await ticket.submit.tap();
    await expect(page.getByText(trade.submitted)).toBeVisible();
    await expect(ticket.keypad).toHaveCount(0);
    await expect(page.getByText(`${trade.openOrders} (1)`)).toBeVisible();
    await expect(ticket.openOrders.first()).toContainText(trade.oco);
    await expect(ticket.available).not.toContainText('10,000 USDT');
  });
});

test('a market order is shown once more, until the customer no longer wants that', async ({ server, page }) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  await page.goto(`${server.url}/${tradeHash}`);
  const ticket = ticketOf(page);
  const confirmation = page.getByRole('dialog', { name: confirmOrder.title });
  await expect(ticket.available).toContainText('10,000 USDT');
  await ticket.choose(`${trade.market} `);

  await test.step('by money and by coin', async () => {
    await page.getByRole('button', { name: trade.switchUnit.replace('{{asset}}', 'BTC') }).tap();
    await expect(ticket.field(trade.amount)).toBeVisible();
    await page.getByRole('button', { name: trade.switchUnit.replace('{{asset}}', 'USDT') }).tap();
    await ticket.field(trade.total).fill('100');
  });

  await test.step('it is asked about with the age of its price, and opted out of', async () => {
    await ticket.submit.tap();
    await expect(confirmation).toContainText(confirmOrder.bestPrice);
    await expect(confirmation).toContainText('100 USDT');
    await expectAccessible(page);
    await confirmation.getByRole('switch', { name: confirmOrder.askMarket }).uncheck();
    await confirmation.getByTestId('confirm-order').tap();
    await expect(confirmation).toHaveCount(0);
    await expect(ticket.available).toContainText('9,900');
  });

  await test.step('the next one goes out at once, also after a reload', async () => {
    await page.reload();
    await ticket.field(trade.total).fill('100');
    await ticket.submit.tap();
    await expect(ticket.available).toContainText('9,8');
    await expect(confirmation).toHaveCount(0);
  });
});

test('a price far from the market warns and is confirmed twice', async ({ server, page }) => {
  const { token } = await server.client().register();
  await startSignedIn(page.context(), token);
  await page.goto(`${server.url}/${tradeHash}`);
  const ticket = ticketOf(page);
  await expect(ticket.available).toContainText('10,000 USDT');
  await ticket.field(trade.price).fill(await ticket.priceOff(-13));
  await ticket.field(trade.amount).fill('0.01');
  await expect(
    page.getByRole('status').filter({ hasText: reasons.farFromBest.replace('{{percent}} ', '') }),
  ).toBeVisible();
  // A double tap is one answer to one question: the second half of it must not confirm (ux 4).
  await ticket.submit.dblclick();
  await expect(ticket.submit).toHaveText(reasons.confirmFar);
  await expect(ticket.submit).toBeEnabled();
  await expect(ticket.openOrders).toHaveCount(0);
  await ticket.submit.tap();
  await expect(ticket.openOrders).toHaveCount(1);
});

test('what was typed survives login and reload, and an order without an answer is placed once', async ({
  server,
  page,
}) => {
  const account = 'draftkeeper1';
  await server.client().register(account);
  await page.goto(`${server.url}/${tradeHash}`);
  const ticket = ticketOf(page);

  await test.step('a guest types an order and is led through login back to it', async () => {
    await ticket.field(trade.price).fill(await ticket.priceOff(-5));
    await ticket.field(trade.amount).fill('0.0120');
    await page.getByRole('link', { name: reasons.login }).tap();
    await page.getByLabel(session.identifier).fill(account);
    await page.locator('input[type="password"]').fill(testPassword);
    await page.getByRole('button', { name: common.login, exact: true }).tap();
    await expect(ticket.field(trade.amount)).toHaveValue('0.0120');
    await page.reload();
    await expect(ticket.field(trade.amount)).toHaveValue('0.0120');
    await expect(ticket.submit).toBeEnabled();
  });

  await test.step('the answer gets lost, and the same order is asked about after a reload', async () => {
    const names: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/coin/trade'))
        names.push(new URLSearchParams(request.postData() ?? '').get('request_id'));
    });
    const placed = Promise.withResolvers<void>();
    const reloaded = Promise.withResolvers<void>();
    const lose = async (route: Route) => {
      await route.fetch();
      placed.resolve();
      // Let go before the page has gone, the request would be sent on and answered.
      await reloaded.promise;
      await route.abort().catch(() => undefined);
    };
    await page.route('**/api/coin/trade', lose, { times: 1 });
    await ticket.submit.tap();
    await placed.promise;
    await expect(ticket.submit).toHaveText(reasons.submitting);
    await page.reload();
    reloaded.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(ticket.field(trade.amount)).toHaveValue('');
    await expect(ticket.openOrders).toHaveCount(1);
    expect(names[0]).toMatch(/^\w{8,}$/);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(1);
  });
});
