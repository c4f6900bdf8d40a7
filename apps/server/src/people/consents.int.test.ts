import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreements } from './agreements.ts';
import { Consents } from './consents.ts';
import { codeOf, PeopleScene, visitor } from './people-scene.ts';

let scene: PeopleScene;

beforeAll(async () => void (scene = await PeopleScene.open()));
beforeEach(() => scene.nextDay());
afterAll(() => scene.close());

const all = 'terms:1,privacy:1,risk:1';
const givenBy = (customer: number) =>
  scene.db.selectFrom('people.consent').selectAll().where('customer', '=', customer).orderBy('agreement').execute();

describe('a consent', () => {
  it('is written with the customer, with its version, time and place', async () => {
    const customer = await scene.register(scene.freshName(), { agreements: all });
    const line = { customer, version: 1, at: scene.now, address: visitor.address, device: 'test', lang: 'en' };
    expect(await givenBy(customer)).toEqual(['privacy', 'risk', 'terms'].map((agreement) => ({ ...line, agreement })));
  });

  it('is nobody’s who did not give one', async () => {
    const customer = await scene.register(scene.freshName());
    expect(await givenBy(customer)).toEqual([]);
    const list = await scene.people.consents.list(customer);
    expect(list.map(({ agreed_version }) => agreed_version)).toEqual([0, 0, 0]);
  });

  it('to another version than the one in force opens no account', async () => {
    const name = scene.freshName();
    expect(await codeOf(scene.register(name, { agreements: 'terms:2' }))).toBe('agreement_outdated');
    expect(await codeOf(scene.login(name))).toBe('login_failed');
  });

  it('given twice stays the first', async () => {
    const customer = await scene.register(scene.freshName(), { agreements: all });
    const first = await givenBy(customer);
    scene.now += 1_000;
    await scene.people.consents.agree(customer, all, visitor);
    expect(await givenBy(customer)).toEqual(first);
  });

  it('to an older version leaves the newer one open, and both are kept', async () => {
    const customer = await scene.register(scene.freshName(), { agreements: all });
    const inForce = agreements.map((one) => (one.key === 'terms' ? { ...one, version: 2 } : one));
    const later = new Consents(scene.db, () => scene.now + 1, inForce);
    expect(await codeOf(later.agree(customer, 'terms:1', visitor))).toBe('agreement_outdated');
    const open = async () => (await later.list(customer)).filter((one) => one.agreed_version < one.version);
    expect((await open()).map(({ key }) => key)).toEqual(['terms']);
    await later.agree(customer, 'terms:2', visitor);
    expect(await open()).toEqual([]);
    expect(await givenBy(customer)).toHaveLength(4);
  });
});
