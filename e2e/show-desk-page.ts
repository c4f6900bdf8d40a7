import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Longer than a page takes on a busy machine. */
const patienceMs = 30_000;

/** Shows a page of the console in the document that is open, and waits until nothing on it is on its way. */
export async function showDeskPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = to), path);
  const main = page.locator(`main[data-page="${path}"]`);
  await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty({ timeout: patienceMs });
  await expect(main.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0, { timeout: patienceMs });
}
