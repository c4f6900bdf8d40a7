import type { BrowserContext } from '@playwright/test';
import { storedChoices } from './screens/scenes.ts';

/** Every page of this browser starts as somebody who has signed in before, in English and dark. */
export async function startSignedIn(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript(
    (stored) => {
      // What prepares a page also runs in its frames, and that of another site has no storage to prepare.
      if (self !== top) return;
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    storedChoices('en', 'dark', token),
  );
}
