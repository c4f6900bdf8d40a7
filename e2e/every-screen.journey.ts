import AxeBuilder from '@axe-core/playwright';
import { languages, type Language } from '@auric/api';
import type { ConsoleMessage, Page } from '@playwright/test';
import type { Askable, Catalogue } from '../apps/web/src/locales/catalogue.ts';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, test } from './journey.ts';
import { layoutDefects, visibleTexts } from './layout-defects.ts';
import { pseudoLocale } from './pseudo-locale.ts';
import { messagedAddress, scenes, storedChoices, type Visitor } from './screens/scenes.ts';
import { tradeForAWhile } from './screens/customer.ts';
import { smallTargets } from './small-targets.ts';
import { showScene } from './show-scene.ts';

const themes = ['dark', 'light'] as const;
const visitors: readonly Visitor[] = ['guest', 'customer'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Stands for the language that nobody speaks; the client believes it is English. */
const pseudo = 'pseudo';
type Look = { lang: Language | typeof pseudo; theme: (typeof themes)[number] };

const tongues: readonly Look['lang'][] = [...languages, pseudo];

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

async function catalogueOf(lang: Look['lang']): Promise<Catalogue> {
  if (lang === pseudo) return pseudoLocale(english);
  const { default: catalogue } = (await import(`../apps/web/src/locales/${lang}/catalogue.ts`)) as {
    default: Catalogue;
  };
  return catalogue;
}

/** English texts that are said differently in this language. What has no word in it, as “1D”, is a sign. */
function foreignTexts(catalogue: Catalogue): Set<string> {
  const own = new Map(leaves(catalogue));
  const texts = new Set(own.values());
  const isForeign = ([key, text]: [string, string]) =>
    /\p{L}{2}/u.test(text) && own.get(key) !== text && !texts.has(text);
  return new Set(leaves(english).flatMap((leaf) => (isForeign(leaf) ? [leaf[1]] : [])));
}

const keys = new Set(leaves(english).map(([key]) => key));

function textDefects(texts: readonly string[], foreign: ReadonlySet<string>): string[] {
  return texts.flatMap((text) => {
    if (keys.has(text) || text.includes('{{') || text.startsWith('(empty ')) return [`no text for “${text}”`];
    return foreign.has(text) ? [`English: “${text}”`] : [];
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every screen, in every language and both themes, is whole, translated and accessible', async ({
  server,
  browser,
}) => {
  test.setTimeout(480_000);
  const { token } = await tradeForAWhile(server.client());
  await server.client().call('sms_mail', { user_string: messagedAddress, scene: 'register' });
  const walk = async (theme: Look['theme']): Promise<string[]> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(server.url);
    const defects: string[] = [];
    for (const lang of tongues) {
      await test.step(`${lang} ${theme}`, async () => defects.push(...(await defectsOf(page, { lang, theme }, token))));
    }
    await context.close();
    return defects;
  };
  // Each theme in a window of its own, at the same time.
  expect((await Promise.all(themes.map(walk))).flat()).toEqual([]);
});

/** What is wrong with any of the screens in one look. */
async function defectsOf(page: Page, look: Look, token: string | null): Promise<string[]> {
  const catalogue = await catalogueOf(look.lang);
  const foreign = foreignTexts(catalogue);
  const defects: string[] = [];
  let here = '';
  const complain = (text: string) => defects.push(`${here}: ${text}`);
  const onConsole = (message: ConsoleMessage) => message.type() === 'error' && complain(message.text());
  const onError = (error: Error) => complain(String(error));
  page.on('console', onConsole).on('pageerror', onError);
  for (const visitor of visitors) {
    await enter(page, look, catalogue, visitor === 'customer' ? token : null);
    for (const scene of scenes.filter((each) => each.visitor === visitor)) {
      here = `${scene.row.path} ${visitor} ${look.lang} ${look.theme}`;
      await showScene(page, scene, scene.row.title(catalogue as Askable));
      const found = [
        ...(await page.evaluate(layoutDefects)),
        ...textDefects(await page.evaluate(visibleTexts), foreign),
        ...(look.lang === 'en' ? await accessibilityDefects(page) : []),
        ...(look.lang === 'en' && look.theme === 'dark' ? await page.evaluate(smallTargets) : []),
      ];
      if (found.length === 0) continue;
      found.forEach(complain);
      await test.info().attach(here, { body: await page.screenshot(), contentType: 'image/png' });
    }
  }
  page.off('console', onConsole).off('pageerror', onError);
  return defects;
}

/** A new document in this look; its scenes are shown one after the other without another. */
async function enter(page: Page, { lang, theme }: Look, catalogue: Catalogue, token: string | null): Promise<void> {
  await page.evaluate(
    (stored) => {
      localStorage.clear();
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    storedChoices(lang === pseudo ? 'en' : lang, theme, token),
  );
  const chunk = '**/assets/catalogue-*.js';
  await page.unroute(chunk);
  if (lang === pseudo) {
    const body = `export default ${JSON.stringify(catalogue)}`;
    await page.route(chunk, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  await page.reload();
}

async function accessibilityDefects(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}
