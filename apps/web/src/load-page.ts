import { useApp } from './data/app-store.ts';
import { activity } from './data/http/activity.ts';
import { needTexts } from './locales/i18n.ts';
import { fetchTexts } from './locales/texts.ts';
import type { PageModule } from './page-files.ts';
import { homeAlias, routes, rowOf, tabRows, type RouteRow } from './routes.ts';
import { MissingFile } from './shell/route-error.tsx';

const chunkTimeoutMs = 120_000;

/** The home page stands in the first file, and needs no map to be found. */
async function pageOf(row: RouteRow): Promise<PageModule> {
  if (row === routes[0]) return import('./pages/index/index.tsx');
  const { loadFile } = await import('./page-files.ts');
  return loadFile(row.path);
}

/** The page of a row, once its texts are there too. A wait for its files is shown as any other, and one that can't be had becomes a screen too. */
export async function loadPage(row: RouteRow): Promise<PageModule> {
  const waited = activity.begin();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timed out')), chunkTimeoutMs);
  });
  try {
    const [page] = await Promise.race([Promise.all([pageOf(row), needTexts(row.texts)]), late]);
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
  await Promise.allSettled([pageOf(row), texts]);
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
