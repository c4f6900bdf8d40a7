import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { errors, reasons, trade } = english;
const btcMarket = 1;

/** A loss is told within two seconds; a busy machine is given as much again. */
const toldWithin = { timeout: 4_000 };

function deskOf(page: Page) {
  return {
    banner: page.getByRole('alert').filter({ hasText: errors.offline }),
    amount: page.getByRole('textbox', { name: new RegExp(`^${trade.amount}`) }),
    submit: page.getByTestId('submit-order'),
    openOrders: page.locator('[data-order]'),
  };
}

// The browser itself complains about calls that it can't make, so these pages are not the fixture's.
test('without a network prices are called stale, orders wait, and what was missed comes by itself', async ({
  server,
  context,
}) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  const page = await context.newPage();
  const { banner, amount, submit, openOrders } = deskOf(page);
  await page.goto(`${server.url}/#/pages/transaction/index`);
  await amount.fill('0.001');
  await expect(submit).toBeEnabled();
  const firstDocument = await page.evaluate(() => performance.timeOrigin);

  await context.setOffline(true);
  await expect(banner).toBeVisible(toldWithin);
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveText(reasons.offline);

  // Meanwhile the same customer trades from another device.
  const { bids } = await customer.call('currency/depth', { match_id: btcMarket, limit: 1 });
  const low = (Number(bids[0]?.[0]) * 0.95).toFixed(1);
  await customer.call('coin/trade', { match_id: btcMarket, type: 'buy', amount: '0.01', target_price: low });
  await expect(openOrders).toHaveCount(0);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(openOrders).toHaveCount(1);
  await expect(amount).toHaveValue('0.001');
  await expect(submit).toBeEnabled();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(firstDocument);
});

test('a line that is open but silent is found dead, and only data makes it live again', async ({
  ownServer,
  context,
}) => {
  const { token } = await ownServer.client().register();
  await startSignedIn(context, token);
  const page = await context.newPage();
  const { banner, amount, submit } = deskOf(page);
  await page.goto(`${ownServer.url}/#/pages/transaction/index`);
  await amount.fill('0.001');
  await expect(submit).toBeEnabled();

  process.kill(ownServer.pid, 'SIGSTOP');
  try {
    await expect(banner).toBeVisible(toldWithin);
    await expect(submit).toBeDisabled();
  } finally {
    process.kill(ownServer.pid, 'SIGCONT');
  }
  await expect(banner).toBeHidden();
  await expect(submit).toBeEnabled();
});

test('a line that carries nothing any more is replaced by another, without a reload', async ({ server, context }) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  const page = await context.newPage();
  const { banner, amount, submit, openOrders } = deskOf(page);
  let lines = 0;
  let cut = false;
  // What a phone leaves behind that goes from Wi-Fi to the mobile network: a socket that nobody closes.
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const first = (lines += 1) === 1;
    const beyond = socket.connectToServer();
    socket.onMessage((message) => {
      if (!(first && cut)) beyond.send(message);
    });
    beyond.onMessage((message) => {
      if (!(first && cut)) socket.send(message);
    });
  });
  await page.goto(`${server.url}/#/pages/transaction/index`);
  await amount.fill('0.001');
  await expect(submit).toBeEnabled();
  expect(lines).toBe(1);

  cut = true;
  await expect.poll(() => lines, toldWithin).toBe(2);
  const { bids } = await customer.call('currency/depth', { match_id: btcMarket, limit: 1 });
  const low = (Number(bids[0]?.[0]) * 0.95).toFixed(1);
  await customer.call('coin/trade', { match_id: btcMarket, type: 'buy', amount: '0.01', target_price: low });
  await expect(openOrders).toHaveCount(1);
  await expect(banner).toBeHidden();
  await expect(submit).toBeEnabled();
});
