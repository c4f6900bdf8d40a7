import type { Locator, Page } from '@playwright/test';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { expect, test } from './journey.ts';

const { session, identity, outbox, settings, trade, orders, tabs } = english;
const email = 'keys.only@example.org';
const password = 'a long secret 7';

/** More presses of the tab key than any screen has stops. */
const stopsMax = 90;

/**
 * Whether the focus can be seen: an outline, or a line in the colour of the focus, on what has it or on the box around
 * it. It runs in the browser, so it must not use anything from outside itself.
 */
function focusDefect(): string | null {
  const active = document.activeElement;
  if (active === null || active === document.body) return 'nothing has the focus';
  const sample = document.createElement('i');
  sample.style.color = 'var(--gold-text)';
  document.body.append(sample);
  const focusColour = getComputedStyle(sample).color;
  sample.remove();
  const text = active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 30);
  const name = `${active.tagName.toLowerCase()}.${active.className} “${text}”`;
  // The drawing of a switch stands beside it.
  const boxes: Element[] = active.nextElementSibling === null ? [] : [active.nextElementSibling];
  for (let box: Element | null = active; boxes.length < 6 && box !== null; box = box.parentElement) boxes.push(box);
  for (const box of boxes) {
    const { borderTopColor, borderTopWidth } = getComputedStyle(box);
    const outlined = [null, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    });
    const lined = borderTopColor === focusColour && parseFloat(borderTopWidth) >= 1;
    if (!outlined && !lined) continue;
    const { width, height } = box.getBoundingClientRect();
    return width > 1 && height > 1 ? null : `${name} has the focus where nobody sees it`;
  }
  return `the focus on ${name} can't be seen`;
}

/** One press; every stop on the way has to show that it has the focus. */
async function press(page: Page, key: string, defects: Set<string>): Promise<void> {
  await page.keyboard.press(key);
  const defect = await page.evaluate(focusDefect);
  if (defect !== null && defect !== 'nothing has the focus') defects.add(defect);
}

/** Goes on with the tab key until it is there: a trap on the way would keep it from coming. */
async function tabTo(page: Page, target: Locator, defects: Set<string>): Promise<void> {
  await expect(target).toBeVisible();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < stopsMax; stop++) {
    if (await there()) return;
    await press(page, 'Tab', defects);
  }
  throw new Error(`The tab key does not lead to ${String(target)}.`);
}

test('everything from registering to settings goes by keyboard alone', async ({ server, page }) => {
  const defects = new Set<string>();
  const to = (target: Locator) => tabTo(page, target, defects);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const type = (text: string) => page.keyboard.type(text);
  const enter = () => page.keyboard.press('Enter');
  const focused = (target: Locator) => expect(target).toBeFocused();
  await page.goto(`${server.url}/#/pages/common/register`);

  await test.step('register, with the code from the outbox', async () => {
    const kinds = page.getByRole('radiogroup', { name: session.method });
    await to(kinds.getByRole('radio', { checked: true }));
    await press(page, 'ArrowRight', defects);
    await expect(kinds.getByRole('radio', { name: session.mobile })).toBeChecked();
    await press(page, 'ArrowLeft', defects);
    await to(page.getByRole('link', { name: session.residence }));
    await enter();
    await to(page.getByRole('searchbox', { name: identity.findCountry }));
    await type('singap');
    await enter();
    await expect(page.getByRole('link', { name: `${session.residence} Singapore` })).toBeVisible();
    await to(page.getByRole('textbox', { name: session.email }));
    await type(email);
    await to(button(session.getCode));
    await enter();
    await to(page.getByRole('link', { name: session.openOutbox }));
    await enter();
    await to(button(outbox.useCode).first());
    await enter();
    await expect(page.getByLabel(session.code)).toHaveValue(/^\d{6}$/);
    await to(page.getByLabel(session.password, { exact: true }));
    await type(password);
    await to(page.getByLabel(session.confirmPassword));
    await type(password);
    await enter();
    await expect(page.getByText(session.registered)).toBeVisible();
  });

  const openOrders = page.locator('[data-order]');
  const submit = page.getByTestId('submit-order');

  await test.step('a sheet takes the focus, keeps it, and gives it back when Esc closes it', async () => {
    await to(page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name: tabs.trade }));
    await enter();
    const opener = button(new RegExp(trade.chooseMarket));
    await to(opener);
    await enter();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    for (let stop = 0; stop < 12; stop++) {
      await press(page, 'Tab', defects);
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') === null)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await focused(opener);
  });

  await test.step('place an order that rests, by a price of the book', async () => {
    const levels = page.getByRole('rowgroup', { name: trade.bids }).getByRole('button');
    await to(levels.first());
    await press(page, 'ArrowDown', defects);
    await focused(levels.nth(1));
    await enter();
    const price = page.locator('input[name="target_price"]');
    await expect(price).not.toHaveValue('');
    await shiftTabTo(page, price, defects);
    const low = (Number((await price.inputValue()).replaceAll(',', '')) * 0.95).toFixed(1);
    await page.keyboard.press('ControlOrMeta+a');
    await type(low);
    await to(page.locator('input[name="amount"]'));
    await type('0.01');
    await page.keyboard.press('Escape');
    await to(submit);
    await enter();
    await expect(openOrders).toHaveCount(1);
  });

  await test.step('cancel it', async () => {
    await to(button(new RegExp(`^${orders.cancel} [A-Z]+/`)));
    await enter();
    await expect(openOrders).toHaveCount(0);
  });

  await test.step('change the language and the theme', async () => {
    await page.evaluate(() => {
      location.hash = '#/pages/setting/setting';
    });
    const language = button(new RegExp(`^${settings.language}`));
    await to(language);
    await enter();
    await expect(page.getByRole('dialog', { name: settings.language })).toBeVisible();
    await page.keyboard.press('Escape');
    await focused(language);
    const light = page.getByRole('radio', { name: settings.light });
    await to(page.getByRole('radiogroup', { name: settings.theme }).getByRole('radio', { checked: true }));
    for (let step = 0; step < 3 && !(await light.isChecked()); step++) await press(page, 'ArrowRight', defects);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  expect([...defects]).toEqual([]);
});

/** The same, backwards. */
async function shiftTabTo(page: Page, target: Locator, defects: Set<string>): Promise<void> {
  for (let stop = 0; stop < stopsMax; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, 'Shift+Tab', defects);
  }
  throw new Error(`The tab key does not lead back to ${String(target)}.`);
}
