import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { streamMarks } from '../busy-marks.ts';
import { interactionToNextPaint, median } from '../numbers.ts';
import { openPhone } from '../phone.ts';
import { watchThread } from '../watching.ts';
import type { World } from '../world.ts';

const futuresHash = '#/pages/transaction/contract';
const positionsHeld = 50;
const settleMs = 3000;
/** Entries of the browser come up to a frame after what they tell of. */
const entriesLateMs = 300;
const betweenTapsMs = 400;
const betweenKeysMs = 120;
const usdt = 3;

/** Fifty positions on a slow phone while their marks move twenty times a second. */
export async function measureFutures(world: World): Promise<void> {
  const token = await holdPositions(world);
  const runs = [];
  for (let run = 0; run < world.runs; run++) runs.push(await oneRun(world, token));
  world.measured('marks.per_s', median(runs.map(({ perSecond }) => perSecond)));
  world.measured('futures.inp_ms', median(runs.map(({ inp }) => inp)));
  world.measured('futures.busy_percent', median(runs.map(({ busy }) => busy)));
  world.measured('futures.layouts_per_s', median(runs.map(({ layouts }) => layouts)));
  world.measured('futures.long_tasks', median(runs.map(({ longTasks }) => longTasks)));
}

/** Somebody with positions in all markets, in every other one cross, in turn long and short. */
async function holdPositions({ server }: World): Promise<string> {
  const customer = await server.client().register('futuresbench');
  const between = { from_field: 'spot', to_field: 'perpetual', from_currency_id: usdt, to_currency_id: usdt } as const;
  await customer.call('wallet/change', { ...between, number: '8000' });
  const markets = await customer.call('lever/contracts', {});
  for (const [at, { terms }] of markets.entries()) {
    const mode = at % 2 === 0 ? 'isolated' : 'cross';
    await customer.call('lever/margin_mode', { match_id: terms.match_id, margin_mode: mode });
  }
  for (let opened = 0; opened < positionsHeld; opened++) {
    const { terms } = markets[opened % markets.length]!;
    const type = opened % 4 < 2 ? 'long' : 'short';
    await customer.call('lever/submit', { match_id: terms.match_id, type, share: '1', multiple: 10, status: 1 });
  }
  return customer.token;
}

async function oneRun(world: World, token: string) {
  const phone = await openPhone(world.browser, { token });
  try {
    const marks = await streamMarks(phone.page);
    await phone.page.goto(`${world.server.url}/${futuresHash}`);
    await phone.page
      .locator('[data-position]')
      .nth(positionsHeld - 1)
      .waitFor({ state: 'attached' });
    await sleep(settleMs);
    marks.rate();
    const watched = await watchThread(phone);
    const perSecond = marks.rate();
    await phone.restart();
    await touchAll(phone.page);
    await sleep(entriesLateMs);
    const { interactions, slowest } = await phone.felt();
    const inp = interactionToNextPaint(interactions);
    const worst =
      slowest === null ? '' : `, the longest a ${slowest.event} handled in ${slowest.handled.toFixed(0)} ms`;
    world.say(`${perSecond.toFixed(1)} marks/s, busy ${watched.busy.toFixed(0)} %, INP ${inp} ms${worst}`);
    return { perSecond, inp, ...watched };
  } finally {
    await phone.close();
  }
}

/** Types lots, changes the side, and goes through what there is of one's own. */
async function touchAll(page: Page): Promise<void> {
  await page.locator('input[name="share"]').focus();
  for (const key of '12.5') {
    await page.keyboard.press(key);
    await sleep(betweenKeysMs);
  }
  await page.keyboard.press('Escape');
  for (let tap = 0; tap < 6; tap++) {
    await page
      .locator('form')
      .getByRole('radio')
      .nth((tap + 1) % 2)
      .dispatchEvent('click');
    await sleep(betweenTapsMs);
  }
  const views = page.getByRole('region', { name: 'Positions' }).getByRole('tab');
  for (let tab = await views.count(); tab > 0; tab--) {
    await views.nth(tab - 1).tap();
    await sleep(betweenTapsMs);
  }
}
