import type { Page } from '@playwright/test';
import { hashOf, type Scene } from './screens/scenes.ts';

/** Shows a scene in the document that is open, and waits until it has everything that it will show. */
export async function showScene(page: Page, scene: Scene, title: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hashOf(scene));
  await page.waitForFunction(
    (expected) =>
      document.title.startsWith(`${expected} ·`) &&
      (document.querySelector('main')?.innerText.trim() ?? '') !== '' &&
      document.querySelector('.skeleton, [aria-busy="true"]') === null,
    title,
    { polling: 50 },
  );
}
