import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect } from './journey.ts';

const { bills, receipt } = english;

/**
 * From the only line of a kind among the bills to its details, which say `amounts`, and on to its receipt of that name:
 * the browser replays it and comes to the numbers of the journal, step by step.
 */
export async function replayFromBills(
  page: Page,
  url: string,
  { kind, amounts, name }: { kind: string; amounts: readonly string[]; name: string },
): Promise<void> {
  await page.goto(`${url}/#/pages/fund/assets_all_record?kind=${kind}`);
  await expect(page.getByRole('heading', { name: bills.title })).toBeVisible();
  const line = page.locator('button[data-entry]');
  await expect(line).toHaveCount(1);
  await line.click();
  const sheet = page.getByRole('dialog', { name: bills.details });
  for (const amount of amounts) await expect(sheet).toContainText(amount);
  await sheet.getByRole('link', { name: bills.receipt }).click();
  await expect(page.getByRole('heading', { name: receipt.title, exact: true })).toBeVisible();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-step]')).not.toHaveCount(0);
  await page.getByRole('button', { name: receipt.replay, exact: true }).click();
  await expect(page.getByText(receipt.equal)).toBeVisible();
  await expect(page.locator('[data-step]').filter({ hasText: receipt.stepEqual })).not.toHaveCount(0);
}
