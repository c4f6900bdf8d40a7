import { budget } from '../apps/web/src/locales/en/budget.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { lossBudget: texts } = budget;
const usdt = 3;
const lots = { type: 'long', share: '1', multiple: 10 } as const;

test('somebody says what they want to lose at most, is held to it, and takes a break', async ({
  page,
  context,
  server,
}) => {
  const customer = await server.client().register();
  const between = { from_currency_id: usdt, to_currency_id: usdt, from_field: 'spot', to_field: 'perpetual' } as const;
  await customer.call('wallet/change', { ...between, number: '5000' });
  const [first] = await customer.call('lever/contracts', {});
  const open = (number: string) =>
    customer.call('lever/submit', { ...lots, match_id: first!.terms.match_id, share: number });
  await startSignedIn(context, customer.token);

  await test.step('the budget is set where settings are', async () => {
    await page.goto(`${server.url}/#/pages/setting/setting`);
    await page.getByRole('link', { name: texts.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByText(texts.none)).toBeVisible();
    await page.getByRole('textbox', { name: texts.amount }).fill('0.5');
    await page.getByRole('button', { name: texts.set }).click();
    await expect(page.getByText('A loss budget is at least 1 USDT')).toBeVisible();
    await page.getByRole('textbox', { name: texts.amount }).fill('300');
    await page.getByRole('button', { name: texts.set }).click();
    await expect(page.getByTestId('loss-budget-room')).toHaveText('300 USDT');
    await expectAccessible(page);
  });

  await test.step('what it leaves can be risked, and no more', async () => {
    await open('1');
    await expect(open('1000')).rejects.toThrow('loss_budget_exceeded');
    const { room } = await customer.call('user/loss_budget', {});
    expect(Number(room)).toBeLessThan(300);
  });

  await test.step('a wider one waits for a day', async () => {
    await page.getByRole('textbox', { name: texts.amount }).fill('900');
    await page.getByRole('button', { name: texts.set }).click();
    await expect(page.getByText(/900 USDT/)).toBeVisible();
    await expect(page.getByText(/^300 USDT/)).toBeVisible();
  });

  await test.step('in a break nothing is opened, and everything can be closed', async () => {
    await page.getByRole('button', { name: texts.start }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.start }).click();
    await expect(page.getByText(/taking a break until/)).toBeVisible();
    await expect(open('1')).rejects.toThrow('cooling_off');
    await customer.call('lever/batch_close', { type: 0 });
    await expectAccessible(page);
  });
});
