import { defineConfig } from '@playwright/test';
import type { Matrix } from './looks.ts';

/**
 * A phone in English. Which Chromium, `journey.ts` asks when it launches one: this file is also read where none is. Two
 * workers keep two cores busy: a journey waits for its server as often as for its browser.
 */
export default defineConfig<object, { matrix: Matrix }>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  forbidOnly: true,
  // The build machine tries once more, and tells what needed it (docs/decisions/toolchain.md).
  retries: process.env['CI'] === undefined ? 0 : 1,
  projects: [
    { name: 'journeys' },
    { name: 'matrix', testMatch: '**/{every-screen,large-text}.journey.ts', use: { matrix: 'whole' } },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    // It would answer for files that a journey changes or withholds; its own journey allows it.
    serviceWorkers: 'block',
    // Its pictures and copies of the page cost a fifth of a journey's time; a failure leaves its last picture all the same.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
