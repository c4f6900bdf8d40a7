import { defineConfig } from '@playwright/test';

/**
 * A phone in English. Which Chromium, `journey.ts` asks when it launches one: this file is also read where none is. A journey boots a whole server, so they run one
 * after the other.
 */
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
  },
});
