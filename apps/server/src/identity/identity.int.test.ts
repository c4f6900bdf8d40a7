import { stillPicture } from '@auric/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IdentityScene, refusalOf } from './identity-scene.test-support.ts';

let scene: IdentityScene;
let customer: number;

beforeAll(async () => void (scene = await IdentityScene.open({ basicByRule: true })));
beforeEach(async () => void (customer = await scene.customer()));
afterAll(() => scene.close());

describe('the basic level of a sandbox', () => {
  it('is given by rule at once: the exchange has it, and the customer is told', async () => {
    await scene.submit(customer, { country: 'DE' });
    expect(scene.published.get(customer)).toEqual({ level: 1, country: 'DE' });
    expect(await scene.standingOf(customer)).toMatchObject({
      state: 'verified',
      level: 1,
      pending_level: 0,
      reason: '',
    });
    expect(scene.told.filter((one) => one.customer === customer)).toMatchObject([
      { kind: 'identity_approved', values: { level: 1 } },
    ]);
    expect(scene.opened.some((one) => one.customer === customer)).toBe(false);
  });

  it('is not shown before the exchange has it, and goes on where the server died', async () => {
    scene.exchangeDies = true;
    await expect(scene.submit(customer, {})).rejects.toThrow('died');
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'in_verification', level: 0, pending_level: 1 });
    expect(scene.told.some((one) => one.customer === customer)).toBe(false);
    scene.exchangeDies = false;
    await scene.services.verdicts.sweep();
    await scene.services.verdicts.sweep();
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'verified', level: 1 });
    expect(scene.told.filter((one) => one.customer === customer)).toHaveLength(1);
  });

  it.each([
    [{ email: null }, ['email']],
    [{ mobile: null }, ['mobile']],
  ])('waits for contacts: %j', async (bound, needs) => {
    const other = await scene.customer(bound);
    expect((await scene.standingOf(other)).needs).toEqual(needs);
    expect(await refusalOf(scene.submit(other, {}))).toBe('identity_contacts_first');
  });

  it.each([
    [{ id_type: 1, card_id: '11010519491231002X', birth_date: undefined }, 'ok'],
    [{ id_type: 1, card_id: '110105194912310021' }, 'document_number_invalid card_id'],
    [{ id_type: 1, card_id: '11010519491231002X', birth_date: '1990-03-07' }, 'birth_date_invalid birth_date'],
    [{ id_type: 2, card_id: '12' }, 'document_number_invalid card_id'],
    [{ country: 'ZZ' }, 'country_unknown country'],
    [{ birth_date: undefined }, 'birth_date_invalid birth_date'],
    [{ birth_date: '1880-01-01' }, 'birth_date_invalid birth_date'],
    [{ birth_date: '2199-01-01' }, 'birth_date_invalid birth_date'],
    [{ birth_date: '2008-11-23' }, 'under_age birth_date'],
    [{ name: undefined }, 'parameter_error name'],
    [{ id_type: undefined }, 'parameter_error id_type'],
  ])('checks what is told: %j → %s', async (form, outcome) => {
    scene.now = Date.parse('2026-11-22T12:00:00Z');
    expect(await refusalOf(scene.submit(customer, form as object))).toBe(outcome);
  });

  it('takes the country from the mobile number where none is told', async () => {
    await scene.submit(customer, { country: undefined });
    expect(scene.published.get(customer)).toEqual({ level: 1, country: 'CN' });
  });

  it('is asked for once, also when ten ask at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refusalOf(scene.submit(customer, {}))));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(
      new Set(['ok', ...outcomes.filter((one) => /identity_(pending|verified)/.test(one))]),
    );
  });

  it('of a document that another has used waits for an operator, and nobody is told why', async () => {
    const number = scene.freshPassport();
    await scene.submit(customer, { card_id: number });
    const other = await scene.customer();
    await scene.submit(other, { card_id: ` ${number.toLowerCase().replace('e', 'e-')} ` });
    expect(scene.opened.findLast((one) => one.customer === other)?.flags).toEqual(['document_in_use']);
    expect(await scene.standingOf(other)).toMatchObject({ state: 'in_verification', pending_level: 1, reason: '' });
  });

  it('of one document that two name at once is given to one of them', async () => {
    const number = scene.freshPassport();
    const other = await scene.customer();
    await Promise.all([scene.submit(customer, { card_id: number }), scene.submit(other, { card_id: number })]);
    expect([customer, other].filter((one) => scene.published.has(one))).toHaveLength(1);
  });

  it('of somebody on a list waits for an operator', async () => {
    scene.screened.push('Known Person');
    await scene.submit(customer, { name: 'Known Person' });
    expect(scene.opened.at(-1)).toMatchObject({ customer, flags: ['screening_match'] });
    expect(scene.published.has(customer)).toBe(false);
  });
});

