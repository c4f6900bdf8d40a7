import { stillPicture } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { giveReason, test } from './console-desk.ts';
import { expect } from './journey.ts';
import { freshPassport, reachable } from './reachable.ts';
import { startSignedIn } from './signed-in.ts';

const { identity } = english;
const typed = { real_type: 1, id_type: 2, name: 'Lin Xiaoyu', country: 'CN', birth_date: '1990-03-07' } as const;

test('papers are refused, mended with what was typed, and approved before the customer’s eyes', async ({
  server,
  desk,
  page: phone,
  context,
}) => {
  const [first, customer] = [await server.client().register(), await server.client().register()];
  await reachable(first);
  await reachable(customer);
  const used = freshPassport();
  await first.call('user/real', { ...typed, card_id: used });
  await customer.call('user/real', { ...typed, card_id: used });
  const { account } = await customer.call('user/info', {});
  const level = (name: string) => phone.getByRole('region', { name }).or(phone.locator('section', { hasText: name }));
  await startSignedIn(context, customer.token);
  await phone.goto(`${server.url}/#/pages/setting/real_mark`);
  await expect(level(identity.basic).getByText(identity.inVerification)).toBeVisible();

  const { page } = await desk(['compliance'], '/queues/identity');
  const row = page.getByRole('row').filter({ hasText: account });

  await test.step('the desk sees who has used the document, and says what is at fault', async () => {
    await row.getByRole('link').first().click();
    await expect(page.getByText(/^This document was used by/)).toBeVisible();
    await page.keyboard.press('c');
    await page.getByLabel('If refused, the customer is told').selectOption({ label: 'Number differs' });
    await page.keyboard.press('r');
    await giveReason(page, 'The number is another holder’s');
  });

  await test.step('the phone says it, and has what was typed', async () => {
    await expect(level(identity.basic).getByText(identity.failed)).toBeVisible();
    await phone.getByRole('link', { name: identity.again }).click();
    await expect(phone.getByLabel(identity.name)).toHaveValue(typed.name);
    await expect(phone.getByLabel(identity.number)).toHaveValue(used);
    await phone.getByLabel(identity.number).fill(freshPassport());
    await phone.getByRole('button', { name: identity.submit }).click();
    await expect(level(identity.basic).getByText(identity.verified)).toBeVisible();
  });

  await test.step('photos wait at the desk, which looks at them through a link that is written down', async () => {
    await phone.getByRole('link', { name: identity.start }).click();
    const photo = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(stillPicture) };
    await phone.getByLabel(`${identity.photoPage} ${english.photo.choose}`).setInputFiles(photo);
    await expect(phone.getByRole('img', { name: identity.photoPage })).toBeVisible();
    await phone.getByRole('button', { name: identity.submit }).click();
    await expect(level(identity.advanced).getByText(identity.inVerification)).toBeVisible();
    await page.goto(`${server.url}/console/#/queues/identity`);
    await row.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Show front' }).click();
    const shown = page.getByRole('img', { name: 'Front' });
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Larger' }).click();
    await page.getByRole('button', { name: 'Turn' }).click();
    await expect(shown).toBeVisible();
  });

  await test.step('it is approved, and the phone knows it without being touched', async () => {
    await page.keyboard.press('c');
    await expect(page.getByText(/^Yours until/)).toBeVisible();
    await page.keyboard.press('a');
    await giveReason(page, 'Papers agree with what was typed');
    await expect(level(identity.advanced).getByText(identity.verified)).toBeVisible();
    expect(await customer.call('real/state', {})).toMatchObject({ state: 'verified', level: 2 });
  });
});
