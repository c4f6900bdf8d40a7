import { bootScriptedServer, type ScriptedServer, type TestClient, testMarkets } from '@auric/testkit';
import type { BrowserContext, Page } from '@playwright/test';
import { positions as positionTexts } from '../apps/web/src/locales/en/positions.ts';
import { bootMsMax, expect, serveWhile, test as journeys } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

export { testMarkets };

const { positions } = positionTexts;
const usdt = 3;

/** The contracts of BTC and ETH, one lot of which is 0.01 and 0.1 coins. */
export const contracts = { btc: 101, eth: 102 } as const;

/**
 * Journeys whose market does what they say: a server of their own, which one after the other of them moves, or one for a
 * journey alone, which may leave it in disorder.
 */
export const test = journeys.extend<{ ownScripted: ScriptedServer }, { scripted: ScriptedServer }>({
  // Playwright reads the names of the fixtures it needs out of these patterns; they need none.
  // oxlint-disable-next-line no-empty-pattern
  scripted: [({}, use) => serveWhile(use, bootScriptedServer), { scope: 'worker', timeout: bootMsMax }],
  // oxlint-disable-next-line no-empty-pattern
  ownScripted: [({}, use) => serveWhile(use, bootScriptedServer), { timeout: bootMsMax }],
});

/** The market as every story begins: BTC at 60,000 and ETH at 3,000 USDT, books a hundredth of a percent around. */
export async function calm(scripted: ScriptedServer): Promise<void> {
  await scripted.move({ sources: 3 });
  await scripted.move({ prices: { [testMarkets.btc]: 60_000, [testMarkets.eth]: 3_000 } });
}

/** A customer with so many USDT in their futures account. */
export async function futuresTrader(scripted: ScriptedServer, number: string): Promise<TestClient> {
  const trader = await scripted.client().register();
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: usdt, to_currency_id: usdt } as const;
  await trader.call('wallet/change', { ...between, number });
  return trader;
}

/** Opens a position at market; its id, once it is among the open ones. */
export async function openAtMarket(
  trader: TestClient,
  order: { match_id: number; type: 'long' | 'short'; share: string; multiple: number; margin_mode?: 'cross' },
): Promise<number> {
  const { position_id } = await trader.call('lever/submit', order);
  await expect
    .poll(async () => (await trader.call('lever/dealall', {})).positions.map(({ id }) => id))
    .toContain(position_id);
  return position_id;
}

/** The desk of a contract as somebody who has signed in sees it. */
export async function showDesk(
  { scripted, context, page }: { scripted: ScriptedServer; context: BrowserContext; page: Page },
  { token }: TestClient,
  market: number,
): Promise<void> {
  await startSignedIn(context, token);
  await page.goto(`${scripted.url}/#/pages/transaction/contract?match_id=${market}`);
  await expect(page.getByRole('heading', { level: 1, name: /USDT/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: positions.open })).toBeVisible();
}

/** The card of a position, on the desk and in the records. */
export const cardOf = (page: Page, position: number) => page.locator(`[data-position="${position}"]`);
