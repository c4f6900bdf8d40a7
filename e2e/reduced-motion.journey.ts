import english from '../apps/web/src/locales/en/catalogue.ts';
import type { Askable } from '../apps/web/src/locales/catalogue.ts';
import { rowOf, type RouteRow } from '../apps/web/src/routes.ts';
import { expect, test } from './journey.ts';
import { type Scene, scenes } from './screens/scenes.ts';
import { showScene } from './show-scene.ts';
import { startSignedIn } from './signed-in.ts';

/** A frame of a screen, with a little for how durations are written. */
const frameMs = 17;

const tradeRow = rowOf('/pages/transaction/index') as RouteRow;

declare global {
  // oxlint-disable-next-line no-var
  var longMovements: Set<string> | undefined;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who wants less motion sees none: no page, sheet or price moves for longer than a frame', async ({
  server,
  ada,
  page,
}) => {
  // Looks at every frame, so that nothing that runs between two steps of this journey is missed.
  await page.addInitScript((longest) => {
    const seen = new Set<string>();
    globalThis.longMovements = seen;
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        const { target, pseudoElement } = (animation.effect ?? {}) as KeyframeEffect;
        const named = animation as { animationName?: string; transitionProperty?: string };
        const what = named.animationName ?? named.transitionProperty ?? 'a movement';
        if (Number(activeDuration) > longest) {
          seen.add(`${what} of ${target?.tagName ?? ''}${pseudoElement ?? ''}.${target?.className ?? ''}`);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, frameMs);
  const moved = () => page.evaluate(() => [...(globalThis.longMovements ?? ['nobody looked'])]);

  const walk = async (seen: (scene: Scene) => boolean) => {
    await page.goto(server.url);
    for (const scene of scenes.filter(seen)) await showScene(page, scene, scene.row.title(english as Askable));
    expect(await moved()).toEqual([]);
  };
  await walk(({ visitor }) => visitor === 'guest');
  await startSignedIn(page.context(), ada.token);
  await page.reload();
  await walk(({ visitor }) => visitor === 'customer');

  await test.step('sheets, prices and toasts of the trade screen', async () => {
    await showScene(page, { row: tradeRow, visitor: 'customer' }, tradeRow.title(english as Askable));
    const price = page.locator('[data-price]').first();
    await expect(price).not.toHaveText('');
    await page.getByRole('button', { name: english.trade.chooseMarket }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('input[name="amount"]').fill('0.001');
    await page.keyboard.press('Escape');
    await page.getByTestId('submit-order').click();
    const before = await price.innerText();
    await expect(price).not.toHaveText(before);
  });
  expect(await moved()).toEqual([]);
});

test('the same look does find what moves, where motion is welcome', async ({ server, browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.goto(server.url);
  const movesAtAll = page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .some((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > longest),
    frameMs,
  );
  await page.getByRole('link', { name: english.tabs.markets }).click();
  await movesAtAll;
  await page.close();
});
