import type { Page } from '@playwright/test';
import { type RouteRow, rowOf } from '../../apps/web/src/routes.ts';
import type { ScreenState } from './screen-state.ts';
import type { Scene, Visitor } from './scenes.ts';

const quotations = '**/api/currency/quotation_new*';
const wallet = '**/api/wallet/list*';

/** The call is under way and stays so. */
const unanswered = (calls: string) => (page: Page) => page.route(calls, () => undefined);
const failing = (calls: string) => (page: Page) => page.route(calls, (route) => route.abort('failed'));
const still = (calls: string): Omit<ScreenState, 'name'> => ({ before: unanswered(calls) });
const broken = (calls: string): Omit<ScreenState, 'name'> => ({ fails: true, before: failing(calls) });

const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();
const amount = (page: Page) => page.locator('form input[name="amount"]');

async function openSheet(page: Page, opener: string): Promise<void> {
  await page.locator(opener).first().click();
  await dialog(page);
}

/** A market order, which is asked about before it is sent. */
async function confirmMarketOrder(page: Page): Promise<void> {
  await openSheet(page, 'form button[aria-haspopup="dialog"]');
  await page.getByRole('dialog').locator('ul button').nth(1).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const money = page.locator('form input[inputmode]').first();
  await money.focus();
  await money.fill('250');
  await page.keyboard.press('Escape');
  await page.getByTestId('submit-order').click();
  await dialog(page);
}

async function typeAmount(page: Page): Promise<void> {
  await amount(page).tap();
  await page.keyboard.type('0.025');
}

async function loseTheLine(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('[data-stale]').waitFor();
}

const submitEmpty = (page: Page) => page.locator('form button[type="submit"]').click();
const logOut = (page: Page) =>
  page
    .locator('main button')
    .last()
    .click()
    .then(() => dialog(page));
const large = { name: 'letters twice as large', largeLetters: true, phoneOnly: true } as const;

type Row = readonly [path: string, visitor: Visitor, state: ScreenState];

const rows: readonly Row[] = [
  ['/pages/index/index', 'guest', { name: 'loading', ...still(quotations) }],
  ['/pages/index/index', 'guest', { name: 'error', ...broken(quotations) }],
  ['/pages/index/index', 'newcomer', { name: 'nothing yet' }],
  ['/pages/index/index', 'customer', large],
  ['/pages/market/market', 'guest', { name: 'loading', ...still(quotations) }],
  ['/pages/market/market', 'guest', { name: 'error', ...broken(quotations) }],
  ['/pages/market/market', 'guest', large],
  ['/pages/market/search', 'guest', { name: 'nothing found', query: 'q=zzzz' }],
  ['/pages/transaction/index', 'guest', { name: 'loading', ...still(quotations) }],
  [
    '/pages/transaction/index',
    'customer',
    { name: 'order types', act: (page) => openSheet(page, 'form button[aria-haspopup="dialog"]') },
  ],
  ['/pages/transaction/index', 'customer', { name: 'confirm', act: confirmMarketOrder }],
  ['/pages/transaction/index', 'customer', { name: 'markets', act: (page) => openSheet(page, 'h1 button') }],
  ['/pages/transaction/index', 'customer', { name: 'keypad', phoneOnly: true, act: typeAmount }],
  ['/pages/transaction/index', 'customer', { name: 'offline', fails: true, act: loseTheLine }],
  ['/pages/transaction/index', 'customer', large],
  ['/pages/transaction/currency_order', 'newcomer', { name: 'nothing yet' }],
  [
    '/pages/transaction/currency_order',
    'customer',
    { name: 'details', act: (page) => openSheet(page, '[data-order] button') },
  ],
  ['/pages/transaction/currency_order', 'customer', large],
  ['/pages/fund/assets', 'customer', { name: 'loading', ...still(wallet) }],
  ['/pages/fund/assets', 'customer', { name: 'error', ...broken(wallet) }],
  ['/pages/fund/assets', 'newcomer', { name: 'nothing yet' }],
  ['/pages/fund/assets', 'customer', large],
  ['/pages/fund/assets_record', 'newcomer', { name: 'nothing yet' }],
  ['/pages/fund/receive_withdraw_record', 'newcomer', { name: 'nothing yet' }],
  ['/pages/fund/receive_withdraw_record', 'customer', { name: 'withdrawals', query: 'tab=withdraw' }],
  [
    '/pages/fund/receive_withdraw_record',
    'customer',
    { name: 'details', query: 'tab=withdraw', act: (page) => openSheet(page, '[data-withdrawal]') },
  ],
  ['/pages/fund/withdraw', 'newcomer', { name: 'nothing yet' }],
  ['/pages/fund/convert', 'customer', { name: 'exchange', query: 'mode=exchange' }],
  ['/pages/fund/convert', 'customer', { name: 'history', query: 'mode=history' }],
  ['/pages/setting/wallet', 'newcomer', { name: 'nothing yet' }],
  ['/pages/common/login', 'guest', { name: 'errors', act: submitEmpty }],
  ['/pages/common/login', 'guest', large],
  ['/pages/common/register', 'guest', { name: 'errors', act: submitEmpty }],
  [
    '/pages/setting/setting',
    'customer',
    { name: 'languages', act: (page) => openSheet(page, 'main section button:has(.lucide-languages)') },
  ],
  ['/pages/setting/setting', 'customer', { name: 'log out', act: logOut }],
  ['/pages/setting/setting', 'customer', large],
];

const nowhere: RouteRow = {
  path: '/pages/nowhere',
  auth: 'guest',
  tab: null,
  texts: [],
  title: (texts) => texts.errors.notFound,
};

/** The moments of the screens that somebody may meet: what loads, fails, is empty, offline, open, or twice as large. */
export const stateScenes: readonly Scene[] = [
  ...rows.map(([path, visitor, state]): Scene => {
    const row = rowOf(path);
    if (row === undefined) throw new Error(`There is no screen ${path}.`);
    return { row, visitor, state };
  }),
  { row: nowhere, visitor: 'guest', state: { name: 'unknown address' } },
];
