import { configuration as texts } from '../apps/console/src/texts/configuration.ts';
import { giveReason, test } from './console-desk.ts';
import { expect } from './journey.ts';

test('two operators announce what a transfer to a customer costs, and the history has who agreed', async ({
  server,
  desk,
}) => {
  const { page, operator } = await desk(['finance'], '/configuration/transfer_fees');
  await expect(page.getByRole('heading', { name: 'Transfers to customers', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: texts.change }).click();
  await page.getByRole('textbox', { name: 'Fee', exact: true }).fill('0.002');
  const review = page.getByRole('table', { name: texts.review });
  await expect(review.getByRole('row', { name: 'Fee' })).toContainText('0.1%0.2%');
  await page.getByRole('button', { name: texts.send, exact: true }).click();
  const [told] = await Promise.all([
    page.getByText(/^Asked for\. Case #\d+/).innerText(),
    giveReason(page, 'Costs have risen'),
  ]);

  const second = await desk(['finance'], `/cases/${/\d+/.exec(told)?.[0]}`);
  await expect(second.page.getByText('Costs have risen')).toBeVisible();
  await second.page.keyboard.press('c');
  await expect(second.page.getByText(/^Yours until/)).toBeVisible();
  await second.page.keyboard.press('a');
  await giveReason(second.page, 'Agreed');

  const announced = page.getByRole('table', { name: texts.announced });
  await expect(announced.getByRole('row', { name: 'Fee' })).toContainText('0.1%0.2%');
  const past = page.getByRole('list', { name: texts.history });
  await expect(past).toContainText(operator.demo.name);
  await expect(past).toContainText(second.operator.demo.name);
  const customer = await server.client().register();
  const fees = await customer.call('user/getTransferFee', { currency: 3, number: '1000' });
  expect(fees.fee).toBe('1');
});
