import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type BusyBook, startBusyBook } from '../busy-book.ts';
import type { BrowserMeasurementKey } from '../measurements.ts';
import { interactionToNextPaint, median, quantile } from '../numbers.ts';
import { openPhone, type Phone } from '../phone.ts';
import type { Felt } from '../probe.ts';
import { framesOf } from '../frames.ts';
import { watchThread } from '../watching.ts';
import type { World } from '../world.ts';

const tradeHash = '#/pages/transaction/index';
/** Nobody types faster than this for long. */
const betweenKeysMs = 120;
const betweenTapsMs = 250;
const settleMs = 2000;
/** Entries of the browser come up to a frame after what they tell of. */
const entriesLateMs = 300;
const watchedSeconds = 10;
const msPerSecond = 1000;

const keysTyped = [
  { field: 'target_price', text: '61234.5' },
  { field: 'amount', text: '0.0125' },
  { field: 'total', text: '1234.56' },
] as const;
const sliderStops = [25, 50, 75, 100, 0, 60, 10, 90, 33, 50];
const keypadTaps = 20;
const sideTaps = 10;

type Values = Partial<Record<BrowserMeasurementKey, number>>;

/** Works the ticket on a slow phone while the book beside it moves twenty times a second. */
export async function measureTicket(world: World): Promise<void> {
  const book = await startBusyBook(world.server);
  try {
    const runs: Values[] = [];
    for (let run = 0; run < world.runs; run++) runs.push(await oneRun(world, book));
    for (const key of Object.keys(runs[0] ?? {}) as BrowserMeasurementKey[]) {
      world.measured(key, median(runs.map((values) => values[key] ?? Number.NaN)));
    }
  } finally {
    book.close();
  }
}

async function oneRun(world: World, book: BusyBook): Promise<Values> {
  const phone = await openPhone(world.browser, { token: world.token });
  try {
    const heard = countDepth(phone.page);
    await phone.page.goto(`${world.server.url}/${tradeHash}`);
    await phone.page.locator('input[name="amount"]').waitFor();
    await phone.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await sleep(settleMs);
    book.rate();
    const [begun, heardBefore] = [performance.now(), heard()];
    const typing = await interact(phone, () => typeKeys(phone.page));
    const keypad = await interact(phone, () => tapKeypad(phone.page));
    const slider = await interact(phone, () => tapSlider(phone.page));
    const side = await interact(phone, () => tapSides(phone.page));
    const watching = await watch(phone);
    const depthPerSecond = ((heard() - heardBefore) * msPerSecond) / (performance.now() - begun);
    const { tradesPerSecond } = book.rate();
    const { layoutShift } = await phone.felt();
    const tabs = await interact(phone, () => tapTabs(phone.page));
    const tasks = [typing, keypad, slider, side].flatMap((felt) => felt.longTasks);
    tell(world, { typing, keypad, slider, side, tabs }, { depthPerSecond, tradesPerSecond });
    return {
      'book.depth_per_s': depthPerSecond,
      'typing.inp_ms': interactionToNextPaint(typing.interactions),
      'typing.p75_ms': quantile(typing.interactions, 0.75),
      'keypad.inp_ms': interactionToNextPaint(keypad.interactions),
      'slider.inp_ms': interactionToNextPaint(slider.interactions),
      'side.inp_ms': interactionToNextPaint(side.interactions),
      'tabs.inp_ms': interactionToNextPaint(tabs.interactions),
      'busy.cls': layoutShift,
      'busy.long_tasks': tasks.length,
      'busy.longest_ms': Math.max(0, ...tasks),
      ...watching,
    };
  } finally {
    await phone.close();
  }
}

/** Books that came over the page's own socket. */
function countDepth(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('42["depth:')) count++;
    }),
  );
  return () => count;
}

async function interact(phone: Phone, act: () => Promise<void>): Promise<Felt> {
  await phone.restart();
  await act();
  await sleep(entriesLateMs);
  return phone.felt();
}

async function typeKeys(page: Page): Promise<void> {
  for (const { field, text } of keysTyped) {
    const input = page.locator(`input[name="${field}"]`);
    await input.focus();
    await input.evaluate((element) => (element as HTMLInputElement).select());
    for (const key of text) {
      await page.keyboard.press(key);
      await sleep(betweenKeysMs);
    }
  }
}

/** On a phone digits are tapped, on the keypad that the field opens. */
async function tapKeypad(page: Page): Promise<void> {
  await page.locator('input[name="amount"]').tap();
  const keypad = page.getByRole('group', { name: 'Numeric keypad' });
  await keypad.waitFor();
  const keys = keypad.getByRole('button');
  const places = await keys.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  const backspace = places.length - 2;
  for (let tap = 0; tap < keypadTaps; tap++) {
    const place = places[tap % 4 < 2 ? tap % 9 : backspace];
    if (place !== undefined) await page.touchscreen.tap(place.x, place.y);
    await sleep(betweenKeysMs);
  }
  await page.keyboard.press('Escape');
}

async function tapSlider(page: Page): Promise<void> {
  const slider = page.locator('form input[type="range"]');
  await slider.scrollIntoViewIfNeeded();
  for (const stop of sliderStops) {
    const box = await slider.boundingBox();
    if (box === null) throw new Error('The percent slider is not there.');
    await page.touchscreen.tap(box.x + 8 + ((box.width - 16) * stop) / 100, box.y + box.height / 2);
    await sleep(betweenTapsMs);
  }
}

async function tapSides(page: Page): Promise<void> {
  const sides = page.locator('form').getByRole('radio');
  for (let tap = 0; tap < sideTaps; tap++) {
    await sides.nth((tap + 1) % 2).dispatchEvent('focus');
    const box = await sides.nth((tap + 1) % 2).evaluate((radio) => {
      const { left, top, width, height } = (radio.closest('label') ?? radio).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.touchscreen.tap(box.x, box.y);
    await sleep(betweenTapsMs);
  }
}

async function tapTabs(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main sections' }).getByRole('link');
  for (let tab = 0; tab < (await links.count()); tab++) {
    await links.nth(tab).tap();
    await sleep(betweenTapsMs * 4);
  }
}

/** Nobody touches anything: what the moving book alone costs. Frames are counted after it: to be counted they must be made. */
async function watch(phone: Phone): Promise<Values> {
  const { busy, layouts, longTasks } = await watchThread(phone);
  const frames = await phone.page.evaluate(framesOf, watchedSeconds * msPerSecond);
  return {
    'watching.busy_percent': busy,
    'watching.layouts_per_s': layouts,
    'watching.late_frames_percent': frames.lateShare * 100,
    'watching.long_tasks': longTasks,
  };
}

function tell(
  world: World,
  felt: Record<string, Felt>,
  { depthPerSecond, tradesPerSecond }: { depthPerSecond: number; tradesPerSecond: number },
): void {
  const shown = Object.entries(felt).map(([name, { interactions, slowest }]) => {
    const parts =
      slowest === null
        ? ''
        : ` (${slowest.event}: waited ${slowest.waited.toFixed(0)}, handled ${slowest.handled.toFixed(0)}, painted ${slowest.painted.toFixed(0)})`;
    return `${name} ${interactionToNextPaint(interactions)} ms of ${interactions.length}${parts}`;
  });
  world.say(`book ${depthPerSecond.toFixed(1)}/s, trades ${tradesPerSecond.toFixed(1)}/s; ${shown.join('; ')}`);
}
