import type { Page } from '@playwright/test';
import { addOperator, type ServerProcess, type TestOperator } from '@auric/testkit';
import { expect, test as base } from './journey.ts';
import { deskSize } from './screens/desk-pages.ts';

type Roles = Parameters<typeof addOperator>[1];

interface Desks {
  /** A console in a browser of its own, at which an operator of these roles has signed in. */
  desk: (roles?: Roles, path?: string) => Promise<Desk>;
}

/** An operator and the page that the console shows. */
export interface Desk {
  page: Page;
  operator: TestOperator;
}

/** Journeys at the console: each desk is a browser with its own cookies, and complains as the phone of a journey does. */
export const test = base.extend<Desks>({
  desk: async ({ server, browser }, use) => {
    const complaints: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (roles, path = '/') => {
      const context = await browser.newContext({ viewport: deskSize, locale: 'en-US', timezoneId: 'UTC' });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      const operator = await addOperator(server, roles);
      await page.goto(consoleAt(server, path));
      await signIn(page, operator);
      return { page, operator };
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
});

export function consoleAt(server: Pick<ServerProcess, 'url'>, path = '/'): string {
  return `${server.url}/console/#${path}`;
}

/** Goes the way in, from the first field to the desk. */
export async function signIn(page: Page, operator: TestOperator): Promise<void> {
  await page.getByLabel('Name').fill(operator.demo.name);
  await page.getByLabel('Password', { exact: true }).fill(operator.demo.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of your authenticator app').fill(operator.code());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation')).toBeVisible();
}

/** Gives the reason that the open dialog asks for, and sends it. */
export async function giveReason(page: Page, reason: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Reason' });
  await field.fill(reason);
  await field.press('Control+Enter');
  await expect(field).toBeHidden();
}