describe('the advanced level', () => {
  it('comes after the basic one, with photos', async () => {
    expect(await refusalOf(scene.submitPapers(customer))).toBe('identity_level_first real_type');
    await scene.submit(customer, { id_type: 1, card_id: 'A123456(3)', country: 'HK' });
    expect(await refusalOf(scene.submitPapers(customer, { front_pic: undefined }))).toBe('photo_required front_pic');
    expect(await refusalOf(scene.submitPapers(customer, { reverse_pic: undefined }))).toBe(
      'photo_required reverse_pic',
    );
    expect(await refusalOf(scene.submitPapers(customer))).toBe('ok');
    expect(scene.opened.at(-1)).toMatchObject({ customer, flags: ['country_differs'] });
  });

  it('needs one photo of a passport, and takes nobody else’s', async () => {
    await scene.submit(customer, {});
    const other = await scene.customer();
    const theirs = await scene.files.upload(other, Buffer.from(stillPicture));
    expect(await refusalOf(scene.submitPapers(customer, { front_pic: theirs }))).toBe('file_unknown front_pic');
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'verified', level: 1 });
    expect(await refusalOf(scene.submitPapers(customer, { reverse_pic: undefined }))).toBe('ok');
  });

  it('is given by an operator', async () => {
    await scene.submit(customer, {});
    await scene.submitPapers(customer);
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'in_verification', level: 1, pending_level: 2 });
    await scene.decide(customer);
    expect(scene.published.get(customer)).toMatchObject({ level: 2 });
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'verified', level: 2, pending_level: 0 });
    expect(await refusalOf(scene.submitPapers(customer))).toBe('identity_verified');
  });

  it('that is refused says why in the reader’s language, keeps the basic level, and is mended', async () => {
    await scene.submit(customer, { card_id: 'E99887766' });
    await scene.submitPapers(customer);
    await scene.decide(customer, 'photo_unclear');
    expect(await scene.standingOf(customer)).toMatchObject({
      state: 'audit_failed',
      level: 1,
      pending_level: 2,
      reason: expect.stringContaining('blurred') as string,
      typed: { name: 'Lin Xiaoyu', card_id: 'E99887766', birth_date: '1990-03-07', country: 'CN', id_type: 2 },
    });
    expect((await scene.standingOf(customer, 'zh')).reason).toContain('照片');
    expect(scene.told.at(-1)).toMatchObject({
      kind: 'identity_refused',
      values: { reason: { zh: expect.stringContaining('照片') as string } },
    });
    expect(await refusalOf(scene.submitPapers(customer))).toBe('ok');
    await scene.decide(customer);
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'verified', level: 2, reason: '' });
  });

  it('keeps the first verdict, whatever comes after it', async () => {
    await scene.submit(customer, {});
    await scene.submitPapers(customer);
    await scene.decide(customer, 'photo_unclear');
    await scene.decide(customer);
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'audit_failed', level: 1 });
  });
});

it('the number of a document can’t be read from the database, and is masked once it is verified', async () => {
  await scene.submit(customer, { card_id: 'E55443322' });
  const rows = await scene.db.selectFrom('identity.application').selectAll().execute();
  expect(JSON.stringify(rows.map((row) => ({ ...row, details: row.details.toString('latin1') })))).not.toContain(
    'E55443322',
  );
  expect((await scene.standingOf(customer)).typed?.card_id).toBe('*****3322');
});

it('the basic level outside of a sandbox is an operator’s to give', async () => {
  const live = await IdentityScene.open({ basicByRule: false });
  const applicant = await live.customer();
  await live.submit(applicant, {});
  expect(await live.standingOf(applicant)).toMatchObject({ state: 'in_verification', level: 0, pending_level: 1 });
  expect(live.opened).toMatchObject([{ customer: applicant, flags: [] }]);
  await live.decide(applicant);
  expect(await live.standingOf(applicant)).toMatchObject({ state: 'verified', level: 1 });
  await live.close();
});
