import { expect, test, vi } from 'vitest';

vi.mock('../tools/setup/find-chromium.mjs', () => {
  throw new Error('The search for a Chromium was part of reading the configuration.');
});

test('the configuration of the journeys can be read on a machine that never saw a browser', async () => {
  const { default: config } = await import('./playwright.config.ts');
  expect(config.testMatch).toBe('**/*.journey.ts');
});
