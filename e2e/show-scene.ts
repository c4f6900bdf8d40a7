import type { Page } from '@playwright/test';
import { hashOf, type Scene } from './screens/scenes.ts';

/** Longer than a screen takes on a busy machine, and short enough to say which one never came. */
const patienceMs = 30_000;

/**
 * Shows a scene in the document that is open, and waits until it has everything that it will show. Several pages bear the
 * same title, and one of them leads on to another: the title is taken away first, so the one that is waited for was set
 * for this page and not for the one before, whose content stands until the next is there.
 */
export async function showScene(page: Page, scene: Scene, title: string): Promise<void> {
  await page.evaluate((hash) => {
    const pathOf = (address: string) => address.split('?')[0];
    if (pathOf(location.hash) !== pathOf(hash)) document.title = '';
    location.hash = hash;
  }, hashOf(scene));
  const complete = page.waitForFunction(
    (expected) =>
      document.title.startsWith(`${expected} ·`) &&
      // Two pages may have one title, and one may lead on to another: what is shown must be what the address says.
      document.querySelector('main')?.dataset.page === location.hash.slice(1).split('?')[0] &&
      (document.querySelector('main')?.innerText.trim() ?? '') !== '' &&
      document.querySelector('.skeleton, [aria-busy="true"]') === null,
    title,
    { polling: 50, timeout: patienceMs },
  );
  await complete.catch(async (cause: unknown) => {
    const shown = await page.title();
    throw new Error(`${scene.row.path} “${title}” is not complete; the page is “${shown}”.`, { cause });
  });
}
