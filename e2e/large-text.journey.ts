import { type Language, languages } from '@auric/api';
import type { Askable } from '../apps/web/src/locales/catalogue.ts';
import { expect, test } from './journey.ts';
import { layoutDefects } from './layout-defects.ts';
import { scenes, storedChoices, type Visitor } from './screens/scenes.ts';
import { showScene } from './show-scene.ts';
import { catalogueOf } from './translations.ts';

const longest = 'fra';
const visitors: readonly Visitor[] = ['guest', 'customer'];
const visitMsMax = 8_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with letters twice as large every screen can be read whole', async ({ server, ada, page, matrix }) => {
  const looks: readonly Language[] = matrix === 'whole' ? languages : [longest];
  test.setTimeout(60_000 + looks.length * scenes.length * visitMsMax);
  // As a browser does it whose owner has chosen another size.
  await page.addInitScript(() => {
    const enlarge = (): void => document.documentElement?.style.setProperty('font-size', '200%');
    enlarge();
    document.addEventListener('readystatechange', enlarge);
  });
  await page.goto(server.url);
  const defects: string[] = [];
  for (const lang of looks) {
    const catalogue = await catalogueOf(lang);
    for (const visitor of visitors) {
      await page.evaluate(
        (stored) => {
          localStorage.clear();
          for (const { name, value } of stored) localStorage.setItem(name, value);
        },
        storedChoices(lang, 'dark', visitor === 'customer' ? ada.token : null),
      );
      await page.reload();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const scene of scenes.filter((each) => each.visitor === visitor)) {
        const here = `${scene.row.path} ${visitor} ${lang}`;
        await showScene(page, scene, scene.row.title(catalogue as Askable));
        const found = await page.evaluate(layoutDefects);
        if (found.length === 0) continue;
        defects.push(...found.map((defect) => `${here}: ${defect}`));
        await test.info().attach(here, { body: await page.screenshot(), contentType: 'image/png' });
      }
    }
  }
  expect(defects).toEqual([]);
});
