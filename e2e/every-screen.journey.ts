import type { Page } from '@playwright/test';
import type { Askable, Catalogue } from '../apps/web/src/locales/catalogue.ts';
import { accessibilityDefects } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { layoutDefects, visibleTexts } from './layout-defects.ts';
import { planVisits, pseudo, tongues, type Tongue, type Visit } from './looks.ts';
import { scenes, storedChoices, type Visitor } from './screens/scenes.ts';
import { smallTargets } from './small-targets.ts';
import { showScene } from './show-scene.ts';
import { catalogueOf, foreignTexts, spokenIn, textDefects } from './translations.ts';

const visitors: readonly Visitor[] = ['guest', 'customer'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const visitMsMax = 8_000;
const settleMs = 1_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

for (const tongue of tongues) {
  test(`every screen in ${tongue} is whole, translated and accessible`, async ({ server, ada, context, matrix }) => {
    const visits = planVisits(scenes, matrix).filter((visit) => visit.tongue === tongue);
    test.setTimeout(60_000 + visits.length * visitMsMax);
    const page = await context.newPage();
    await page.goto(server.url);
    const catalogue = await catalogueOf(tongue);
    const defects: string[] = [];
    for (const visitor of visitors) {
      await enter(page, tongue, catalogue, visitor === 'customer' ? ada.token : null);
      const own = visits.filter(({ scene }) => scene.visitor === visitor).toSorted(bySizeAndTheme);
      defects.push(...(await defectsOf(page, own, catalogue)));
    }
    expect(defects).toEqual([]);
  });
}

const bySizeAndTheme = (a: Visit, b: Visit): number =>
  `${a.size} ${a.theme}`.localeCompare(`${b.size} ${b.theme}`, 'en');

/** What is wrong with any of the screens, seen one after the other in one document. */
async function defectsOf(page: Page, visits: readonly Visit[], catalogue: Catalogue): Promise<string[]> {
  const foreign = foreignTexts(catalogue);
  const defects: string[] = [];
  let here = '';
  const complain = (text: string) => void defects.push(`${here}: ${text}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(String(error)));
  for (const { scene, tongue, theme, size, audits } of visits) {
    here = `${scene.row.path} ${scene.visitor} ${tongue} ${theme} ${size}`;
    await dress(page, theme, size);
    await showScene(page, scene, scene.row.title(catalogue as Askable));
    const look = () => defectsInSight(page, audits, foreign);
    const seen = await look();
    // A list that grows at this very moment is no defect: what is wrong stays wrong.
    const again = seen.length === 0 ? seen : await page.waitForTimeout(settleMs).then(look);
    const found = again.filter((defect) => seen.includes(defect));
    if (found.length === 0) continue;
    found.forEach(complain);
    await test.info().attach(here, { body: await page.screenshot(), contentType: 'image/png' });
  }
  page.removeAllListeners('console').removeAllListeners('pageerror');
  return defects;
}

async function defectsInSight(page: Page, audits: Visit['audits'], foreign: ReadonlySet<string>): Promise<string[]> {
  return [
    ...(await page.evaluate(layoutDefects)),
    ...textDefects(await page.evaluate(visibleTexts), foreign),
    ...(audits.includes('accessibility') ? await accessibilityDefects(page, { standards }) : []),
    ...(audits.includes('contrast') ? await accessibilityDefects(page, { audit: 'contrast' }) : []),
    ...(audits.includes('targets') ? await page.evaluate(smallTargets) : []),
  ];
}

/** As the system does that goes dark, and somebody who turns the phone or pulls the window: without a new document. */
async function dress(page: Page, theme: Visit['theme'], size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
  await page.setViewportSize({ width, height });
}

/** A new document in this language; its theme follows the system. */
async function enter(page: Page, tongue: Tongue, catalogue: Catalogue, token: string | null): Promise<void> {
  await page.evaluate(
    (stored) => {
      localStorage.clear();
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    storedChoices(tongue === pseudo ? 'en' : tongue, 'system', token),
  );
  const files = '**/assets/texts-*.js';
  // Texts that are still on their way are brought first: a route that is taken away under them fails the page.
  await page.unrouteAll({ behavior: 'wait' });
  if (tongue === pseudo) {
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: spokenIn(catalogue, await response.text()) });
    });
  }
  await page.reload();
}
