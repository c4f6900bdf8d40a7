import { type LaunchOptions, type Page, test as base, expect } from '@playwright/test';
import { bootServerProcess, type ProcessOptions, type ServerProcess, type TestClient } from '@auric/testkit';
import { chromiumOptions } from '../tools/setup/find-chromium.mjs';
import { accessibilityDefects } from './accessibility.ts';
import type { Matrix } from './looks.ts';
import { tradeForAWhile } from './screens/customer.ts';
import { betForAWhile } from './screens/options.ts';
import { knownBefore, messagedAddress } from './screens/scenes.ts';

export { expect };

/** A busy machine takes its time to make a database and two days of history. */
export const bootMsMax = 120_000;

interface Fixtures {
  /** A server for this journey alone, which may stop it, slow it down, or leave its market in disorder. */
  ownServer: ServerProcess;
}

interface WorkerFixtures {
  matrix: Matrix;
  launchOptions: LaunchOptions;
  /** The server, with its market, of all journeys that don't disturb each other: each brings customers of its own. */
  server: ServerProcess;
  /** A customer who has something on every screen, to look at; a message of the outbox too. */
  ada: TestClient;
}

/** Whatever the browser complains about on the way fails a journey; guests have been here before. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  matrix: ['rotated', { scope: 'worker', option: true }],
  // Playwright reads the names of the fixtures it needs out of these patterns; they need none.
  // oxlint-disable-next-line no-empty-pattern
  launchOptions: [({}, use) => use(chromiumOptions()), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  server: [({}, use) => serveWhile(use, bootServerProcess), { scope: 'worker', timeout: bootMsMax }],
  // oxlint-disable-next-line no-empty-pattern
  ownServer: [({}, use) => serveWhile(use, bootServerProcess), { timeout: bootMsMax }],
  ada: [
    async ({ server }, use) => {
      const ada = await tradeForAWhile(server.client());
      await betForAWhile(ada);
      await server.client().call('sms_mail', { user_string: messagedAddress, scene: 'register' });
      await use(ada);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript((known) => {
      // A frame, and a document without an origin, have no storage of the app's.
      if (self !== top || origin === 'null') return;
      for (const [name, value] of Object.entries(known)) localStorage.setItem(`auric:${name}`, JSON.stringify(value));
    }, knownBefore);
    await use(context);
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

/** Everybody on a journey comes from this machine, so what one address may do is far from enough. */
export const settings = {
  SANDBOX_HISTORY_DAYS: '2',
  REQUESTS_PER_ADDRESS_PER_MINUTE: '60000',
  REGISTRATIONS_PER_ADDRESS_PER_HOUR: '6000',
  CODES_PER_ADDRESS_PER_HOUR: '3000',
  // A withdrawal that two operators have to look at is larger than what customers come with.
  SANDBOX_FAUCET_USDT_PER_MINUTE: '1000000',
};

/** Serves by what `boot` starts, until `use` is done. */
export async function serveWhile<S extends ServerProcess>(
  use: (server: S) => Promise<void>,
  boot: (options: ProcessOptions) => Promise<S>,
): Promise<void> {
  // What a worker writes is printed with the journey that it is on.
  const server = await boot({ settings, died: (ending) => void process.stderr.write(ending) });
  if (server.url === '') throw new Error(`The server did not start:\n${server.output().stderr}`);
  await use(server);
  await server.close();
}

/** No violation of the accessibility rules on the screen as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  // Every page has one; a page that is on its way is not looked at.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await accessibilityDefects(page)).toEqual([]);
}
