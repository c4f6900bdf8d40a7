import { identityView } from '@auric/api/console/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileIdOf } from '../files/file-id.ts';
import { identityConsolePart } from './console-part.ts';
import { IdentityScene } from './identity-scene.test-support.ts';

let scene: IdentityScene;
let customer: number;
let ref: string;

const operator = { id: 7, name: 'cora', roles: ['compliance'], session: 's', address: '::1' } as const;
const partOf = () => {
  const { db, files, services } = scene;
  return identityConsolePart({ db, files, identityServices: services, now: () => scene.now });
};
const queue = () => partOf().queues![0]!;
const decide = (decision: string, values = {}) =>
  queue().decide({ ref, decision, values, reason: 'looked at it', operator: 7, second: 0, act: 3 });

beforeAll(async () => void (scene = await IdentityScene.open({ basicByRule: true })));
beforeEach(async () => {
  customer = await scene.customer();
  await scene.submit(customer, { card_id: scene.freshPassport() });
  await scene.submitPapers(customer);
  ({ ref } = scene.opened.at(-1)!);
});
afterAll(() => scene.close());

describe('a case of papers', () => {
  it('shows what was typed, what level 1 said, and who else has used the document', async () => {
    const [other, number] = [await scene.customer(), scene.freshPassport()];
    await scene.submit(other, { card_id: number, name: 'First Holder' });
    const third = await scene.customer();
    await scene.submit(third, { card_id: number });
    const view = identityView.parse(await queue().describe(scene.opened.at(-1)!.ref, operator));
    expect(view).toMatchObject({ level: 1, number, name: 'Lin Xiaoyu', age: 36, mobile_country: 'CN', papers: [] });
    expect(view.used_by.map(({ id }) => id)).toEqual([other]);
    const papers = identityView.parse(await queue().describe(ref, operator));
    expect(papers).toMatchObject({
      level: 2,
      papers: ['front', 'reverse'],
      attempts: [{ level: 1, verdict: 'approved' }],
    });
  });

  it('that is approved gives the level, once however often it is decided', async () => {
    await decide('approve');
    await decide('refuse', { fault: 'photo_unclear' });
    expect(scene.published.get(customer)).toMatchObject({ level: 2 });
    expect(await scene.standingOf(customer)).toMatchObject({ state: 'verified', level: 2 });
    expect(scene.told.filter((one) => one.customer === customer)).toHaveLength(2);
  });

  it('is refused with a fault that the customer reads, and with no other', async () => {
    const asked = { ref, decision: 'refuse', reason: 'r', values: {} };
    expect(() => queue().check!(asked)).toThrow('parameter_error');
    expect(() => queue().check!({ ...asked, values: { fault: 'because' } })).toThrow('parameter_error');
    await decide('refuse', { fault: 'document_expired' });
    expect(await scene.standingOf(customer)).toMatchObject({
      state: 'audit_failed',
      level: 1,
      reason: expect.stringContaining('expired') as string,
    });
  });

  it('leaves its trace in the timeline, page by page', async () => {
    const all = await partOf().timeline!(customer, null, 10);
    expect(all.map(({ kind, values }) => [kind, values['level']])).toEqual([
      ['applied', 2],
      ['applied', 1],
    ]);
    const [newest] = all;
    expect(await partOf().timeline!(customer, newest!, 10)).toEqual(all.slice(1));
  });
});

describe('a photo of papers', () => {
  const paper = () => partOf().routes!['identity/paper']!;

  it('is seen through a link of a minute, and the look is an act of its own', async () => {
    const asked = { application: Number(ref), side: 'front' } as const;
    expect(paper().look!(asked)).toEqual({ act: 'identity.look', subject: { kind: 'identity', id: `${ref} front` } });
    const { address, expires_at } = await paper().read(asked, operator);
    expect(expires_at).toBe(scene.now + 60_000);
    const { searchParams } = new URL(address, 'http://localhost');
    const seen = () =>
      scene.files.serve(fileIdOf(address) ?? '', searchParams.get('until') ?? '', searchParams.get('signature') ?? '');
    expect((await seen())?.mediaType).toBe('image/webp');
    scene.now += 60_001;
    expect(await seen()).toBeNull();
  });

  it('that there isn’t is refused', async () => {
    const read = async (application: number, side: 'front' | 'reverse') =>
      paper().read({ application, side }, operator);
    await expect(read(999_999, 'front')).rejects.toMatchObject({ code: 'case_unknown' });
    const [basic] = await scene.db
      .selectFrom('identity.application')
      .select('id')
      .where('customer', '=', customer)
      .orderBy('id')
      .execute();
    await expect(read(basic!.id, 'front')).rejects.toMatchObject({ code: 'case_unknown' });
  });
});
