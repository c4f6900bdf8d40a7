import { home } from '../apps/web/src/locales/en/home.ts';
import { explainer } from '../apps/web/src/locales/en/explainer.ts';
import { quiz } from '../apps/web/src/locales/en/quiz.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { leverageQuiz: texts } = quiz;
const { mark, distance, size, funding, adl } = texts.questions;
const { futuresIntro } = explainer;

test('somebody learns what futures are, fails the quiz on high leverage, is told why, and passes it', async ({
  page,
  context,
  server,
}) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);

  await test.step('the way leads from home', async () => {
    await page.goto(`${server.url}/#/`);
    await page.getByRole('button', { name: home.home.entries.more }).click();
    await page.getByRole('link', { name: home.home.entries.superLeverage }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  });

  await test.step('the explainer has three steps', async () => {
    await page.getByRole('link', { name: texts.learn }).click();
    await expect(page.getByRole('heading', { name: futuresIntro.position.title })).toBeVisible();
    await page.getByRole('button', { name: futuresIntro.next }).click();
    await expect(page.getByRole('heading', { name: futuresIntro.liquidation.title })).toBeVisible();
    await page.getByRole('button', { name: futuresIntro.next }).click();
    await expect(page.getByRole('heading', { name: futuresIntro.funding.title })).toBeVisible();
    await page.getByRole('button', { name: futuresIntro.done }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  });

  await test.step('what is wrong is explained, and nothing is unlocked', async () => {
    await expect(page.getByRole('button', { name: texts.unanswered })).toBeDisabled();
    for (const answer of [mark.one, distance.three, size.two, funding.one, adl.one]) {
      await page.getByRole('radio', { name: answer }).check();
    }
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(texts.failed)).toBeVisible();
    await expect(page.getByText(texts.wrong, { exact: true })).toHaveCount(2);
    await expect(page.getByText(mark.why)).toBeVisible();
    await expectAccessible(page);
    expect(await customer.call('lever/account', {})).toMatchObject({ quiz_passed: false });
  });

  await test.step('with all answers right it is passed', async () => {
    await page.getByRole('radio', { name: mark.two }).check();
    await page.getByRole('radio', { name: adl.three }).check();
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(texts.passed)).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.markets })).toBeVisible();
    expect(await customer.call('lever/account', {})).toMatchObject({ quiz_passed: true });
  });
});

test('the leverage that a new customer may not go beyond leads to the quiz, and back', async ({
  page,
  context,
  server,
}) => {
  const customer = await server.client().register();
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/transaction/contract`);
  await page.getByTestId('leverage').click();
  await page.getByRole('dialog').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('link', { name: texts.learn }).click();
  await page.getByRole('button', { name: futuresIntro.next }).click();
  await page.getByRole('button', { name: futuresIntro.next }).click();
  await page.getByRole('button', { name: futuresIntro.done }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('leverage')).toBeVisible();
});
