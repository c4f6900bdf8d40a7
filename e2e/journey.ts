import AxeBuilder from '@axe-core/playwright';
import { type LaunchOptions, type Page, test as base, expect } from '@playwright/test';
import { bootServerProcess, type ServerProcess } from '@auric/testkit';
import { chromiumOptions } from '../tools/setup/find-chromium.mjs';

export { expect };

/**
 * A journey has a server of its own, with its market, on a temporary folder. Whatever the browser complains about on
 * the way fails it.
 */
export const test = base.extend<{ server: ServerProcess }, { launchOptions: LaunchOptions }>({
  // Playwright reads the names of the fixtures it needs out of these patterns; they need none.
  // oxlint-disable-next-line no-empty-pattern
  launchOptions: [({}, use) => use(chromiumOptions()), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await bootServerProcess({ settings: { SANDBOX_HISTORY_DAYS: '2' } });
    if (server.url === '') throw new Error(`The server did not start:\n${server.output().stderr}`);
    await use(server);
    await server.close();
  },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** No violation of the accessibility rules on the screen as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
