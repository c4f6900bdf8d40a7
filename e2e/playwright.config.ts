import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/setup/find-chromium.mjs';

const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium; `npm run test:journeys` installs one.');

/** A phone in English. A journey boots a whole server, so they run one after the other. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    // It would answer for files that a journey changes or withholds; its own journey allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
});
