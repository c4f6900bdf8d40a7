import type { ComponentType } from 'react';
import { useApp } from './data/app-store.ts';
import { activity } from './data/http/activity.ts';
import { needTexts } from './locales/i18n.ts';
import { fetchTexts } from './locales/texts.ts';
import { homeAlias, pageFile, rowOf, tabRows, type RouteRow } from './routes.ts';
import { MissingFile } from './shell/route-error.tsx';

const chunkTimeoutMs = 120_000;

interface PageModule {
  default: ComponentType;
}

const files = import.meta.glob<PageModule>('./pages/**/*.tsx');

function fileOf(row: RouteRow): () => Promise<PageModule> {
  const load = files[pageFile(row.path)];
  if (load === undefined) throw new Error(`no page at ${row.path}`);
  return load;
}

/** The page of a row, once its texts are there too. A wait for its files is shown as any other, and one that can't be had becomes a screen too. */
export async function loadPage(row: RouteRow): Promise<PageModule> {
  const waited = activity.begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timed out')), chunkTimeoutMs);
  });
  try {
    const [page] = await Promise.race([Promise.all([fileOf(row)(), needTexts(row.texts)]), late]);
    return page;
  } catch {
    return { default: MissingFile };
  } finally {
    clearTimeout(timer);
    waited();
  }
}

async function fetchAhead(row: RouteRow | undefined): Promise<void> {
  // Whoever opens the page asks again, and hears of the failure.
  if (row === undefined) return;
  const texts = fetchTexts(useApp.getState().lang, row.texts);
  await Promise.allSettled([fileOf(row)(), texts]);
}

/** Asks for the page of the address while the texts are still on their way. */
export function fetchFirstPage(hash: string): void {
  void fetchAhead(rowOf(hash.replace(/^#/, '').split('?')[0] || homeAlias));
}

/** Once nothing else is to do: the other tabs, so that a tap on one of them shows it at once. */
export async function fetchTabs(): Promise<void> {
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  await Promise.all(tabRows.map(fetchAhead));
}
