import type { Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { deployInFrontOf } from './deployment.ts';
import { expect, test } from './journey.ts';

const { errors, tabs, update } = english;

test.use({ serviceWorkers: 'allow' });

/** Resolves when the service worker holds everything that this page has needed. */
async function shellKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const hashed = loaded.filter((name) => name.includes('/assets/'));
        const kept = await Promise.all(hashed.map((name) => caches.match(name, { ignoreVary: true })));
        return kept.includes(undefined) ? 'not yet' : 'kept';
      }),
    )
    .toBe('kept');
}

const keptUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

// The browser itself complains about calls that it can't make, so this page is not the fixture's.
test('without a network the app starts from what it has kept, and keeps no answers', async ({ server, context }) => {
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: tabs.markets })).toBeVisible();
  await shellKept(page);
  expect((await keptUrls(page)).filter((path) => /^\/(?:api|socket\.io)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: tabs.markets })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: errors.offline })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: errors.offline })).toBeHidden();
});

test('a newer version is offered, and takes over when the customer wants it', async ({ server, context }) => {
  const deployment = await deployInFrontOf(server.url);
  const page = await context.newPage();
  await page.goto(deployment.url);
  await shellKept(page);
  const [before] = await page.evaluate(() => caches.keys());

  // The worker of the next version does not know the entry that this page was started by.
  deployment.change('/service-worker.js', (worker) =>
    worker.replace(/shellVersion="\w+"/, 'shellVersion="next"').replaceAll(/"\/assets\/index-[\w-]+\.js",/g, ''),
  );
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText(update.ready)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toContain(before);

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: update.reload }).click();
  await reloaded;
  await expect(page.getByText(update.ready)).toBeHidden();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['auric-shell-next']);
  await page.close();
  deployment.close();
});

test('it can be installed: the manifest names its icons, and they are there', async ({ server, page }) => {
  await page.goto(server.url);
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? { href: '' };
    return (await (await fetch(href)).json()) as { name: string; icons: { src: string; sizes: string }[] };
  });
  expect(manifest.name).toBe('Auric');
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${src} ${image.naturalWidth}`;
        }),
      ),
    manifest.icons.filter(({ sizes }) => sizes !== 'any'),
  );
  expect(sizes).toEqual(['/icons/192.png 192', '/icons/512.png 512', '/icons/maskable-512.png 512']);
});
